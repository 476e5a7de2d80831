import { addPageViews } from '#features/overview/page-view.server.ts'
import { openedPage } from '#features/overview/page-view.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { OnAnswered } from '../http/listen.ts'

type Parts = Pick<Ctx, 'db' | 'now' | 'log'>

const EVERY_MS = 60_000

/**
 * Counts how often the pages on the way to a donation are opened: in memory, after the answer was sent, and once a
 * minute into the database. Nothing of who opens them is held.
 */
export class PageViewCounter {
  #parts: Parts
  /** By day and page. */
  #counted = new Map<string, number>()
  #isFailing = false
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Also an answer 304 is a view: the browser had the page and asks whether it is still the same. */
  readonly onAnswered: OnAnswered = ({ request, status, isWhole }) => {
    if (!isWhole || (status !== 200 && status !== 304)) return
    const page = openedPage(request)
    if (page) this.#add(`${dayOf(this.#parts.now())} ${page}`, 1)
  }

  start(): void {
    this.#timer = setInterval(() => void this.store(), EVERY_MS).unref()
  }

  /** Stops and stores what was counted last. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.store()
  }

  /** Stores what was counted since the last time; what cannot be stored waits for the next. */
  async store(): Promise<void> {
    const { db, log } = this.#parts
    const counted = this.#counted
    this.#counted = new Map()
    const rows = [...counted].map(([key, views]) => {
      const [day = '', page = ''] = key.split(' ')
      return { day, page, views }
    })
    try {
      await addPageViews(db, rows)
      this.#isFailing = false
    } catch (cause) {
      for (const [key, views] of counted) this.#add(key, views)
      if (!this.#isFailing) log.warn('pages.views-unstored', { cause })
      this.#isFailing = true
    }
  }

  #add(key: string, views: number): void {
    this.#counted.set(key, (this.#counted.get(key) ?? 0) + views)
  }
}
