import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { CHUNKS, chunkOf } from './tools/tidy/chunks.ts'
import { routeModules } from './tools/tidy/routes.ts'
import { filesOfSheet } from './tools/screen-files.ts'
import { recordPackages } from './server/bundle/build-packages.ts'
import type { SheetName } from './app/appearance/sheets.ts'

/**
 * React Router reloads the page without any guard when a screen's file fails to load, and never fires
 * `vite:preloadError`. This swaps that line for ours (app/boot/reload-guard.client.ts): one document load
 * of the wanted address per ten seconds, otherwise a stand-in screen. The build fails if the line moved.
 */
function guardedRouteReload(): Plugin {
  const line = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
  let isPatched = false
  return {
    name: 'guarded-route-reload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*routeModules\.js/ },
      handler(code) {
        if (!line.test(code))
          this.error('react-router changed loadRouteModule: review reload-guard')
        isPatched = true
        const ours =
          'if (globalThis.__recoverFromFailedLoad?.()) return new Promise(() => {}); return globalThis.__failedScreen;'
        return { code: code.replace(line, ours), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isPatched && this.environment.name === 'client') {
        this.error('guarded-route-reload: loadRouteModule was not found')
      }
    },
  }
}

/**
 * Features and platform run from source in the server. The pages' server bundle imports those same files, so that there
 * is one copy of every module in the process. The development server loads the whole server itself (tools/dev.ts).
 */
function oneCopyOnTheServer(): Plugin {
  return {
    name: 'one-copy-on-the-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (/^#(features|platform)\/.*\.ts$/.test(id) ? { id, external: true } : null),
  }
}

/**
 * Names to Tailwind the files whose classes a style sheet needs: those its screens can draw. The development server
 * keeps to no list, because imports change while it runs.
 */
function sourcesOfSheets(): Plugin {
  return {
    name: 'sources-of-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /app[\\/]appearance[\\/](reading|browsing|account|desk)\.css(?!.*[?&]url\b)/ },
      handler(code, id) {
        const [, name] = /(\w+)\.css/.exec(id) ?? []
        const files =
          this.environment.mode === 'dev'
            ? ['app/**/*.{ts,tsx}']
            : [...filesOfSheet(name as SheetName | 'desk')].sort()
        const sources = files.map((file) => `@source "../${file.slice('app/'.length)}";`)
        return { code: [code, ...sources].join('\n'), map: null }
      },
    },
  }
}

/**
 * The desk is drawn by the server alone: in the browser's build its routes are empty, so that no visitor's file holds a
 * part of it. server/bundle/desk-build.ts takes them out of the route manifest as well.
 */
function deskStaysOnTheServer(): Plugin {
  return {
    name: 'desk-stays-on-the-server',
    // After React Router has written what the route's module exports.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]app[\\/]desk[\\/].*__react-router-build-client-route/ },
      handler: () => ({ code: 'export {}', map: null }),
    },
  }
}

/** A module's path from the project's root, without what follows a question mark. */
function inProject(id: string): string {
  const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')
  const [file = ''] = id.replaceAll('\\', '/').split('?')
  return file.startsWith(root) ? file.slice(root.length) : file
}

const buildId = process.env.AMANAH_BUILD_ID ?? 'development'

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  plugins: [
    oneCopyOnTheServer(),
    deskStaysOnTheServer(),
    sourcesOfSheets(),
    tailwindcss(),
    reactRouter(),
    guardedRouteReload(),
    recordPackages('app'),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Rules and errors do nothing by being loaded: an import of which nothing is used loads no file.
          treeshake: {
            moduleSideEffects: (id) => !/[\\/](features|platform)[\\/].*\.ts$/.test(id),
          },
          output: {
            codeSplitting: {
              // One long-lived file for what every screen stands on, which a deploy leaves in the browser's
              // cache, and one for our own parts that most screens share: few requests, few small files.
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|hono|cookie|set-cookie-parser)[\\/]/,
                },
                ...CHUNKS.map(({ name }) => ({
                  name,
                  test: (id: string) => chunkOf(inProject(id), routeModules) === name,
                })),
              ],
            },
          },
        },
      },
    },
  },
})
