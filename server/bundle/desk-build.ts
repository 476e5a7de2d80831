import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { recordPackages } from './build-packages.ts'

type Routes = Record<string, { module: string; imports?: string[] }>

const ofDesk = /^desk\//

/** Takes the desk's routes, which are empty in the browser's build, out of the files and the manifest of visitors. */
export function dropDeskRoutes(client: string): void {
  const assets = path.join(client, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the build has no route manifest')
  const file = path.join(assets, name)
  const text = readFileSync(file, 'utf8')
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest = JSON.parse(text.slice(start, end)) as { routes: Routes }
  const visitors = Object.entries(manifest.routes).filter(([id]) => !ofDesk.test(id))
  const used = new Set(visitors.flatMap(([, route]) => [route.module, ...(route.imports ?? [])]))
  for (const [id, { module }] of Object.entries(manifest.routes)) {
    if (ofDesk.test(id) && !used.has(module)) rmSync(path.join(client, module), { force: true })
  }
  const manifestText = JSON.stringify({ ...manifest, routes: Object.fromEntries(visitors) })
  writeFileSync(file, text.slice(0, start) + manifestText + text.slice(end))
}

type Build = { root: string; client: string }

/**
 * Builds the scripts of the desk, app/desk/client/*.client.ts, as /assets/desk-{name}.js. A page of the desk loads those
 * it names; no page of visitors knows them.
 */
export async function buildDeskScripts({ root, client }: Build): Promise<void> {
  const folder = path.join(root, 'app', 'desk', 'client')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const scripts = names.filter((name) => name.endsWith('.client.ts'))
  if (scripts.length === 0) return
  // Only a build needs the bundler.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [recordPackages('desk')],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: Object.fromEntries(
          scripts.map((name) => [name.replace('.client.ts', ''), path.join(folder, name)]),
        ),
        output: {
          format: 'es',
          entryFileNames: 'assets/desk-[name].js',
          chunkFileNames: 'assets/desk-part-[hash].js',
        },
      },
    },
  })
}
