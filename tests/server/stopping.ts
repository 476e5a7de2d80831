import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { cpSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startStopwatch } from '../../tools/test/pace.ts'
import { quickFolder } from '../database/quick-folder.ts'
import { seededOn } from './seeded.ts'
import { freePort, type TestServer } from './server.ts'

// What a server is doing when it is told to stop.

/** A server gives up at four and a half seconds; in the time of a free machine (`startStopwatch`). */
export const STOPS_WITHIN_MS = 5_000

/** Of an orderly stop, with the end of the processes around it. */
export const LONGEST_STOP_MS = STOPS_WITHIN_MS + 2_500

const commands = {
  npm: ['npm', 'start'],
  'the launcher': [process.execPath, 'tools/node.mjs', 'server/main.ts'],
} as const

/** Starts the product by a command, tells that command to stop, and ends when its last process is gone. */
export async function startAndStop(by: keyof typeof commands) {
  const dataDir = quickFolder()
  const kept = process.env.SEEDED_DATA
  if (kept) cpSync(await seededOn(undefined, kept), dataDir, { recursive: true })
  const port = await freePort()
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir }
  const [command, ...args] = commands[by]
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  // The server holds the pipe too: it closes when the last process is gone.
  const allGone = Promise.all([once(child.stdout, 'close'), once(child, 'exit')])
  try {
    await untilAnswers(`http://127.0.0.1:${port}`, child)
    const passed = startStopwatch()
    child.kill('SIGTERM')
    await allGone
    return { ms: passed(), said, exitCode: child.exitCode }
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function visitorToken({ origin }: TestServer): Promise<string> {
  return ((await (await fetch(`${origin}/v2/session`)).json()) as { token: string }).token
}

export async function donateAt(server: TestServer): Promise<string> {
  const authorization = `Bearer ${await visitorToken(server)}`
  const list = await fetch(`${server.origin}/v2/campaigns?status=berjalan`, {
    headers: { authorization },
  })
  const { data } = (await list.json()) as { data: { slug: string }[] }
  const send = () =>
    fetch(`${server.origin}/v2/donations`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': 'stopping-journey-0001',
      },
      body: JSON.stringify({
        campaignSlug: data[0]?.slug,
        amount: 1_000_000,
        donorName: 'Donatur Uji',
        donorEmail: 'donatur@contoh.id',
        isAnonymous: true,
        consent: true,
      }),
    })
  let answer = await send()
  // A machine that is busy with something else makes the first writes wait too long.
  for (let tries = 0; answer.status === 503 && tries < 5; tries += 1) answer = await send()
  if (answer.status !== 201) throw new Error(`no donation: ${await answer.text()}`)
  return ((await answer.json()) as { data: { donationId: string } }).data.donationId
}

export async function anEventStream({ origin }: TestServer, donationId: string) {
  const asking = request(`${origin}/v2/donations/${donationId}/events`, { agent: false }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  let said = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  // 'end' comes only after a complete body; a cut connection is an error.
  const ended = once(response, 'end')
  return { ended, said: () => said }
}

/** A complaint sends emails; the mail server of these tests accepts none. */
export async function aEmailThatHangs(server: TestServer): Promise<void> {
  const form = new FormData()
  form.set('kind', 'complaint')
  form.set('id', `${Date.now()}`.padEnd(26, '0'))
  form.set('email', 'budi@contoh.id')
  form.set('message', 'Tautan di halaman program tidak dapat dibuka sejak kemarin pagi.')
  const answer = await fetch(`${server.origin}/v2/tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await visitorToken(server)}` },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`no complaint: ${await answer.text()}`)
}

/** A request whose last byte is sent by `finish`. */
export async function halfARequest(server: TestServer) {
  const token = await visitorToken(server)
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let said = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    socket.on('error', () => {}).on('close', () => resolve(said))
  })
  const body = '{"jenis":"zakatemas","input":{}}'
  const head = [
    'POST /v2/zakat/calculate HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  return { answer, finish: () => void socket.write(body.slice(-1)) }
}

/** Sixteen callers without pauses, on persistent connections. */
export function askWithoutPause({ origin }: TestServer) {
  const agent = new Agent({ keepAlive: true })
  const seen = { answered: 0, brokenInTheMiddle: 0 }
  let isOver = false
  async function call(): Promise<void> {
    while (!isOver) {
      for (const asked of ['/v2/session', '/', '/v2/categories', '/donasi']) {
        await ask(asked).catch(() => wait(20))
      }
    }
  }
  function ask(asked: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const asking = request(origin + asked, { agent }, (response) => {
        response.resume()
        response.on('end', () => {
          seen.answered += 1
          resolve()
        })
        response.on('error', (cause) => {
          seen.brokenInTheMiddle += 1
          reject(cause)
        })
      })
      asking.on('error', reject).end()
    })
  }
  const calling = Promise.all(Array.from({ length: 16 }, call))
  return {
    seen,
    stop: async () => {
      isOver = true
      await calling
      agent.destroy()
      return seen
    },
  }
}

export async function silentMailServer() {
  const asked = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    asked.resolve()
    socket.on('error', () => {}).unref()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  return { url, isAsked: asked.promise, close: () => server.close() }
}

export async function untilRefused({ origin }: TestServer): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const isTaken = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isTaken) return
    await wait(20)
  }
}

async function untilAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/v2/session`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
}
