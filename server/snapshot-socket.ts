import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { noteBackup } from '#platform/db/backup/note-backup.server.ts'
import type { Connection } from '#platform/db/connect.server.ts'

/** Longer paths are no address of a socket on every system we run on. */
const LONGEST_PATH = 100
const PREFIX = 'snapshot-'

/** Where a running process takes requests of `npm run ops` for a copy of its embedded database. */
export function snapshotSocketOf(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'database', 'ops.sock')
}

/**
 * Opens that socket, in a folder that only the owner may enter: `POST /snapshot` answers the folder of a new copy,
 * which the caller removes, and `POST /backup-made/{moment}` notes that a
 * backup of it is whole. Answers how to close it. Copies that an ended caller left are removed here.
 */
export async function openSnapshotSocket(
  { snapshot, pool }: Pick<Connection, 'snapshot' | 'pool'>,
  dataDir: string,
): Promise<() => void> {
  const socket = snapshotSocketOf(dataDir)
  const folder = path.dirname(socket)
  if (!snapshot) return () => {}
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  if (Buffer.byteLength(socket) > LONGEST_PATH) return () => {}
  // The lock of the folder is ours, so a socket in it belongs to a process that is gone.
  rmSync(socket, { force: true })
  let copies = 0
  const server = createServer((request, response) => {
    const [, address, moment = ''] = /^(\/[a-z-]+)(?:\/(.+))?$/.exec(request.url ?? '') ?? []
    const isOurs = address === '/snapshot' || address === '/backup-made'
    if (request.method !== 'POST' || !isOurs) {
      response.writeHead(404).end()
      return
    }
    if (address === '/backup-made') {
      noteBackup(pool, new Date(moment))
        .then(() => response.end('noted'))
        .catch((error: unknown) => response.writeHead(500).end(String(error)))
      return
    }
    const copy = path.join(folder, `${PREFIX}${process.pid}-${(copies += 1)}`)
    mkdirSync(copy, { mode: 0o700 })
    snapshot(copy)
      .then(() => response.end(JSON.stringify({ folder: copy })))
      .catch((error: unknown) => {
        rmSync(copy, { recursive: true, force: true })
        response.writeHead(500).end(String(error))
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  server.unref()
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(socket, { force: true })
  }
}
