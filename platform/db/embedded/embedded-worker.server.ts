// The worker thread that owns the embedded PostgreSQL (PGlite). It speaks raw wire protocol over
// messages, so a long query never blocks HTTP.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

export type ToWorker =
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'sql'; sql: 'ROLLBACK' | 'DISCARD ALL' }
  | { kind: 'snapshot'; folder: string }
  | { kind: 'close' }
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; bytes: Uint8Array | null; inTransaction: boolean }

type StreamOperations = { fsync?: (stream: { nfd?: number }) => number }
type Emscripten = { NODEFS?: { stream_ops?: StreamOperations } }

/**
 * PGlite 0.5 starts with fsync off and its file system has no fsync at all, so a power cut loses every commit of the
 * last seconds. This class adds the operation; the version is pinned because the method is private.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun as ((module: Emscripten) => void)[]
    preRun.push((module) => {
      const operations = module.NODEFS?.stream_ops
      if (!operations) throw new Error('PGlite changed inside: fsync cannot be installed')
      operations.fsync = (stream) => {
        if (stream.nfd != null) fs.fsyncSync(stream.nfd)
        return 0
      }
    })
    return result
  }
}

const { dataDir } = workerData as { dataDir: string | null }
const settings = ['timezone=UTC', 'shared_buffers=32MB'].concat(
  dataDir === null ? ['fsync=off'] : ['fsync=on', 'wal_sync_method=fsync'],
)
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]
const engine =
  dataDir === null
    ? await PGlite.create('memory://', { startParams })
    : await PGlite.create({ fs: new DurableNodeFS(dataDir), startParams })

const port = parentPort
if (!port) throw new Error('embedded-worker runs as a worker thread')

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') {
    void engine.close().then(() => process.exit(0))
    return
  }
  if (message.kind === 'snapshot') return snapshot(message.folder)
  const bytes = message.kind === 'wire' ? engine.execProtocolRawSync(message.bytes) : null
  if (message.kind === 'sql') endSession(message.sql)
  const answer: FromWorker = { kind: 'answer', bytes, inTransaction: engine.isInTransaction() }
  port.postMessage(answer, bytes ? [bytes.buffer as ArrayBuffer] : [])
})
port.postMessage({ kind: 'ready' } satisfies FromWorker)

/** No statement runs meanwhile, and the checkpoint leaves the copy little to recover. */
function snapshot(folder: string): void {
  try {
    engine.execProtocolRawSync(simpleQuery('CHECKPOINT'))
    if (dataDir === null) throw new Error('a database in memory has no files')
    fs.cpSync(dataDir, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
    port?.postMessage({ kind: 'answer', bytes: null, inTransaction: false } satisfies FromWorker)
  } catch (error) {
    port?.postMessage({ kind: 'failed', why: String(error) } satisfies FromWorker)
  }
}

function endSession(sql: 'ROLLBACK' | 'DISCARD ALL'): void {
  if (engine.isInTransaction() !== (sql === 'ROLLBACK')) return
  engine.execProtocolRawSync(simpleQuery(sql))
}

/** A simple-query message: 'Q', its length, the text and a zero byte. */
function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(sql)
  const message = Buffer.alloc(text.length + 6)
  message.write('Q', 0)
  message.writeInt32BE(text.length + 5, 1)
  text.copy(message, 5)
  return new Uint8Array(message)
}
