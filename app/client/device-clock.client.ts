/** The device's clock in milliseconds, for data and timers that exist only on this device. */
export function deviceNow(): number {
  return Date.now()
}

/** The day where the device is, 'yyyy-mm-dd': on a journey it is that of the place, as on the device's own clock. */
export function deviceDay(): string {
  const now = new Date(deviceNow())
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${now.getFullYear()}-${month}-${date}`
}

/** The moment at which that day ends; where clocks change it may have 23 or 25 hours. */
export function deviceDayEnd(): number {
  const now = new Date(deviceNow())
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}
