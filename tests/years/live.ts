import { isRefusal } from '#platform/refusal.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { runJobs } from '../money/payments.ts'
import { undoBankLine } from './bank-lines.ts'
import { closeOneBank, openOneBank, confirmStatement } from './banks.ts'
import {
  clearFunds,
  closeBooks,
  decideSpending,
  payDebt,
  paySpending,
  proposeSpending,
  setPolicy,
  shareDay,
} from './desk.ts'
import { changeWay, chargeback, findSilent, give, giveFitrah, payAgain } from './donating.ts'
import { adoptKept, payKeptBack, resolveKept } from './kept.ts'
import { ledgerLines } from './ledger-lines.ts'
import { moveBetweenOwn, undoOwnMove } from './own-transfers.ts'
import { payout, undoPayout } from './payouts.ts'
import { endTwice, undoMatch } from './undone.ts'
import { askForRefund, decideRefunds, endRefunds, hearOfRefunds, sendRefunds } from './refunds.ts'
import { whole, type YearWorld } from './world.ts'

/** Everything that happens in an institution, and how often for each hundred donations or so. */
const acts = {
  give: [30, give],
  giveFitrah: [2, giveFitrah],
  payAgain: [4, payAgain],
  changeWay: [2, changeWay],
  chargeback: [7, chargeback],
  resolveKept: [10, resolveKept],
  payKeptBack: [5, payKeptBack],
  askForRefund: [10, askForRefund],
  decideRefunds: [10, decideRefunds],
  sendRefunds: [8, sendRefunds],
  endRefunds: [6, endRefunds],
  payout: [12, payout],
  undoPayout: [2, undoPayout],
  undoMatch: [4, undoMatch],
  endTwice: [5, endTwice],
  openOneBank: [2, openOneBank],
  closeOneBank: [3, closeOneBank],
  confirmStatement: [12, confirmStatement],
  proposeSpending: [7, proposeSpending],
  decideSpending: [7, decideSpending],
  paySpending: [7, paySpending],
  shareDay: [6, shareDay],
  setPolicy: [3, setPolicy],
  clearFunds: [6, clearFunds],
  payDebt: [2, payDebt],
  undoBankLine: [3, undoBankLine],
  moveBetweenOwn: [4, moveBetweenOwn],
  undoOwnMove: [1, undoOwnMove],
  closeBooks: [3, closeBooks],
} as const satisfies Record<string, readonly [number, (world: YearWorld) => Promise<unknown>]>

export type YearAct = keyof typeof acts
const actNames = Object.keys(acts) as YearAct[]
export const weighted = actNames.flatMap((name) =>
  Array.from({ length: acts[name][0] }, () => name),
)

/** Some days go by, with the looks of their nights; then somebody does something. */
export async function live(
  world: YearWorld,
  { act, days }: { act: YearAct; days: number },
): Promise<void> {
  await sleep(world, days)
  const { story, done, ctx } = world
  const before = story.length
  story.push(`${ctx.now().toISOString().slice(0, 10)} ${act}`)
  const outcome = await tried(world, act)
  story[before] += ` ${outcome}`
  done.set(`${act} ${outcome}`, (done.get(`${act} ${outcome}`) ?? 0) + 1)
  await adoptKept(world)
  await assertExplained(world)
}

/** A refusal is a valid answer, and changes nothing. */
async function tried(world: YearWorld, act: YearAct): Promise<string> {
  const lines = world.books.lines().join()
  try {
    await acts[act][1](world)
    return world.books.lines().join() === lines ? 'idle' : 'moved money'
  } catch (error) {
    if (!isRefusal(error)) throw error
    return `refused (${error.code})`
  }
}

/** The nights that go by: the provider is asked, and every job runs. */
export async function sleep(world: YearWorld, days: number): Promise<void> {
  const { ctx } = world
  const silent = new Map(
    world.codes.flatMap(({ isSilent, reference }) => (isSilent ? [[reference, ctx.now()]] : [])),
  )
  // Longer than any pause between two looks at a code that waits.
  ctx.clock.advance({ days, minutes: whole(world, 40, 600) })
  await pollOpenSchedule.run(ctx)
  await pollClosedSchedule.run(ctx)
  await runJobs(ctx)
  findSilent(world, silent)
  await hearOfRefunds(world)
  await adoptKept(world)
}

/** Every account of every fund holds what was done to it, to the rupiah. */
export async function assertExplained({ ctx, books }: YearWorld): Promise<void> {
  const [posted, expected] = [await ledgerLines(ctx.db), books.lines()]
  const tooMuch = posted.filter((line) => !expected.includes(line))
  const missing = expected.filter((line) => !posted.includes(line))
  if (tooMuch.length + missing.length === 0) return
  throw new Error(`in the ledger: ${tooMuch.join(', ')}\nwhat was done: ${missing.join(', ')}`)
}
