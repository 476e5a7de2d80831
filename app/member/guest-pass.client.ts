const KEY = 'donasi-dicari'

/** Stores the pass of a found donation for this tab only; undefined deletes it. */
export function keepPass(pass: string | undefined): void {
  try {
    if (pass) sessionStorage.setItem(KEY, pass)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the donation is shown only once.
  }
}

/** The pass of this tab. The server decides whether it has expired. */
export function keptPass(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
