import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { bookOf } from '#tests/workbook.ts'
import { readPicture } from '../picture/picture.server.ts'
import { readProof } from '../proof/proof.server.ts'
import { readSheet } from '../sheet/read-sheet.server.ts'
import { FileWorker, WorkerEnded } from './file-worker-process.server.ts'
import { FilesBusy, readInWorker } from './read-in-worker.server.ts'

const hostilePdf = Buffer.from(`%PDF-1.4\n/AA ${'1'.repeat(30_000)}\n%%EOF\n`, 'latin1')
const manyTexts = bookOf('<sheetData/>', { shared: `<si>${'<t/>'.repeat(7_000_000)}</si>` })
const manyCells = bookOf(
  `<sheetData>${`<row>${'<c><v>1</v></c>'.repeat(29)}</row>`.repeat(49_000)}</sheetData>`,
)

test('what strangers send never holds up the server, and is read or refused in words', {
  tags: 'night',
}, async () => {
  await readSheet(Buffer.from('a,b\n'))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await expect(readProof(hostilePdf)).rejects.toMatchObject({ code: 'ticket/proof-active' })
  await expect(readSheet(manyTexts)).rejects.toMatchObject({ code: 'sheet/refused', status: 422 })
  expect(await readSheet(manyCells)).toHaveLength(49_000)
  delay.disable()
  // A busy machine adds its own; on the server's thread it was ten seconds and more.
  expect(delay.max / 1e6).toBeLessThan(3_000)
})

test('a refusal keeps its code, its status and its field on the way from the worker', async () => {
  const named = Buffer.from('%PDF-1.4\n/JavaScript\n%%EOF\n', 'latin1')
  await expect(readProof(named)).rejects.toMatchObject({
    name: 'ProofActive',
    code: 'ticket/proof-active',
    status: 422,
    fields: { proof: expect.stringMatching(/tangkapan layar/) },
  })
  await expect(readPicture(Buffer.from('GIF89a'))).rejects.toMatchObject({
    code: 'picture/unsupported',
    status: 415,
  })
})

test('a worker that takes too long is ended, and the next file is read by another', async () => {
  const worker = new FileWorker()
  const asked = { kind: 'table' as const, bytes: manyCells, options: {} }
  await expect(worker.read(asked, 1)).rejects.toBeInstanceOf(WorkerEnded)
  expect(worker.isAlive()).toBe(false)
  expect(await readSheet(Buffer.from('a,b\n1,2'))).toHaveLength(2)
})

test('a worker without memory is a refusal of its file, whatever V8 makes of it', async () => {
  const worker = new FileWorker({ heapMegabytes: 10 })
  const lines = Buffer.from(`${'x,'.repeat(60)}\n`.repeat(20_000))
  const asked = { kind: 'table' as const, bytes: lines, options: {} }
  await expect(worker.read(asked, 30_000)).rejects.toBeInstanceOf(WorkerEnded)
})

test('the worker knows no secret and reaches neither files nor the network', async () => {
  const server = createServer((_, response) => response.end('reached'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const worker = new FileWorker({
    program: new URL('../../tests/server/confined-worker.ts', import.meta.url),
  })
  const { port } = server.address() as { port: number }
  const asked = { kind: 'table' as const, bytes: Buffer.from(String(port)), options: {} }
  const { answer } = (await worker.read(asked, 30_000)) as { answer: unknown }
  server.close()
  expect(answer).toEqual({
    env: [],
    write: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    network: 'ERR_ACCESS_DENIED',
  })
})

test('files wait in a short queue, and beyond it people are asked to come again', async () => {
  const some = Array.from({ length: 40 }, () => readInWorker('table', Buffer.from('a,b\n')))
  const settled = await Promise.allSettled(some)
  const refused = settled.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every((reason) => reason instanceof FilesBusy)).toBe(true)
  expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(18)
})
