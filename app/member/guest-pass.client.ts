const KEY = 'donasi-dicari'

/** Keeps what shows a found donation, for this tab alone; nothing takes it away. */
export function keepPass(pass: string | undefined): void {
  try {
    if (pass) sessionStorage.setItem(KEY, pass)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept it is shown once.
  }
}

/** The pass of this tab; the server knows when its time is over. */
export function keptPass(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
