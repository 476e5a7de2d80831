const KEY = 'donasi-dicari'

type Pass = { pass: string; expiresAt: number }

/** Keeps what shows a found gift, for this tab alone; nothing takes it away. */
export function keepPass(pass: Pass | undefined): void {
  try {
    if (pass) sessionStorage.setItem(KEY, JSON.stringify(pass))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept it is shown once.
  }
}

/** The pass of this tab, if its time is not over. */
export function keptPass(): string | undefined {
  try {
    const { pass, expiresAt } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Pass>
    return pass && (expiresAt ?? 0) * 1000 > Date.now() ? pass : undefined
  } catch {
    return undefined
  }
}
