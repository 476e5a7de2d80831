import { configDefaults, defineConfig } from 'vitest/config'

// `*.db.test.ts` uses testContext() and runs on both engines; every other `*.test.ts` needs no database and runs once.
const onBothEngines = ['**/*.db.test.ts']
const exclude = [...configDefaults.exclude, 'build/**', 'data/**', '.react-router/**']

function engine(name: 'embedded' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name,
      include: onBothEngines,
      exclude,
      env: { TEST_ENGINE: name },
      globalSetup: './tests/setup/start-engine.ts',
      setupFiles: './tests/setup/each-file.ts',
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...onBothEngines],
        },
      },
      engine('embedded'),
      engine('postgres'),
    ],
  },
})
