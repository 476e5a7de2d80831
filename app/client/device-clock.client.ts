/** The device's clock in milliseconds, for data and timers that exist only on this device. */
export function deviceNow(): number {
  return Date.now()
}
