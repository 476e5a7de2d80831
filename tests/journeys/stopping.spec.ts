import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort, startServer, type TestServer } from '../server.ts'

const within = 5_000
/** The allowed delay of the machine itself; the server gives up at four and a half seconds. */
const busy = 2_500

test.describe.configure({ timeout: 240_000 })

test('SIGTERM under load: streams end, what was asked is answered, nothing more is taken, and the exit is 0', async () => {
  const mail = await silentMailServer()
  const server = await startServer({ env: { SMTP_URL: mail.url } })
  try {
    const donation = await aDonation(server)
    const stream = await anEventStream(server, donation)
    await aEmailThatHangs(server)
    await mail.isAsked
    const half = await halfARequest(server)
    const load = startLoad(server)
    await expect.poll(() => load.seen.answered).toBeGreaterThan(40)

    const began = performance.now()
    process.kill(server.pid(), 'SIGTERM')
    await stream.ended
    expect(performance.now() - began).toBeLessThan(within)
    expect(stream.said()).toMatch(/event: status/)
    await untilRefused(server)
    half.finish()
    expect(await half.answer).toMatch(/^HTTP\/1\.1 422 .*connection: close/is)
    expect(await server.exit()).toBe(0)
    expect(performance.now() - began).toBeLessThan(within + busy)

    const seen = await load.stop()
    expect(seen.brokenInTheMiddle).toBe(0)
    expect(server.output()).not.toContain('Error')
    // The hanging mail belongs to another process now, the lock is gone, and the data is complete.
    await server.restart()
    expect((await fetch(`${server.origin}/payment/${donation}`)).status).toBe(200)
  } finally {
    await server.stop()
    mail.close()
  }
})

test('a process that is told to stop says so to the balancer first, and serves meanwhile', async () => {
  const server = await startServer({ env: { DRAIN_SECONDS: '3' } })
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status
  try {
    expect(await statusOf('/health/ready')).toBe(200)
    process.kill(server.pid(), 'SIGTERM')
    await expect.poll(() => statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/surat/112')).toBe(200)
    expect(await server.exit()).toBe(0)
    expect(server.output()).toContain('Stopped')
  } finally {
    await server.stop()
  }
})

for (const [name, signals] of Object.entries({
  'twice SIGTERM': ['SIGTERM', 'SIGTERM'],
  'Ctrl-C, which comes twice': ['SIGINT', 'SIGINT'],
  'a terminal that goes': ['SIGHUP'],
} as const)) {
  test(`${name}: one orderly stop`, { tag: '@long' }, async () => {
    const mail = await silentMailServer()
    const server = await startServer({ env: { SMTP_URL: mail.url } })
    try {
      await aEmailThatHangs(server)
      await mail.isAsked
      for (const signal of signals) {
        process.kill(server.pid(), signal)
        await wait(100)
      }
      expect(await server.exit()).toBe(0)
    } finally {
      await server.stop()
      mail.close()
    }
  })
}

for (const to of ['npm', 'the launcher'] as const) {
  const tag = to === 'npm' ? [] : '@long'
  test(`SIGTERM to ${to} stops the server in order`, { tag }, async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-npm-'))
    const port = await freePort()
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir }
    const [command, ...args] =
      to === 'npm' ? ['npm', 'start'] : [process.execPath, 'tools/node.mjs', 'server/main.ts']
    const child = spawn(command as string, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    // The server holds the pipe too: it closes when the last process is gone.
    const allGone = Promise.all([once(child.stdout, 'close'), once(child, 'exit')])
    try {
      await untilAnswers(`http://127.0.0.1:${port}`, child)
      const began = performance.now()
      child.kill('SIGTERM')
      await allGone
      expect(performance.now() - began).toBeLessThan(within + busy)
      expect(said).toContain('• Stopped')
      // npm itself may end by the signal, when its shell does.
      if (to === 'the launcher') expect(child.exitCode).toBe(0)
    } finally {
      child.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
}

async function visitorToken({ origin }: TestServer): Promise<string> {
  return ((await (await fetch(`${origin}/v2/session`)).json()) as { token: string }).token
}

async function aDonation(server: TestServer): Promise<string> {
  const authorization = `Bearer ${await visitorToken(server)}`
  const list = await fetch(`${server.origin}/v2/campaigns?status=berjalan`, {
    headers: { authorization },
  })
  const { data } = (await list.json()) as { data: { slug: string }[] }
  const answer = await fetch(`${server.origin}/v2/donations`, {
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
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { data: { donationId: string } }).data.donationId
}

async function anEventStream({ origin }: TestServer, donationId: string) {
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
async function aEmailThatHangs(server: TestServer): Promise<void> {
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
  expect(answer.status).toBe(201)
}

/** A request whose last byte is sent by `finish`. */
async function halfARequest(server: TestServer) {
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
function startLoad({ origin }: TestServer) {
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

async function silentMailServer() {
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

async function untilRefused({ origin }: TestServer): Promise<void> {
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
