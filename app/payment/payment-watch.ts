type News = { status: string; chargeStatus: string | null; screen: string }

/** A stream of news as the browser's EventSource gives it. */
export type NewsStream = { close(): void }

export type StreamHandlers<N> = {
  onMessage(news: N): void
  /** The stream broke; it may come back by itself. */
  onError(): void
}

/** What watching needs of the browser. */
export type WatchPorts<N extends News> = {
  open(ears: StreamHandlers<N>): NewsStream
  /** Asks once where the payment stands; undefined without an answer. */
  ask(): Promise<N | undefined>
  isHidden(): boolean
  /** Calls back when the tab is hidden or shown; answers how to stop that. */
  onVisibility(changed: () => void): () => void
}

const FIRST_MS = 5_000
const LONGEST_MS = 30_000

/** How long to wait before asking again: 5, 10, 20, 30, 30… seconds. */
export function nextDelay(ms = 0): number {
  return ms === 0 ? FIRST_MS : Math.min(ms * 2, LONGEST_MS)
}

/** True when a page that shows `before` must change; the server's clock alone is no news. */
export function isNews(before: News, { status, chargeStatus, screen }: News): boolean {
  return (
    before.status !== status || before.chargeStatus !== chargeStatus || before.screen !== screen
  )
}

/**
 * Tells of every change of a payment until it is stopped. Events come first; while the stream is silent or broken
 * (proxies, no connection) it is asked instead, ever more slowly. A hidden tab neither listens nor asks.
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
    endLook = ports.isHidden() ? () => {} : lookOnce(ports, receive)
  }

  const forget = ports.onVisibility(look)
  look()
  return () => {
    forget()
    endLook()
  }
}

/** Listens and asks for as long as the tab is in sight. */
function lookOnce<N extends News>(ports: WatchPorts<N>, receive: (news: N) => void): () => void {
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
      // The stream speaks, so nobody needs to ask.
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
