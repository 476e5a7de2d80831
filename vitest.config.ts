import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { paceOfTests } from './tools/test/pace.ts'

// `*.db.test.ts` uses testContext() and runs on both engines. `*.parts.test.ts` starts engines, servers or programs of its
// own, or packs whole files. Every other `*.test.ts` needs none of that. A push leaves out `*.night.test.ts`,
// `*.night.db.test.ts` and each test with `{ tags: 'night' }`: `npm test -- night`.
const onBothEngines = ['**/*.db.test.ts']
const nightOnEngine = ['**/*.night.db.test.ts']
/**
 * What a push asks the embedded engine, which is the same PostgreSQL: what is its own, and one walk of money from the
 * gift to those it is for; the journeys meet it, too (docs/decisions/0118-how-tests-run.md).
 */
const embeddedAtPush = ['platform/db/*.db.test.ts', '**/books-hold.db.test.ts']
const realParts = ['**/*.parts.test.ts']
const night = ['**/*.night.test.ts']
const tidy = ['tools/tidy.test.ts', 'tools/tidy/*.test.ts']
const never = [...configDefaults.exclude, 'build/**', 'data/**', '.react-router/**']

/** A busy or slow machine gets more time for each test. */
const pace = paceOfTests()

type Files = { include: string[]; exclude?: string[] }

function withoutDatabase(name: string, { include, exclude = [] }: Files) {
  return {
    extends: true as const,
    // The files of a worker share its modules: loading them again takes longer than most tests.
    test: {
      name,
      include,
      exclude: [...never, ...exclude],
      isolate: false,
      ...(process.env.PROPERTY_RUNS && {
        setupFiles: './tests/setup/properties.ts',
        testTimeout: 600_000,
      }),
    },
  }
}

function onEngine(name: string, { include, exclude = [] }: Files) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...never, ...exclude],
      // The files of a worker share its modules and its database (tests/database/database.ts).
      isolate: false,
      env: {
        TEST_ENGINE: name.endsWith('embedded') ? 'embedded' : 'postgres',
        // React as it is served: the form that warns takes twice as long.
        NODE_ENV: 'production',
      },
      globalSetup: './tests/setup/start-engine.ts',
      setupFiles: './tests/setup/each-file.ts',
      // At night a year is lived whole, and an order of money is drawn many times (tests/draws.ts).
      ...((process.env.DRAWS || name.startsWith('night')) && { testTimeout: 3_600_000 }),
    },
  }
}

function withParts(name: string, include: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: never,
      // The files of a worker share its modules, which take some seconds to load.
      isolate: false,
      globalSetup: './tests/setup/prepare-parts.ts',
      // An engine that starts on a busy machine takes half a minute, a build several.
      testTimeout: (name === 'night' ? 600_000 : 240_000) * pace,
      hookTimeout: 400_000 * pace,
    },
  }
}

function onCluster() {
  const project = onEngine('cluster', { include: onBothEngines, exclude: nightOnEngine })
  // A statement takes several times as long as on one server, and a database takes half a minute to make.
  return { ...project, test: { ...project.test, testTimeout: 120_000, hookTimeout: 120_000 } }
}

export default defineConfig({
  // As it is built: the development form of JSX needs a React that warns.
  oxc: { jsx: { development: false } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    tags: [{ name: 'night', description: 'left out by a push: `npm test -- night`' }],
    // The steps of a run share what is compiled; each would compile a thousand files again.
    ...(process.env.SEEDED_DATA && {
      fsModuleCache: true,
      fsModuleCachePath: path.join(process.env.SEEDED_DATA, 'modules'),
    }),
    // A tenth less work: what tests leave behind is collected in larger steps.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-heap-size=512'],
    // Wide enough for two busy cores, and for a build before the first test of a file. No test has a limit of its own:
    // it would not follow the pace.
    testTimeout: 120_000 * pace,
    hookTimeout: 200_000 * pace,
    // What is waited for comes at once on a free machine.
    expect: { poll: { timeout: 15_000 * pace } },
    projects: [
      withoutDatabase('pure', {
        include: ['**/*.test.ts', '**/*.test.tsx'],
        exclude: [...onBothEngines, ...realParts, ...night, ...tidy],
      }),
      withParts('parts', realParts),
      withParts('night', night),
      withoutDatabase('tidy', { include: tidy }),
      onEngine('embedded', { include: onBothEngines, exclude: nightOnEngine }),
      onEngine('part-embedded', { include: embeddedAtPush, exclude: nightOnEngine }),
      onEngine('postgres', { include: onBothEngines, exclude: nightOnEngine }),
      onEngine('night-embedded', { include: nightOnEngine }),
      onEngine('night-postgres', { include: nightOnEngine }),
      // Where TEST_CITUS_URL names a cluster (docs/SCALING.md).
      ...(process.env.TEST_CITUS_URL ? [onCluster()] : []),
    ],
  },
})
