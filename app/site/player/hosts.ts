/** How long a failed host is tried last. */
const HOST_COOLDOWN_MS = 5 * 60_000

/** The time of each host's last failure, in milliseconds. */
export type FailedHosts = ReadonlyMap<string, number>

type Known = { failed: FailedHosts; now: number; isSaving: boolean }

/**
 * The order in which the addresses of one recording are tried. Recently failed hosts come last. With data saving the
 * lowest bit rate comes first. Every host is tried once before any host is tried twice.
 */
export function inOrder(
  sources: readonly string[],
  { failed, now, isSaving }: Known,
): readonly string[] {
  const sinceFailure = (source: string) => now - (failed.get(hostOf(source)) ?? -Infinity)
  const failedLately = (source: string) => (sinceFailure(source) < HOST_COOLDOWN_MS ? 1 : 0)
  const weight = (source: string) => (isSaving ? kbps(source) : 0)
  const sorted = sources.toSorted(
    (a, b) => failedLately(a) - failedLately(b) || weight(a) - weight(b),
  )
  const isFirstOfHost = (source: string, at: number) =>
    sorted.findIndex((other) => hostOf(other) === hostOf(source)) === at
  return [
    ...sorted.filter(isFirstOfHost),
    ...sorted.filter((source, at) => !isFirstOfHost(source, at)),
  ]
}

/** The host of an address; empty for our own files. */
export function hostOf(source: string): string {
  return /^https?:\/\/([^/]+)/.exec(source)?.[1] ?? ''
}

/** The bit rate in an address ('..._64kbps/'); the highest number when it names none. */
export function kbps(source: string): number {
  return Number(/(\d+)kbps/.exec(source)?.[1] ?? Number.MAX_SAFE_INTEGER)
}
