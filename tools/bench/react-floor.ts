import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The packed bytes of React's own hydration of one element, built now by the same bundler. */
export async function reactFloor(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-floor-'))
  try {
    const entry = path.join(folder, 'floor.mjs')
    const modules = path.join(root, 'node_modules')
    writeFileSync(
      entry,
      `import { createElement } from ${JSON.stringify(path.join(modules, 'react/index.js'))}
       import { hydrateRoot } from ${JSON.stringify(path.join(modules, 'react-dom/client.js'))}
       hydrateRoot(document.getElementById('r'), createElement('p', null, 'Ayat'))`,
    )
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      // Under a test runner React would come with its checks for developers.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(folder, 'out'),
        rolldownOptions: { input: entry, output: { entryFileNames: 'floor.js' } },
      },
    })
    return packed(readFileSync(path.join(folder, 'out', 'floor.js')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The bytes of a body packed as small as it can be. */
export function packed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
