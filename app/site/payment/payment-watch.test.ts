import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextDelay, type StreamHandlers, watchPayment } from './payment-watch.ts'

type News = { status: string; chargeStatus: string | null; screen: string; serverNow?: string }

const waiting: News = {
  status: 'awaiting_payment',
  chargeStatus: 'pending',
  screen: 'checkout-qrcode',
}
const paid: News = { status: 'paid', chargeStatus: 'paid', screen: 'payment' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser whose stream, answers and visibility the test controls. */
function aBrowser() {
  const asked: number[] = []
  const streams: { handlers: StreamHandlers<News>; isClosed: boolean }[] = []
  const began = performance.now()
  let changed = () => {}
  const browser = {
    answer: undefined as News | undefined,
    isHidden: false,
    asked,
    streams,
    hide(isHidden: boolean) {
      browser.isHidden = isHidden
      changed()
    },
    ports: {
      open(handlers: StreamHandlers<News>) {
        const stream = { handlers, isClosed: false }
        streams.push(stream)
        return { close: () => void (stream.isClosed = true) }
      },
      async ask() {
        asked.push(Math.round((performance.now() - began) / 1000))
        return browser.answer
      },
      isHidden: () => browser.isHidden,
      onVisibility(callback: () => void) {
        changed = callback
        return () => void (changed = () => {})
      },
    },
  }
  return browser
}

test('the waits grow from 5 to 30 seconds', () => {
  expect([undefined, 5_000, 10_000, 20_000, 30_000].map(nextDelay)).toEqual([
    5_000, 10_000, 20_000, 30_000, 30_000,
  ])
})

test('a silent stream is backed by asking after 5, 15, 35, 65 and 95 seconds', async () => {
  const browser = aBrowser()
  watchPayment(browser.ports, waiting, () => {})
  await vi.advanceTimersByTimeAsync(100_000)
  expect(browser.asked).toEqual([5, 15, 35, 65, 95])
})

test('a change is told once, whoever brings it, and the clock alone is no change', async () => {
  const browser = aBrowser()
  const told: News[] = []
  watchPayment(browser.ports, waiting, (news) => told.push(news))
  browser.streams[0]?.handlers.onMessage({ ...waiting, serverNow: 'later' })
  browser.streams[0]?.handlers.onMessage(paid)
  browser.streams[0]?.handlers.onError()
  browser.answer = paid
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([paid])
})

test('while the stream speaks nobody asks, and asking begins again when it breaks', async () => {
  const browser = aBrowser()
  watchPayment(browser.ports, waiting, () => {})
  browser.streams[0]?.handlers.onMessage(waiting)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.asked).toEqual([])
  browser.streams[0]?.handlers.onError()
  browser.streams[0]?.handlers.onError()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(browser.asked).toEqual([65, 75])
})

test('a hidden tab neither listens nor asks, and looks at once when it is shown again', async () => {
  const browser = aBrowser()
  watchPayment(browser.ports, waiting, () => {})
  browser.hide(true)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(browser.asked).toEqual([])
  expect(browser.streams.map(({ isClosed }) => isClosed)).toEqual([true])
  browser.hide(false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(browser.streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(browser.asked).toEqual([305])
})

test('a page that begins hidden waits to be seen', () => {
  const browser = aBrowser()
  browser.isHidden = true
  watchPayment(browser.ports, waiting, () => {})
  expect(browser.streams).toEqual([])
})

test('after it is stopped nothing is asked, heard or told', async () => {
  const browser = aBrowser()
  const told: News[] = []
  const stop = watchPayment(browser.ports, waiting, (news) => told.push(news))
  stop()
  browser.hide(false)
  browser.streams[0]?.handlers.onMessage(paid)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.streams.map(({ isClosed }) => isClosed)).toEqual([true])
  expect({ told, asked: browser.asked }).toEqual({ told: [], asked: [] })
})
