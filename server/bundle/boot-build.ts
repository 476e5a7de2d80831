import { readdirSync } from 'node:fs'
import path from 'node:path'
import { recordPackages } from './build-packages.ts'

type Build = { root: string; client: string }

/** Builds the file that every page runs first, app/boot/boot.client.ts, as one asset of its own. */
export async function buildBootFile({ root, client }: Build): Promise<void> {
  // Only a build needs the bundler.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [recordPackages('boot')],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'app', 'boot', 'boot.client.ts'),
        output: { format: 'iife', entryFileNames: 'assets/boot-[hash].js' },
      },
    },
  })
}

/** The address of the boot file in a finished build. */
export function bootFileIn(client: string): string {
  const found = readdirSync(path.join(client, 'assets')).find((name) => bootFile.test(name))
  if (!found) throw new Error('the build has no boot file')
  return `/assets/${found}`
}

const bootFile = /^boot-[\w-]+\.js$/
