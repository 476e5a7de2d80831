import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SheetName, sheetOf } from '#app/appearance/sheets.ts'
import { routeModules } from './tidy/routes.ts'
import { parse, targetOf } from './tidy/source.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Above and beside every screen: the document, the start in the browser, and the screen of a wrong address. */
const everywhere = ['app/root.tsx', 'app/entry.client.tsx', 'app/site/home/not-found.tsx']

/** The files of app/ that the screens of a style sheet can draw: all they import, at once or lazily. */
export function filesOfSheet(name: SheetName | 'desk'): Set<string> {
  const routes = [...routeModules].filter((file) =>
    file.startsWith('app/desk/')
      ? name === 'desk'
      : sheetOf(file.slice('app/site/'.length)) === name,
  )
  // The desk has a frame of its own.
  const found = new Set(name === 'desk' ? routes : [...everywhere, ...routes])
  // A set's walk reaches what is added on the way.
  for (const file of found) for (const other of importsOf(file)) found.add(other)
  return found
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const { code } = parse(file, readFileSync(path.join(root, file), 'utf8'))
  const imports = (code?.imports ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ specifier }) => targetOf(file, specifier) ?? [])
    .filter((name) => /^app\/.*\.tsx?$/.test(name) && existsSync(path.join(root, name)))
  known.set(file, imports)
  return imports
}
