/** How long a host that failed is asked last. */
export const HOST_RESTS_MS = 5 * 60_000

/** When each host failed last, in milliseconds. */
export type FailedHosts = ReadonlyMap<string, number>

type Known = { failed: FailedHosts; now: number; isSaving: boolean }

/**
 * In which order the addresses of one recording are tried: hosts that failed lately come last, to save data the
 * lightest first, and one address of every host before a second one of any.
 */
export function inOrder(
  sources: readonly string[],
  { failed, now, isSaving }: Known,
): readonly string[] {
  const restsStill = (source: string) => now - (failed.get(hostOf(source)) ?? -Infinity)
  const isTired = (source: string) => (restsStill(source) < HOST_RESTS_MS ? 1 : 0)
  const weight = (source: string) => (isSaving ? kbps(source) : 0)
  const sorted = sources.toSorted((a, b) => isTired(a) - isTired(b) || weight(a) - weight(b))
  const isFirstOfHost = (source: string, at: number) =>
    sorted.findIndex((other) => hostOf(other) === hostOf(source)) === at
  return [
    ...sorted.filter(isFirstOfHost),
    ...sorted.filter((source, at) => !isFirstOfHost(source, at)),
  ]
}

/** The host of an address; '' for one of our own. */
export function hostOf(source: string): string {
  return /^https?:\/\/([^/]+)/.exec(source)?.[1] ?? ''
}

/** Kilobits per second as the address names them ('..._64kbps/'); where it does not, the heaviest. */
export function kbps(source: string): number {
  return Number(/(\d+)kbps/.exec(source)?.[1] ?? Number.MAX_SAFE_INTEGER)
}
