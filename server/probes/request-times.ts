const NAME = 'amanah_http_request_seconds'
const HELP =
  'Requests answered, by what was asked and the first digit of the status; event streams count when they end.'
/** The upper bounds of the histogram, in seconds; what took longer is counted beyond the last. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10]
const KINDS = ['api', 'webhook', 'file', 'page'] as const

type Series = { labels: string; counts: number[]; sum: number }

/**
 * How long requests took, as a histogram of Prometheus whose count is the number of requests. Counted in plain numbers:
 * the histogram of prom-client takes longer for each request than all else we add to an answer from memory.
 */
export class RequestTimes {
  #series = Object.fromEntries(
    KINDS.map((kind) => [kind, [1, 2, 3, 4, 5].map((digit) => emptySeries(kind, digit))]),
  )

  observe({ url, status, seconds }: { url: string; status: number; seconds: number }): void {
    const series = this.#series[kindOf(url)]?.[Math.floor(status / 100) - 1]
    if (!series) return
    let at = 0
    while (seconds > (BOUNDS[at] ?? Number.POSITIVE_INFINITY)) at += 1
    series.counts[at] = (series.counts[at] ?? 0) + 1
    series.sum += seconds
  }

  /** The series that have been counted, in the text format of Prometheus. */
  text(): string {
    const lines = Object.values(this.#series).flat().flatMap(linesOf)
    return [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`, ...lines, ''].join('\n')
  }
}

function kindOf(url: string): (typeof KINDS)[number] {
  if (url.startsWith('/v2/')) return 'api'
  if (url.startsWith('/webhooks/')) return 'webhook'
  return url.startsWith('/assets/') ? 'file' : 'page'
}

function emptySeries(kind: string, digit: number): Series {
  const counts = [...BOUNDS, Number.POSITIVE_INFINITY].map(() => 0)
  return { labels: `kind="${kind}",status="${digit}xx"`, counts, sum: 0 }
}

function linesOf({ labels, counts, sum }: Series): string[] {
  const count = counts.reduce((all, each) => all + each, 0)
  if (count === 0) return []
  let upTo = 0
  const buckets = BOUNDS.map((bound, at) => {
    upTo += counts[at] ?? 0
    return `${NAME}_bucket{le="${bound}",${labels}} ${upTo}`
  })
  return [
    ...buckets,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ]
}
