/** The clock of this device, in milliseconds: what it remembers and when it shall be silent are its own. */
export function deviceNow(): number {
  return Date.now()
}
