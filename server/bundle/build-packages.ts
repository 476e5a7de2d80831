import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../build/packages', import.meta.url))

/** Modules that a bundler writes itself, by the package they come from. */
const virtual: readonly [RegExp, string][] = [
  [/^\0?vite\//, 'node_modules/vite'],
  [/^\0rolldown\//, 'node_modules/rolldown'],
  [/^\0?virtual:react-router\//, 'node_modules/@react-router/dev'],
]

/** Records which packages have a part in what a build puts out, under the name of that build. */
export function recordPackages(name: string): Plugin {
  return {
    name: 'record-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const found = new Set<string>()
      for (const file of Object.values(bundle)) {
        const sources =
          file.type === 'chunk'
            ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
                renderedLength > 0 ? [id] : [],
              )
            : file.originalFileNames
        for (const id of sources) found.add(packageOf(id))
        if (file.fileName.endsWith('.css')) found.add('node_modules/tailwindcss')
      }
      found.delete('')
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify([...found].sort()))
    },
  }
}

/** The folder in node_modules of a module; empty for one of ours. Throws for one that nobody made. */
export function packageOf(id: string): string {
  const [, found] = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(
    id.replaceAll('\\', '/').replace(/^\0/, ''),
  ) ?? [undefined, undefined]
  if (found) return found
  const made = virtual.find(([pattern]) => pattern.test(id))
  if (made) return made[1]
  if (id.startsWith('\0')) throw new Error(`no package is known for the module ${id}`)
  return ''
}

/** What the last build recorded, all its parts together. */
export function shippedFolders(): string[] {
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return [...new Set(files.flatMap((text) => JSON.parse(text) as string[]))].sort()
}
