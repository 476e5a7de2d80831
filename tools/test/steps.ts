import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Outcome } from './report.ts'
import { APP, FEATURES, SERVER } from '../tidy/order.ts'
import { orderTable } from '../tidy/ranks.ts'
import { ordersOfMoney } from '../../tests/draws.ts'
import { runJourneys } from './journeys.ts'
import { yesOrNo } from './run.ts'
import { type SomeFiles, vitest } from './vitest.ts'

export type Situation = {
  outcomes: ReadonlyMap<string, Outcome>
  /** Those of the night, too; only those of these files, where some are named. */
  isFull: boolean
  files: string[]
}

export type Step = {
  name: string
  title: string
  /**
   * Where it runs: on one core beside a neighbour of its kind (the default), on both cores, behind those and after one
   * another as they often wait, or alone once the ones behind have ended.
   */
  place?: 'both' | 'behind' | 'alone'
  run(situation: Situation): Promise<Outcome>
}

let routeTypes: Promise<Outcome> | undefined

/** The types of the routes are made, not kept; linter and compiler both need them, and they are made once. */
async function withRouteTypes(command: string[]): Promise<Outcome> {
  routeTypes ??= yesOrNo(['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  const made = await routeTypes
  return made.failed > 0 ? made : await yesOrNo(command)
}

/** What servers of the tests serve is built, packed and named once, not by each of them. */
async function buildOnce(): Promise<Outcome> {
  const built = await yesOrNo(['tools/build.ts'], { AUDIO_SOURCE: 'lokal' })
  if (built.failed === 0) {
    const { id } = JSON.parse(readFileSync('build/stamp.json', 'utf8')) as { id: string }
    // Every server and every file of tests would read all sources to find the name.
    process.env.AMANAH_BUILD_ID = id
  }
  return built
}

const OXLINT = 'node_modules/oxlint/bin/oxlint'

const TSC = 'node_modules/typescript/bin/tsc'
const CHECKED = 'node_modules/.cache/types.tsbuildinfo'

/** Everything `npm test` does, in its order: the common mistakes first. */
export const steps: Step[] = [
  {
    name: 'format',
    title: 'format (Biome)',
    run: () => yesOrNo(['node_modules/@biomejs/biome/bin/biome', 'format', '.']),
  },
  {
    name: 'lint',
    title: 'lint (oxlint)',
    run: () => yesOrNo([OXLINT]),
  },
  {
    name: 'build',
    title: 'build',
    run: buildOnce,
  },
  {
    name: 'types',
    title: 'types (TypeScript)',
    // One checker: several would make the same types again, and lint has the other core. What was checked is kept.
    run: () =>
      withRouteTypes(
        `${TSC} --noEmit -p . --checkers 1 --incremental --tsBuildInfoFile ${CHECKED}`.split(' '),
      ),
  },
  { name: 'tidy', title: 'tidy (house rules)', run: () => vitest('tidy') },
  {
    name: 'unused',
    title: 'unused code (knip)',
    run: () => yesOrNo(['node_modules/knip/bin/knip.js']),
  },
  {
    name: 'part-embedded',
    title: 'one walk, embedded database',
    run: () => vitest('part-embedded', { workers: 1, atAPush: true }),
  },
  // Engines and servers that start, stop, freeze and come back; one of its files needs the build.
  {
    name: 'parts',
    title: 'real parts',
    place: 'behind',
    run: () => vitest('parts', { atAPush: true }),
  },
  { name: 'journeys', title: 'browser journeys', place: 'behind', run: runJourneys },
  {
    name: 'unit',
    title: 'pure rules',
    place: 'both',
    run: () => vitest('pure', { atAPush: true }),
  },
  {
    name: 'postgres',
    title: 'use cases and API, PostgreSQL',
    place: 'both',
    run: () => vitest('postgres', { atAPush: true }),
  },
  {
    name: 'cluster',
    title: 'use cases, Citus cluster',
    place: 'alone',
    run: async () =>
      process.env.TEST_CITUS_URL ? await vitest('cluster', { minutes: 40 }) : withoutCluster,
  },
]

const withoutCluster: Outcome = {
  passed: 0,
  failed: 0,
  skipped: 2,
  output: '',
  notes: [],
  left: [
    'SKIPPED: use cases on a Citus cluster (TEST_CITUS_URL; docs/SCALING.md)',
    'SKIPPED: npm run soak on a cluster (it needs its address)',
  ],
}

/**
 * Runs only by its name: simulated years that nobody has lived, on both engines. `RUNS`, `STEPS` and `SEED` are what it
 * takes where they are set; the seed is said, so that the same years can be lived again.
 */
const yearsStep: Step = {
  name: 'years',
  title: 'drawn years',
  place: 'alone',
  run: async () => {
    const { RUNS = '20', STEPS = '250', SEED = String(randomInt(2 ** 31)) } = process.env
    const drawn = { files: ['features/books/years.db.test.ts'], minutes: 80 }
    const env = { RUNS, STEPS, SEED }
    // A server answers more slowly than an engine in this process.
    const fewer = { ...env, RUNS: String(Math.ceil(Number(RUNS) / 4)) }
    const note = `SEED=${SEED} RUNS=${RUNS} STEPS=${STEPS}`
    return await onBothEngines({ ...drawn, env }, { ...drawn, env: fewer, minutes: 60 }, note)
  },
}

/** Runs only by its name, every night: random orders of money, `DRAWS` times as many as a push draws, on both engines. */
const ordersStep: Step = {
  name: 'orders',
  title: 'drawn orders of money',
  place: 'alone',
  run: async () => {
    const { DRAWS = '40' } = process.env
    const drawn = { files: [...ordersOfMoney], env: { DRAWS }, minutes: 60 }
    return await onBothEngines(drawn, drawn, `DRAWS=${DRAWS}`)
  },
}

/** The note says what was drawn. */
async function onBothEngines(
  inProcess: SomeFiles,
  onServer: SomeFiles,
  note: string,
): Promise<Outcome> {
  const embedded = await vitest('embedded', inProcess)
  return { ...together([embedded, await vitest('postgres', onServer)]), notes: [note] }
}

function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, each) => total + each[of], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    output: outcomes.map(({ output }) => output).join('\n'),
    notes: [],
  }
}

