import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foreignFiles, foreignScreens, keptScreens } from '#app/offline/kept-screens.ts'
import { plainFiles } from '#app/offline/worker/strategies.ts'

type Build = { id: string; root: string; client: string }

type RouteFiles = { module: string; imports?: string[] }

/** Builds the service worker as one file, /sw.js, that names the files of this build to store. */
export async function buildOfflineWorker({ id, root, client }: Build): Promise<void> {
  // Only a build needs the bundler.
  const { build } = await import('vite')
  const offline = {
    version: id,
    files: [...filesToKeep(client), ...plainFiles],
    screens: keptScreens,
  }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { __OFFLINE__: JSON.stringify(offline) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'app', 'offline', 'worker', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** The build's files without those that only tools of the demo need. */
function filesToKeep(client: string): string[] {
  const folder = path.join(client, 'assets')
  const names = readdirSync(folder)
  const styles = names.filter((name) => name.endsWith('.css'))
  const styled = styles.map((name) => readFileSync(path.join(folder, name), 'utf8')).join()
  const { dropped } = filesOfScreens(readFileSync(path.join(folder, manifestIn(names)), 'utf8'))
  return names
    .filter((name) => !dropped.has(`/assets/${name}`) && !foreignFiles.test(name))
    .filter((name) => !name.endsWith('.woff2') || styled.includes(name))
    .map((name) => `/assets/${name}`)
    .sort()
}

function manifestIn(names: string[]): string {
  const found = names.find((name) => /^manifest-\w+\.js$/.test(name))
  if (!found) throw new Error('the build has no route manifest')
  return found
}

/** React Router's manifest names each screen's files. Files shared with stored screens are not dropped. */
function filesOfScreens(manifest: string): { dropped: Set<string> } {
  const json = manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)
  const { entry, routes } = JSON.parse(json) as {
    entry: RouteFiles
    routes: Record<string, RouteFiles>
  }
  const filesOf = ({ module, imports = [] }: RouteFiles) => [module, ...imports]
  const needed = new Set(filesOf(entry))
  const dropped = new Set<string>()
  for (const [id, route] of Object.entries(routes)) {
    for (const file of filesOf(route)) (foreignScreens.test(id) ? dropped : needed).add(file)
  }
  return { dropped: dropped.difference(needed) }
}
