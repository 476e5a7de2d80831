import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startStopwatch } from '../../tools/test/pace.ts'
import { type Listening, listen } from './listen.ts'

type Answer = (request: Request) => Response | Promise<Response>

async function aServer(answer: Answer): Promise<Listening> {
  const listening = await listen(answer, { port: 0, host: '127.0.0.1', ready: [] })
  onTestFinished(() => listening.server.closeAllConnections())
  return listening
}

type Caller = { socket: Socket; said(): string; ended: Promise<unknown> }

async function aCaller({ port }: Listening): Promise<Caller> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const ended = new Promise((resolve) => socket.once('close', resolve))
  return { socket, said: () => said, ended }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: amanah.test\r\n\r\n`

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5)
}

test('closing answers what was asked as the last of its connection, also what was half said', async () => {
  const slow = Promise.withResolvers<void>()
  const asked: string[] = []
  const server = await aServer(async (request) => {
    asked.push(request.url)
    if (request.url.endsWith('/slow')) await slow.promise
    return new Response(`${await request.text()} diterima`)
  })
  const inFlight = await aCaller(server)
  inFlight.socket.write(get('/slow'))
  const halfSaid = await aCaller(server)
  halfSaid.socket.write(
    'POST /half HTTP/1.1\r\nHost: amanah.test\r\nContent-Length: 7\r\n\r\nseten',
  )
  const idle = await aCaller(server)
  idle.socket.write(get('/idle'))
  await until(() => asked.length === 3 && idle.said().endsWith('diterima'))

  const closing = server.close()
  await idle.ended
  const late = connect(server.port, '127.0.0.1')
  await expect(once(late, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  slow.resolve()
  halfSaid.socket.write('ga')
  await closing
  await Promise.all([inFlight.ended, halfSaid.ended])

  expect(inFlight.said()).toMatch(/^HTTP\/1\.1 200 .*connection: close.* diterima$/is)
  expect(halfSaid.said()).toMatch(/^HTTP\/1\.1 200 .*connection: close.*setenga diterima$/is)
  expect(idle.said()).not.toMatch(/connection: close/i)
})

test('closing answers every request of a pipeline, and does nothing that comes behind the last', async () => {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  const server = await aServer(async (request) => {
    asked.push(new URL(request.url).pathname)
    await gate.promise
    return new Response(`jawaban ${asked.length}`)
  })
  const caller = await aCaller(server)
  caller.socket.write(get('/1') + get('/2') + get('/3'))
  await until(() => asked.length === 3)
  const closing = server.close()
  caller.socket.write(get('/4'))
  await wait(50)
  gate.resolve()
  await closing
  await caller.ended
  expect(asked).toEqual(['/1', '/2', '/3'])
  expect(caller.said().match(/jawaban/g)).toHaveLength(3)
  expect(caller.said().match(/connection: close/gi)).toHaveLength(1)
})

test('a connection that is new when the server closes still has its first request answered', async () => {
  const server = await aServer(() => new Response('diterima'))
  const caller = await aCaller(server)
  const closing = server.close()
  await wait(30)
  caller.socket.write(get('/first'))
  await closing
  await caller.ended
  expect(caller.said()).toMatch(/^HTTP\/1\.1 200 .*connection: close.*diterima$/is)
})

test('while a proxy goes on asking, every connection it keeps has its last answer', async () => {
  const server = await aServer(() => new Response('diterima'))
  const kept = await Promise.all(Array.from({ length: 8 }, () => aCaller(server)))
  for (const { socket } of kept) socket.write(get('/before'))
  await until(() => kept.every(({ said }) => said().endsWith('diterima')))

  const closing = server.close()
  for (const { socket } of kept) {
    await wait(100)
    socket.write(get('/after'))
  }
  await closing
  await Promise.all(kept.map(({ ended }) => ended))
  for (const { said } of kept) expect(said().match(/diterima/g)).toHaveLength(2)
})

test('idle connections are closed in time though others are still used', async () => {
  const server = await aServer(() => new Response('diterima'))
  const idle = await aCaller(server)
  const kept = await Promise.all(Array.from({ length: 30 }, () => aCaller(server)))
  const passed = startStopwatch()
  const closing = server.close()
  let isClosed = false
  void idle.ended.then(() => (isClosed = true))
  for (const { socket } of kept) {
    if (isClosed) break
    socket.write(get('/'))
    await wait(100)
  }
  await closing
  expect(isClosed).toBe(true)
  expect(passed()).toBeLessThan(2_900)
})

test('what does not end in time is cut off', async () => {
  const server = await aServer(() => new Promise<Response>(() => {}))
  const caller = await aCaller(server)
  caller.socket.write(get('/hangs'))
  await until(() => server.server.listening)
  await wait(50)
  await server.close(100)
  await caller.ended
  expect(caller.said()).toBe('')
})
