import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatRupiah } from '#platform/money.ts'
import { ensureWebBuild } from '#server/web-build.ts'
import { findOpenCampaigns } from '../tests/crowd.ts'
import { startServer, type TestServer } from '../tests/server.ts'
import { seeded } from './seeded.ts'
import { atTheDesk, neverDone } from './soak/desk.ts'
import { donateOnce, type SoakWorld } from './soak/donor.ts'
import { atTheBooks } from './soak/open.ts'
import { type Team, workADay } from './soak/staff.ts'
import { judgeSoak, settleDown, type SoakVerdict } from './soak/verdict.ts'

// Random donations over real HTTP against the real product, with every possible error of a provider, kill -9 of the
// server in between, two people at its desk all the while, and after each kill a day of the provider's payouts and of
// what the desk has no page for.
// Afterwards every rupiah paid at the simulator is in the ledger exactly once, or this fails.
const { values } = parseArgs({
  options: {
    donations: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    givers: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    // Ends the giving by the clock, wherever it has come to.
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const wanted = Number(values.donations)
const kills = Number(values.kills)
const longestMs = Number(values.minutes) * 60_000
/** From so many donations on every act of the desk must have happened; a kill brings the payouts to spend. */
const WHOLE = 100
const staff: Team = { random: seeded(Number(values.seed) + 1), done: new Map() }

await ensureWebBuild()
const began = performance.now()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-soak-'))
try {
  const server = await startServer({ dataDir, env: { EWALLETS: 'gopay,ovo' } })
  const counted = await soak(server)
  await server.kill()
  console.log(`Given in ${seconds(began)} s; now the days after`)
  const verdict = await look(counted.acknowledged)
  if (wanted >= WHOLE && kills > 0) {
    verdict.wrong.push(...neverDone(staff.done).map((act) => `the desk never did: ${act}`))
  }
  print(verdict, counted)
  console.log(`${seconds(began)} s in all`)
  if (verdict.wrong.length > 0) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function soak(server: TestServer): Promise<SoakWorld['counted']> {
  const session = (await (await fetch(`${server.origin}/v2/session`)).json()) as { token: string }
  const actions = new Map<string, number>()
  const counted: SoakWorld['counted'] = {
    acknowledged: [],
    actions,
    refusedForgeries: 0,
    rests: 0,
    givenUp: 0,
  }
  let back = Promise.resolve()
  const { token } = session
  const campaigns = await findOpenCampaigns(server.origin, token)
  const { origin } = server
  const random = seeded(Number(values.seed))
  const world: SoakWorld = { origin, token, campaigns, random, isBack: () => back, counted }
  let begun = 0
  let killed = 0

  async function give(): Promise<void> {
    while (begun < wanted && performance.now() - began < longestMs) {
      begun += 1
      const done = Math.max(begun / wanted, (performance.now() - began) / longestMs)
      const isDue = killed < kills && done > (killed + 1) / (kills + 1)
      if (isDue) {
        killed += 1
        back = killAndWork(server)
        console.log(`kill -9 number ${killed}, with ${counted.acknowledged.length} given`)
      }
      await donateOnce(world, `soak-${values.seed}-${begun}`)
    }
  }
  const reports = setInterval(() => {
    console.log(
      `${begun} begun in ${seconds(began)} s; ${listed(staff.done)}; never: ${neverDone(staff.done).join(', ')}`,
    )
  }, 60_000)
  let isOver = false
  const desk = {
    origin,
    random: seeded(Number(values.seed) + 2),
    done: staff.done,
    acknowledged: counted.acknowledged,
    isBack: () => back,
  }
  const atWork = atTheDesk(desk, () => isOver)
  await Promise.race([
    Promise.all(Array.from({ length: Number(values.givers) }, give)),
    // A desk that fails ends the soak.
    atWork,
  ])
  isOver = true
  await atWork.finally(() => clearInterval(reports))
  await back
  return counted
}

/** The server is killed; staff work while it is down; the next server does the remaining jobs. */
async function killAndWork(server: TestServer): Promise<void> {
  await server.kill()
  await atTheBooks(dataDir, (ctx) => workADay(ctx, staff))
  await server.restart()
}

async function look(acknowledged: readonly string[]): Promise<SoakVerdict> {
  return atTheBooks(dataDir, async (ctx) => {
    await settleDown(ctx, (later) => workADay(later, staff))
    return judgeSoak(ctx, acknowledged)
  })
}

function print(verdict: SoakVerdict, counted: SoakWorld['counted']): void {
  const { paidAtSimulator, inLedger, gifts: donations, kept, wrong } = verdict
  console.log(`${verdict.donations} donations, ${verdict.charges} charges, ${kills} kills`)
  console.log(`at the simulator: ${listed(counted.actions)}`)
  console.log(`the staff: ${listed(staff.done)}`)
  console.log(`${counted.refusedForgeries} forged webhooks were refused`)
  console.log(`${counted.rests} times a way to pay was resting, ${counted.givenUp} gave up`)
  console.log(`paid by the simulator  ${formatRupiah(paidAtSimulator)}`)
  console.log(`in the ledger          ${formatRupiah(inLedger)}`)
  console.log(`  as gifts             ${formatRupiah(donations)}`)
  console.log(`  as titipan, or returned by our bank ${formatRupiah(kept)}`)
  for (const problem of wrong.slice(0, 40)) console.error(`WRONG ${problem}`)
  console.log(
    wrong.length === 0 ? 'Every rupiah stands once.' : `${wrong.length} things are wrong.`,
  )
}

function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted(([a], [b]) => a.localeCompare(b))
  return sorted.map(([what, times]) => `${what} ${times}`).join(', ')
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0)
}