/**
 * Runs only by its name, every night: rules and screens with many more draws of each property than a push takes.
 * `PROPERTY_RUNS` says how many.
 */
const propertiesStep: Step = {
  name: 'properties',
  title: 'drawn properties',
  place: 'alone',
  run: async () => {
    const { PROPERTY_RUNS = '20000' } = process.env
    return await vitest('pure', { env: { PROPERTY_RUNS }, minutes: 30 })
  },
}

/** Runs only by its name, every night: each use case on the embedded engine, too. */
const embeddedStep: Step = {
  name: 'embedded',
  title: 'all use cases, embedded database',
  place: 'alone',
  run: () => vitest('embedded', { minutes: 40 }),
}

/**
 * Runs only by its name, every night: servers and engines that fail, crowds, memory (`*.night.test.ts`), whole years and
 * full tables on each engine (`*.night.db.test.ts`), and with a push's own files those of their tests it leaves out.
 */
const nightStep: Step = {
  name: 'night',
  title: 'all that a push leaves out',
  place: 'alone',
  run: async (situation) => {
    const outcomes = [await lintTypesStep.run(situation)]
    for (const project of ['night', 'night-embedded', 'night-postgres', 'parts', 'postgres']) {
      outcomes.push(await vitest(project, { minutes: 60 }))
    }
    return together(outcomes)
  },
}

/** `npm run check` and the night ask the rules that need types: no promise left alone, among others. */
const lintTypesStep: Step = {
  name: 'lint-types',
  title: 'lint (oxlint, type-aware)',
  run: () => withRouteTypes([OXLINT, '--type-aware']),
}

/** Runs only by its name: prints who may import whom; tidy holds the code to it. */
const orderStep: Step = {
  name: 'order',
  title: 'order of imports',
  run: async () => ({
    passed: 1,
    failed: 0,
    skipped: 0,
    output: '',
    notes: Object.entries({ features: FEATURES, app: APP, server: SERVER }).flatMap(
      ([layer, table]) => [`${layer}/`, ...orderTable(table), ''],
    ),
  }),
}

/** Steps that run only where they are named. */
export const namedSteps: readonly Step[] = [
  embeddedStep,
  lintTypesStep,
  nightStep,
  orderStep,
  ordersStep,
  propertiesStep,
  yearsStep,
]
