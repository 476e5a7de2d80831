import type pg from 'pg'
import type { TestServer } from '#tests/server/server.ts'
import { cpuMicrosOf, cpuMicrosOfTree, postmasterOf } from './cpu.ts'
import type { DonationLoad } from './donation-load.ts'
import { type DonationRound, donateFor, type DonationKeys } from './donation-wrk.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim, type GoalName } from './goals.ts'
import { donateByPgbench, findPgbench } from './pgbench.ts'

/** Rates, and processor time per donation. */
type Round = { perSecond: number; serverMicros: number; databaseMicros: number }

type Writing = {
  server: TestServer
  url: string
  db: pg.Client
  rounds: number
  seconds: number
}

/** A new server writes fewer until its code is compiled; only later writes count. */
const WARM = { donations: 10_000, mostSeconds: 30 }

/**
 * P8: HTTP to durable commit against the same inserts by pgbench, and repeats against new donations; P9: all on one
 * campaign against many. Measured alternately.
 */
export async function measureWrites(donation: DonationLoad, given: Writing): Promise<Figure[]> {
  const { server, url, db, rounds, seconds } = given
  const pgbench = findPgbench()
  if (!pgbench) console.log('SKIPPED P8: there is no pgbench here (Debian: postgresql)')
  const postmaster = await postmasterOf(db)
  const viral = { ...donation, slugs: donation.slugs.slice(0, 1) }
  const kept = { fresh: [] as Round[], viral: [] as Round[], repeat: [] as Round[] }
  const floor: Round[] = []

  async function measured(work: () => Promise<DonationRound>): Promise<Round> {
    const before = [cpuMicrosOf(server.pid()), cpuMicrosOfTree(postmaster)] as const
    const { donations, seconds: took } = await work()
    return {
      perSecond: donations / took,
      serverMicros: (cpuMicrosOf(server.pid()) - before[0]) / donations,
      databaseMicros: (cpuMicrosOfTree(postmaster) - before[1]) / donations,
    }
  }
  const donate = (to: DonationLoad, keys: DonationKeys) => donateFor(to, seconds, keys)

  let warm = 0
  for (let at = 0; warm < WARM.donations && at < WARM.mostSeconds / 5; at += 1) {
    warm += (await donateFor(donation, 5, { prefix: `warm-${process.pid}-${at}` })).donations
  }
  for (let round = 0; round < rounds; round += 1) {
    const prefix = `fresh-${process.pid}-${round}`
    let known = 0
    kept.fresh.push(
      await measured(async () => {
        const outcome = await donate(donation, { prefix })
        known = outcome.donations
        return outcome
      }),
    )
    kept.repeat.push(await measured(() => donate(donation, { prefix, known })))
    if (pgbench) floor.push(await measured(() => donateByPgbench({ pgbench, url, db, seconds })))
    kept.viral.push(
      await measured(() => donate(viral, { prefix: `viral-${process.pid}-${round}` })),
    )
  }
  return [...againstFloor(kept.fresh, floor), viralFigure(kept), ...repeatFigures(kept)]
}

function againstFloor(fresh: Round[], floor: Round[]): Figure[] {
  if (floor.length === 0) return []
  const note = doubt(floor)
  const ours = of(fresh, bothMicros)
  const least = of(floor, ({ databaseMicros }) => databaseMicros)
  const parts = `${of(fresh, serverMicros).toFixed(0)} + ${of(fresh, databaseMicros).toFixed(0)} µs`
  return [
    {
      what: 'gifts over HTTP ÷ the same inserts by pgbench',
      ours: rate(fresh),
      floor: rate(floor),
      ratio: of(fresh, perSecond) / of(floor, perSecond),
      note,
      ...aim('P8 speed'),
    },
    {
      what: 'CPU of a gift, server + database ÷ database of a pgbench insert',
      ours: parts,
      floor: `${least.toFixed(0)} µs`,
      ratio: ours / least,
      note,
      ...aim('P8 CPU'),
    },
  ]
}

function viralFigure({ fresh, viral }: { fresh: Round[]; viral: Round[] }): Figure {
  return {
    what: 'gifts on one campaign ÷ on many',
    ours: rate(viral),
    floor: rate(fresh),
    ratio: of(viral, perSecond) / of(fresh, perSecond),
    note: doubt(fresh),
    ...aim('P9'),
  }
}

function repeatFigures({ fresh, repeat }: { fresh: Round[]; repeat: Round[] }): Figure[] {
  const kinds: [string, GoalName, (round: Round) => number][] = [
    ['server', 'P8 repeat server', serverMicros],
    ['database', 'P8 repeat database', databaseMicros],
  ]
  return kinds.map(([whose, goal, micros]) => ({
    what: `CPU of the ${whose}, a repeated gift ÷ a new one`,
    ours: `${of(repeat, micros).toFixed(0)} µs`,
    floor: `${of(fresh, micros).toFixed(0)} µs`,
    ratio: of(repeat, micros) / of(fresh, micros),
    ...aim(goal),
  }))
}

function of(rounds: readonly Round[], measure: (round: Round) => number): number {
  return median(rounds.map(measure))
}

const perSecond = (round: Round) => round.perSecond
const serverMicros = (round: Round) => round.serverMicros
const databaseMicros = (round: Round) => round.databaseMicros
const bothMicros = (round: Round) => round.serverMicros + round.databaseMicros

function rate(rounds: readonly Round[]): string {
  return `${of(rounds, perSecond).toFixed(0)}/s`
}

function doubt(rounds: readonly Round[]): string {
  const wobble = spread(rounds.map(perSecond))
  return wobble > 0.25 ? `spread by ${Math.round(wobble * 100)} %: measure again` : ''
}
