// Serves the product from its sources: an edit of a screen shows at once and keeps its state; after one of a server
// file the site is assembled anew around the same open database, and pages reload.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '#platform/config.ts'
import { appSecret } from '../server/secret.ts'
import { printAddresses, openDatabase } from '../server/start.ts'

process.env.NODE_ENV = 'development'
const http = createServer()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code')
const { runner } = ssr
type DevSite = typeof import('../server/dev-site.ts')
const load = async () => (await runner.import('/server/dev-site.ts')) as DevSite
const loadScreens = () => runner.import('virtual:react-router/server-build')

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
  vite.middlewares(request, response, () => void answer(request, response))
})
http.listen(config.port, config.host, () => {
  printAddresses(config, { port: config.port, ms: Math.round(performance.now() - began) })
})

// Screens reach the page by themselves; what they call on the server does not.
const ofServer = /\/(features|platform|server|checks)\/(?!.*\.test\.)[^?]+\.ts$/
const ofDesk = /\/app\/desk\//
let turn = Promise.resolve()
vite.watcher.on('change', (file) => {
  if (ofDesk.test(file)) vite.ws.send({ type: 'full-reload' })
  if (ofServer.test(file)) turn = turn.then(assembleAnew, assembleAnew)
})

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
    vite.ws.send({ type: 'full-reload' })
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
  await vite.close()
  process.exit(0)
}
