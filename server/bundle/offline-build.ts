import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildFile, hashOf } from '#app/site/offline/build-pack.ts'
import { foreignFiles, foreignScreens } from '#app/site/offline/kept-screens.ts'
import { plainFiles } from '#app/site/offline/worker/strategies.ts'
import { recordPackages } from './build-packages.ts'

type Build = { id: string; root: string; client: string }

/** Builds the service worker as one file, /sw.js, that knows its build. */
export async function buildOfflineWorker({ id, root, client }: Build): Promise<void> {
  // Only a build needs the bundler.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [recordPackages('worker')],
    define: { __OFFLINE__: JSON.stringify({ version: id }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'app', 'site', 'offline', 'worker', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** The files a device needs to open every screen of this build, with what identifies their content. */
export async function listBuildFiles(client: string): Promise<BuildFile[]> {
  return Promise.all(
    [...filesToKeep(client), ...plainFiles].map(async (url) => {
      const body = new Uint8Array(readFileSync(path.join(client, url)))
      return { url, bytes: body.length, hash: await hashOf(body) }
    }),
  )
}

/** The build's files without those that only tools of the demo need. */
function filesToKeep(client: string): string[] {
  const folder = path.join(client, 'assets')
  const names = readdirSync(folder)
  const styles = names.filter((name) => name.endsWith('.css'))
  const styled = styles.map((name) => readFileSync(path.join(folder, name), 'utf8')).join()
  const dropped = foreignModules(readFileSync(path.join(folder, manifestIn(names)), 'utf8'))
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

/** The modules of the demo's tools. What they import may also be a part that another screen fetches late. */
function foreignModules(manifest: string): Set<string> {
  const json = manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)
  const { routes } = JSON.parse(json) as { routes: Record<string, { module: string }> }
  const foreign = Object.entries(routes).filter(([id]) => foreignScreens.test(id))
  return new Set(foreign.map(([, { module }]) => module))
}
