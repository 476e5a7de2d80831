import { setTimeout as wait } from 'node:timers/promises'
import type { MayCut } from './notes.ts'
import { type Course, inWorld, phase, type Scenario } from './scenario.ts'
import type { OutageWorld } from './world.ts'

type Part = {
  name: string
  kill(world: OutageWorld): unknown
  startAgain(world: OutageWorld): unknown
  mayCut?: MayCut
  awayMs?: number
}

const AWAY_MS = 4_000
const AFTER_MS = 3_000

const parts: Part[] = [
  ...[0, 1].map((index) => ({
    name: `process ${index + 1}`,
    mayCut: 'begun' as const,
    kill: ({ servers }: OutageWorld) => servers[index]?.kill(),
    startAgain: ({ servers }: OutageWorld) => servers[index]?.restart(),
  })),
  {
    name: 'HAProxy',
    // Nothing is left that could answer.
    mayCut: 'all',
    kill: ({ balancer }) => balancer.kill(),
    startAgain: ({ balancer }) => balancer.startAgain(),
  },
  {
    name: 'PgBouncer of the primary',
    kill: ({ pooler }) => pooler.kill(),
    startAgain: ({ pooler }) => pooler.startAgain(),
  },
  {
    name: 'primary',
    kill: ({ primary }) => primary.shutDown('kill'),
    startAgain: ({ primary }) => primary.startAgain(),
  },
  {
    name: 'replica',
    kill: ({ replica }) => replica.shutDown('kill'),
    startAgain: ({ replica }) => replica.startAgain(),
  },
  {
    name: 'mail',
    kill: ({ mail }) => mail.gate.shut(),
    startAgain: ({ mail }) => mail.gate.open(),
  },
  { name: 'S3', kill: ({ files }) => files.shut(), startAgain: ({ files }) => files.open() },
  {
    name: 'S3, which hangs',
    awayMs: 20_000,
    kill: ({ files }) => void (files.isSilent = true),
    startAgain: ({ files }) => void (files.isSilent = false),
  },
]

/** kill -9 of each part in turn, with a synchronous replica; and a bucket that takes calls and never answers. */
export const kills: Scenario = inWorld({ name: 'kills', isSynchronous: true, happen: killEach })

async function killEach({ world, notes }: Course) {
  for (const { name, kill, startAgain, mayCut, awayMs = AWAY_MS } of parts) {
    notes.begin(`kill -9 of ${name}`, mayCut)
    await kill(world)
    await wait(awayMs)
    await startAgain(world)
    await phase(notes, `after: ${name}`, AFTER_MS)
    console.log(`  • kill -9 of ${name}`)
  }
  return { books: world.primary }
}
