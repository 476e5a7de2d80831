import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect as dial, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'
import { connect } from '../connect.server.ts'
import { isOutage } from './outage.server.ts'

/** A separate process that writes with twenty callers at once and reports each outcome, like a loaded server. */
function startLoad(url: string, readUrl: string): { child: ChildProcess; said(): string[] } {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const script = `
    const { connect, inTransaction } = await import(${module('../connect.server.ts')})
    const { isOutage } = await import(${module('./outage.server.ts')})
    const { sql } = await import('kysely')
    const { db, read } = await connect({ url: ${JSON.stringify(url)}, readUrl: ${JSON.stringify(readUrl)} })
    async function call() {
      for (;;) {
        try {
          await inTransaction(db, async (tx) => {
            await sql\`insert into load values (1)\`.execute(tx)
            await sql\`select pg_sleep(0.01)\`.execute(tx)
          })
          await sql\`select 1\`.execute(read)
          console.log('done')
        } catch (error) {
          console.log(isOutage(error) ? 'away' : 'WRONG ' + error)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }
    }
    for (let i = 0; i < 20; i++) void call()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })
  return { child, said: () => text.split('\n') }
}

test('a process under load lives through restarts and crashes of PostgreSQL, and serves again each time', async () => {
  needPostgres()
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const url = postgres.url('postgres')
  const { pool, close } = await connect({ url })
  await pool.query('create table load (id int)')
  await close()
  const load = startLoad(url, url)
  const untilDone = async () => {
    const from = load.said().length
    const deadline = performance.now() + 30_000
    while (!load.said().slice(from).includes('done')) {
      if (load.child.exitCode !== null) throw new Error(`it ended: ${load.said().slice(-3)}`)
      if (performance.now() > deadline) throw new Error('nothing is served any more')
      await wait(50)
    }
  }

  for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    await untilDone()
    await postgres.shutDown(how)
    await wait(300)
    await postgres.startAgain()
  }
  await untilDone()

  expect(load.child.exitCode).toBeNull()
  expect(load.said()).toContain('away')
  expect(load.said().filter((line) => line.startsWith('WRONG'))).toEqual([])
})

test('the answer of a commit that is lost on its way is an outage, and the row is there', async () => {
  needPostgres()
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const link = await startLink(postgres.port)
  const { db, pool, close } = await connect({
    url: `postgres://amanah@127.0.0.1:${link.port}/postgres`,
  })
  onTestFinished(() => close())
  await pool.query('create table note (id int primary key)')

  link.loseAnswersAfter(/insert into note/)
  const insert = sql`insert into note values (1)`
  const lost = await insert.execute(db).catch((error: unknown) => error)
  link.heal()

  expect(isOutage(lost), String(lost)).toBe(true)
  await expect
    .poll(async () => await insert.execute(db).catch((error: unknown) => error))
    .toMatchObject({ code: '23505' })
})

/** A proxy to the server that, after certain words, loses every answer and then the connection. */
async function startLink(to: number) {
  let words: RegExp | undefined
  const sockets = new Set<Socket>()
  const wire = createServer((near) => {
    const far = dial(to, '127.0.0.1')
    let isLost = false
    sockets.add(near).add(far)
    near.on('data', (bytes) => {
      isLost ||= words?.test(bytes.toString('latin1')) ?? false
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (isLost) near.destroy()
      else near.write(bytes)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {}).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    wire.close()
  })
  return {
    port: (wire.address() as { port: number }).port,
    loseAnswersAfter: (text: RegExp) => {
      words = text
    },
    heal: () => {
      words = undefined
    },
  }
}
