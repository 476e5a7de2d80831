/** What an address says beside its filters: what was done, what failed, and where a page begins. */
export const pageWords = ['kabar', 'periksa', 'sesudah'] as const

/** The known filters of an address; empty ones are left out, and none is longer than a line. */
export function filtersIn<N extends string>(
  params: URLSearchParams,
  names: readonly N[],
): Partial<Record<N, string>> {
  const found: Partial<Record<N, string>> = {}
  for (const name of names) {
    const value = params.get(name)?.trim().slice(0, 200).replaceAll('\0', '')
    if (value) found[name] = value
  }
  return found
}

/** An address with its filters and more of its own, without empty ones. */
export function addressWith(
  path: string,
  filters: Readonly<Record<string, string | undefined>>,
  more: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, ...more })) {
    if (value) params.set(name, value)
  }
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
