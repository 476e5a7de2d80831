import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { startServer } from '../tests/server/server.ts'
import { type Figure, printFigures, unmeasured } from './bench/figures.ts'
import { measureDesk } from './bench/desk.ts'
import { measureDonations } from './bench/donation.ts'
import { loadTool } from './bench/load.ts'
import { measurePlayer } from './bench/player.ts'
import { measureReader } from './bench/reader.ts'
import { measureSearch } from './bench/search.ts'
import { measureSiteSearch } from './bench/site-search.ts'
import { measureStatements } from './bench/statements.ts'
import { measureServing } from './bench/serving.ts'
import { measureWeight } from './bench/weight.ts'

// Ratios of our server to a floor that is rebuilt in the same run, so that the machine's speed cancels out. Nothing
// here is asserted: a busy machine must never fail a build.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string' },
  },
})

// The list of the desk is measured at its database, and needs no screens.
const figures: Figure[] = []
if (!values.only || values.only === 'desk') figures.push(...(await desk()))
if (values.only === 'desk') {
  printFigures(figures)
  process.exit(0)
}

// Servers that are started again serve the same build.
process.env.AMANAH_BUILD_ID = (await ensureWebBuild()).id
const server = await startServer()
try {
  if (!values.only || values.only === 'weight') figures.push(...(await weight()))
  if (!values.only || values.only === 'reader') figures.push(...(await reader()))
  if (!values.only || values.only === 'player') figures.push(...(await player()))
  if (!values.only || values.only === 'serving') {
    console.log(
      `Load by ${loadTool}, machine load ${loadavg()[0]?.toFixed(2)} of 2 wanted free cores`,
    )
    if (loadTool === 'autocannon') {
      console.log(
        'autocannon is itself slower than the servers: trust the CPU, not the requests per second',
      )
    }
    figures.push(
      ...(await measureServing(server, {
        rounds: Number(values.rounds),
        seconds: Number(values.seconds),
        connections: Number(values.connections),
      })),
    )
  }
  if (!values.only || values.only === 'search') {
    figures.push(...measureSearch({ rounds: Number(values.rounds) }))
    figures.push(...measureSiteSearch({ rounds: Number(values.rounds) }))
  }
  if (!values.only || values.only === 'giving') figures.push(...(await donation()))
  printFigures(values.only ? figures : [...figures, ...unmeasured(figures)])
} finally {
  await server.stop()
}

async function weight(): Promise<Figure[]> {
  try {
    return await measureWeight(server, Number(values.rounds))
  } catch (cause) {
    console.log(`SKIPPED P1, P1b, P1c, P1d, P4: ${cause instanceof Error ? cause.message : cause}`)
    return []
  }
}

async function reader(): Promise<Figure[]> {
  try {
    return await measureReader(server, Number(values.rounds))
  } catch (cause) {
    console.log(`SKIPPED P2, P3: ${cause instanceof Error ? cause.message : cause}`)
    return []
  }
}

async function player(): Promise<Figure[]> {
  try {
    return await measurePlayer(server, Number(values.rounds))
  } catch (cause) {
    console.log(`SKIPPED P13: ${cause instanceof Error ? cause.message : cause}`)
    return []
  }
}

async function donation(): Promise<Figure[]> {
  try {
    return await measureDonations({
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
    })
  } catch (cause) {
    console.log(`SKIPPED P8, P9, P10: ${cause instanceof Error ? cause.message : cause}`)
    return []
  }
}

async function desk(): Promise<Figure[]> {
  try {
    const rounds = Number(values.rounds)
    return [...(await measureDesk(rounds)), ...(await measureStatements(rounds))]
  } catch (cause) {
    console.log(`SKIPPED P15, P16: ${cause instanceof Error ? cause.message : cause}`)
    return []
  }
}
