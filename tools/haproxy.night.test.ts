import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { makeCertificate } from '#tests/fakes/certificate.ts'
import { unprivilegedUser } from '#tests/database/postgres.ts'
import { freePort } from '#tests/server/server.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'
import { startProgram } from './soak/program.ts'
import { fillHaproxy, makeFolder } from './soak/samples.ts'

/** Two processes behind the sample; the first that is asked for a donation ends without an answer. */
async function dyingWorld(): Promise<{ https: number; ca: string }> {
  const isThere = spawnSync('sh', ['-c', 'command -v haproxy']).status === 0
  skipUnless(isThere, 'haproxy is not installed')
  let isDead = false
  const processes: number[] = []
  for (const name of ['a', 'b']) {
    const server = createServer((request, response) => {
      request.resume().on('end', () => {
        if (request.method === 'POST' && !isDead) {
          isDead = true
          request.socket.resetAndDestroy()
        } else response.end(name)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    processes.push((server.address() as AddressInfo).port)
  }
  const user = unprivilegedUser()
  const { folder, remove } = makeFolder(user)
  onTestFinished(remove)
  const certificate = makeCertificate('127.0.0.1')
  const [http, https] = await Promise.all([freePort(), freePort()])
  const file = fillHaproxy(folder, { http, https, processes, certificate })
  const command = ['haproxy', '-db', '-f', file]
  const balancer = await startProgram(command, { port: https, user })
  onTestFinished(() => balancer.stop())
  return { https, ca: certificate.cert }
}

/** Sends these pieces one after the other on one connection; answers what tells the states answered so far. */
async function say(
  { https: port, ca }: { https: number; ca: string },
  pieces: string[],
): Promise<() => string[]> {
  const socket = connect({ host: '127.0.0.1', port, ca, ALPNProtocols: ['http/1.1'] })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  for (const piece of pieces) {
    socket.write(piece)
    // Each in a packet of its own, after what came before has been handed on.
    await wait(300)
  }
  return () => received.match(/HTTP\/1\.1 \d+/g) ?? []
}

const body = '{"amount":50000}'
const head = [
  'POST /v2/donations HTTP/1.1',
  'Host: 127.0.0.1',
  'Idempotency-Key: of-this-test',
  `Content-Length: ${body.length}`,
]
const post = `${head.join('\r\n')}\r\n\r\n`
const get = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'

test('a call with a key whose process dies is asked of the other one', async () => {
  const world = await dyingWorld()
  const answers = await say(world, [get, post + body])
  await expect.poll(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})

test('so is one whose body comes later than its head', async () => {
  const world = await dyingWorld()
  const answers = await say(world, [get, post, body])
  await expect.poll(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})

test('one that is too large to be kept is told to come again, and the connection stays', async () => {
  const world = await dyingWorld()
  const large = ' '.repeat(40_000)
  const sent = post.replace(/Content-Length: \d+/, `Content-Length: ${large.length}`) + large
  const answers = await say(world, [get, sent, get])
  await expect.poll(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503', 'HTTP/1.1 200'])
})
