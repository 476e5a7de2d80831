// Serves the product from its sources: an edit of a screen shows at once and keeps its state; after one of a server
// file the site is assembled anew around the same open database, and pages reload.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { readConfig } from '#platform/config.ts'
import { appSecret } from '../server/secret.ts'
import { printAddresses, openDatabase } from '../server/start.ts'

process.env.NODE_ENV = 'development'
const http = createServer()
// What the table of routes is made of makes Vite begin anew: the one that serves is always the last.
let serving: ViteDevServer | undefined
let turn = Promise.resolve()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
  plugins: [{ name: 'amanah-dev', configureServer: watch }],
})
type DevSite = typeof import('../server/dev-site.ts')
const load = async () => (await importHere('/server/dev-site.ts')) as DevSite
const loadScreens = () => importHere('virtual:react-router/server-build')

const began = performance.now()
const settings = readConfig()
const config = { ...settings, appSecret: appSecret(settings) }
const connection = await openDatabase(config)
let site = await open()
let worker = site.start(config.port)
let answer = getRequestListener(site.fetch)

const deskScript = /^\/assets\/desk-(\w+)\.js\b/
http.on('request', (request, response) => {
  // A build makes these files; here they are their sources.
  const [, script] = deskScript.exec(request.url ?? '') ?? []
  if (script) request.url = `/app/desk/client/${script}.client.ts`
  const { middlewares } = serving ?? vite
  middlewares(request, response, () => void answer(request, response))
})
http.listen(config.port, config.host, () => {
  printAddresses(config, { port: config.port, ms: Math.round(performance.now() - began) })
})

function importHere(id: string) {
  const ssr = (serving ?? vite).environments['ssr']
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code')
  return ssr.runner.import(id)
}

// Screens reach the page by themselves; what they call on the server does not.
function watch(server: ViteDevServer): void {
  const isAnew = serving !== undefined
  serving = server
  const next = () => {
    turn = turn.then(assembleAnew, assembleAnew)
  }
  server.watcher.on('change', (file) => {
    if (/\/app\/desk\//.test(file)) server.ws.send({ type: 'full-reload' })
    if (ofServer(file)) next()
  })
  if (isAnew) next()
}

function ofServer(file: string): boolean {
  return /\/(features|platform|server|checks)\/(?!.*\.test\.)[^?]+\.ts$/.test(file)
}

async function open() {
  const { openDevSite } = await load()
  return openDevSite(config, connection, loadScreens)
}

async function assembleAnew(): Promise<void> {
  const began = performance.now()
  try {
    const next = await open()
    site.closeStreams()
    await worker.stop()
    site = next
    worker = site.start(config.port)
    answer = getRequestListener(site.fetch)
    serving?.ws.send({ type: 'full-reload' })
    console.log(`• Assembled anew in ${Math.round(performance.now() - began)} ms`)
  } catch (error) {
    // The site from before goes on answering until the file is mended.
    console.error(error)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 4_000).unref()
  site.closeStreams()
  await worker.stop()
  await connection.close()
  await (serving ?? vite).close()
  process.exit(0)
}
