type News = { status: string; chargeStatus: string | null; screen: string }

/** A stream of news, shaped like the browser's EventSource. */
export type NewsStream = { close(): void }

export type StreamHandlers<N> = {
  onMessage(news: N): void
  /** The stream broke; it may reconnect by itself. */
  onError(): void
}

/** What watching a payment needs from the browser. */
export type WatchPorts<N extends News> = {
  open(handlers: StreamHandlers<N>): NewsStream
  /** Asks once for the payment status; undefined without an answer. */
  ask(): Promise<N | undefined>
  isHidden(): boolean
  /** Calls `changed` when the tab is hidden or shown; returns a function that stops this. */
  onVisibility(changed: () => void): () => void
}

const FIRST_MS = 5_000
const LONGEST_MS = 30_000

/** The wait before the next question: 5, 10, 20, 30, 30… seconds. */
export function nextDelay(ms = 0): number {
  return ms === 0 ? FIRST_MS : Math.min(ms * 2, LONGEST_MS)
}

/** True when a page that shows `before` must change. A new server time alone is no news. */
export function isNews(before: News, { status, chargeStatus, screen }: News): boolean {
  return (
    before.status !== status || before.chargeStatus !== chargeStatus || before.screen !== screen
  )
}

/**
 * Reports every change of a payment until it is stopped. Events come first. While the stream is silent or broken
 * (proxies, no connection), it polls more and more slowly. A hidden tab neither listens nor polls.
 */
export function watchPayment<N extends News>(
  ports: WatchPorts<N>,
  known: News,
  onNews: (news: N) => void,
): () => void {
  let last = known
  let endLook = () => {}

  function receive(news: N): void {
    if (!isNews(last, news)) return
    last = news
    onNews(news)
  }

  function look(): void {
    endLook()
    endLook = ports.isHidden() ? () => {} : watchWhileVisible(ports, receive)
  }

  const forget = ports.onVisibility(look)
  look()
  return () => {
    forget()
    endLook()
  }
}

/** Listens and polls while the tab is visible. */
function watchWhileVisible<N extends News>(
  ports: WatchPorts<N>,
  receive: (news: N) => void,
): () => void {
  let isOver = false
  let isAsking = false
  let timer: ReturnType<typeof setTimeout>

  function askAfter(ms: number): void {
    isAsking = true
    const mine = setTimeout(() => {
      void ports.ask().then((news) => {
        if (isOver) return
        if (news) receive(news)
        if (isAsking && timer === mine) askAfter(nextDelay(ms))
      })
    }, ms)
    timer = mine
  }

  askAfter(nextDelay())
  const stream = ports.open({
    onMessage(news) {
      // The stream works, so polling stops.
      isAsking = false
      clearTimeout(timer)
      if (!isOver) receive(news)
    },
    onError() {
      if (!isAsking && !isOver) askAfter(nextDelay())
    },
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    stream.close()
  }
}
