import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import config from '../../vitest.config.ts'

// One project of the usual configuration, with every mutant of the plan woven into its files, in one worker; or one
// project for each mutant that needs a process of its own.
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const root = here('../..')
const { MUTATE_PLAN: plan, MUTATE_PROJECT: name, MUTATE_ISOLATED: isolated } = process.env
const woven = JSON.parse(readFileSync(plan as string, 'utf8')) as Record<string, string>
const plugin = {
  name: 'mutants',
  enforce: 'pre' as const,
  load: (id: string) => woven[id.replace(root, '')],
}

/** The modules of this run alone: the usual cache would answer with the code of an earlier plan. */
const ownModules = {
  fsModuleCache: true,
  fsModuleCachePath: `${process.env.MUTATE_FOLDER}/modules`,
}

const { projects = [], ...base } = config.test ?? {}
/** How modules are read, as usual. */
const read = { ...(config.oxc !== undefined && { oxc: config.oxc }) }
const usual = (projects as TestProjectInlineConfiguration[]).find(({ test }) => test?.name === name)

function mutated(ids: { name: string; env: Record<string, string>; include?: string[] }) {
  const { env, globalSetup, ...test } = usual?.test ?? {}
  const isEmbedded = globalSetup === './tests/setup/start-engine.ts' && name !== 'postgres'
  const engine = isEmbedded ? here('engine.ts') : globalSetup
  return {
    root,
    ...read,
    plugins: [plugin],
    test: {
      ...base,
      ...test,
      ...ownModules,
      ...(engine && { globalSetup: engine }),
      name: ids.name,
      ...(ids.include && { include: ids.include }),
      env: { ...env, ...ids.env },
      runner: here('runner.ts'),
    },
  }
}

export default defineConfig({
  root,
  ...read,
  test: {
    ...base,
    ...ownModules,
    maxWorkers: 1,
    fileParallelism: false,
    projects: isolated
      ? Object.entries(JSON.parse(isolated) as Record<string, string[]>).map(([id, include]) =>
          mutated({ name: `${name}-${id}`, env: { MUTATE_ISOLATED: id }, include }),
        )
      : [mutated({ name: name as string, env: {} })],
  },
})
