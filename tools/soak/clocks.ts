import { setTimeout as wait } from 'node:timers/promises'
import {
  giveByHttp,
  httpCallerOf,
  payByHttp,
  prayersOf,
  reportByHttp,
} from '#tests/server/over-http.ts'
import type { Course } from './course.ts'

/** One process is five minutes ahead and one behind. */
export const CLOCKS_OFF = [5 * 60_000, -5 * 60_000] as const
const SHOWN_WITHIN_MS = 20_000
const GONE_WITHIN_MS = 10_000
const ALL_PRAYERS = '/doa-orang-baik/semua'

/** One person at both processes, donor and reader. */
export async function giveAndModerate({ world, lines }: Course): Promise<string[]> {
  const [ahead, behind] = world.servers.map(({ origin }) => origin) as [string, string]
  const found = [
    await askForCodes([ahead, behind]),
    await moderate(behind, ahead),
    await moderate(ahead, behind),
  ]
  lines.push(...found.flatMap((each) => each.lines))
  return found.flatMap(({ broken }) => broken)
}

type Found = { lines: string[]; broken: string[] }

/** A person's allowance is one over both processes: the last of its moments must not lie minutes ahead. */
async function askForCodes(origins: readonly string[]): Promise<Found> {
  const contact = `${crypto.randomUUID()}@contoh.id`
  const statuses: number[] = []
  for (const origin of origins) {
    const { call } = await httpCallerOf(origin)
    const headers = { 'x-forwarded-for': '10.9.9.9, 127.0.0.1' }
    const json = { contact }
    statuses.push((await call('POST', '/v2/auth/password/forgot', { json, headers })).status)
  }
  const refused = statuses.filter((status) => status === 429).length
  return {
    lines: [`  two codes asked of two processes: ${statuses.join(', ')}`],
    broken: refused > 0 ? [`clocks: ${refused} of 2 codes were refused with 429`] : [],
  }
}

/** A prayer that five networks report to one process is gone from the pages of the other. */
async function moderate(reportedAt: string, seenAt: string): Promise<Found> {
  const donor = await httpCallerOf(reportedAt)
  const reader = await httpCallerOf(seenAt)
  const words = `Semoga airnya mengalir ${crypto.randomUUID().slice(0, 8)}`
  await payByHttp(donor, (await giveByHttp(donor, { prayer: words })).id)
  const find = async () => (await prayersOf(reader)).find(({ text }) => text.includes(words))
  const isOnPage = async () => (await (await fetch(seenAt + ALL_PRAYERS)).text()).includes(words)
  const shown = await within(SHOWN_WITHIN_MS, async () => (await find()) && (await isOnPage()))
  const prayer = await find()
  if (shown === undefined || !prayer) return { lines: [], broken: ['clocks: no prayer was shown'] }
  const statuses = await reportByHttp(reportedAt, prayer.id)
  const gone = await within(GONE_WITHIN_MS, async () => !(await isOnPage()))
  return {
    lines: [
      `  a prayer shown after ${shown} ms, and hidden by reports (${statuses}) after ${gone} ms`,
    ],
    broken:
      gone === undefined ? [`clocks: a hidden prayer is shown after ${GONE_WITHIN_MS} ms`] : [],
  }
}

/** After how many milliseconds something was so, or undefined. */
async function within(ms: number, isSo: () => Promise<unknown>): Promise<number | undefined> {
  const began = performance.now()
  while (performance.now() - began < ms) {
    if (await isSo()) return Math.round(performance.now() - began)
    await wait(100)
  }
  return undefined
}
