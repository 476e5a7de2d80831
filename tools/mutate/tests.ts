import path from 'node:path'
import { allSources, type Source, targetOf } from '../tidy/source.ts'

/** Tests of one vitest project. */
export type ProjectTests = { project: string; files: string[] }

const PROJECTS: [name: string, ending: RegExp][] = [
  ['pure', /(?<!\.db|\.parts)\.test\.tsx?$/],
  ['embedded', /(?<!\.contract)\.db\.test\.ts$/],
  ['contract', /\.contract\.db\.test\.ts$/],
  ['parts', /\.parts\.test\.ts$/],
]

/** Only these see what a lock is for: the embedded engine runs one transaction at a time. */
const ON_POSTGRES: typeof PROJECTS = [['postgres', /(?<!\.contract)\.db\.test\.ts$/]]

/** Tests beside the files, and tests elsewhere that import one of them; of all projects, or of one. */
export function testsFor(
  root: string,
  files: readonly string[],
  only?: string,
): Record<'beside' | 'elsewhere', ProjectTests[]> {
  const mutated = new Set(files)
  const folders = new Set(files.map((file) => path.posix.dirname(file)))
  const tests = allSources(root).filter(
    ({ path: name, code }) => code && /\.test\.tsx?$/.test(name) && !name.startsWith('tools/'),
  )
  const isBeside = ({ path: name }: Source) => folders.has(path.posix.dirname(name))
  const importsOne = ({ path: name, code }: Source) =>
    (code?.imports ?? []).some(({ specifier }) => mutated.has(targetOf(name, specifier) ?? ''))
  return {
    beside: byProject(tests.filter(isBeside), only),
    elsewhere: byProject(
      tests.filter((source) => !isBeside(source) && importsOne(source)),
      only,
    ),
  }
}

function byProject(sources: readonly Source[], only?: string): ProjectTests[] {
  const asked =
    only === 'postgres'
      ? ON_POSTGRES
      : PROJECTS.filter(([project]) => only === undefined || project === only)
  return asked.flatMap(([project, ending]) => {
    const files = sources.map(({ path: name }) => name).filter((name) => ending.test(name))
    return files.length > 0 ? [{ project, files }] : []
  })
}
