import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { giveByApi, giveByForm, PAUSE_MS } from './donor.ts'
import type { SoakSite } from './site.ts'

export type CrowdWish = {
  /** Donors at a time, one gift after the other; none where `perSecond` is their pace, answered or not. */
  donors?: number
  perSecond?: number
  /** How many give before it ends by itself. */
  donations?: number
  /** People who read, ask for codes and look at pictures meanwhile. */
  readers?: number
  /** Each gift is paid at once, as in a rush. */
  isPlain?: boolean
}

export type SoakCrowd = {
  /** Every donor has gone. */
  ended: Promise<unknown>
  /** Sends them away: who waits for an answer gives up after it. */
  stop(): Promise<void>
}

let crowds = 0

export function startCrowd(site: SoakSite, wish: CrowdWish): SoakCrowd {
  const { donors = 0, perSecond = 0, donations = Infinity, readers = 0, isPlain } = wish
  crowds += 1
  const crowd = `soak-${process.pid}-${crowds}`
  let begun = 0
  let isOver = false
  async function give(): Promise<void> {
    begun += 1
    site.told.begun += 1
    const walk = { site, key: `${crowd}-${begun}`, isOver: () => isOver, isPlain }
    await (!isPlain && begun % 5 === 0 ? giveByForm(walk) : giveByApi(walk))
  }
  async function giveOn(): Promise<void> {
    while (!isOver && begun < donations) {
      await give()
      // Whoever gives a number of times gives as fast as it goes.
      if (donations === Infinity) await wait(PAUSE_MS)
    }
  }
  async function comeAtPace(): Promise<void> {
    const coming: Promise<void>[] = []
    const began = performance.now()
    while (!isOver && begun < donations) {
      const due = ((performance.now() - began) / 1_000) * perSecond
      while (begun < Math.min(due, donations)) coming.push(give())
      await wait(5)
    }
    await Promise.all(coming)
  }
  async function readOn(read: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await read(turn)
      await wait(PAUSE_MS)
    }
  }
  const kinds = readings(site)
  const ended = Promise.all(perSecond ? [comeAtPace()] : Array.from({ length: donors }, giveOn))
  const reading = Promise.all(
    Array.from({ length: readers }, (_, at) =>
      readOn(kinds[at % kinds.length] as (typeof kinds)[number]),
    ),
  )
  return {
    ended,
    stop: async () => {
      isOver = true
      await Promise.all([ended, reading])
    },
  }
}

function readings({ ask, campaigns }: SoakSite): ((turn: number) => Promise<unknown>)[] {
  const slugs = campaigns.map(({ slug }) => slug)
  const pages = ['/', '/v2/categories', `/campaign/${slugs[0]}`, '/surat/2', '/alquran']
  const read = (turn: number) => ask(['read', pages[turn % pages.length] ?? '/'])
  return [
    read,
    read,
    // Pictures of campaigns stay in memory; those of verses are stored, or drawn again while the files are away.
    async (turn) => {
      await ask(['preview', `/og/campaign/${slugs[turn % slugs.length]}.jpg`])
      await ask(['preview', `/og/ayat/2/${randomInt(286) + 1}.jpg`])
    },
    () => {
      const form = { contact: `orang${randomInt(1e9)}@contoh.id` }
      return ask(['code', '/forgot-password'], { form })
    },
  ]
}
