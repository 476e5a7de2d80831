import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { OwnPostgres } from '#tests/database/postgres.ts'

export type SmallDisk = { fill(): void; free(): void; remove(): void }

const SIZE = '256m'
const OWN_MOUNTS = 'SOAK_OWN_MOUNTS'

/** Goes on as the same process where its mounts are its own and end with it; only root on Linux may. */
export function takeOwnMounts(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || process.env[OWN_MOUNTS]) return
  const found = spawnSync('sh', ['-c', 'unshare --mount true && command -v unshare'])
  if (found.status !== 0) return
  const { NODE_CHANNEL_FD: _, NODE_CHANNEL_SERIALIZATION_MODE: __, ...env } = process.env
  const args = ['unshare', '--mount', process.execPath, ...process.argv.slice(1)]
  process.execve?.(String(found.stdout).trim(), args, { ...env, [OWN_MOUNTS]: '1' } as never)
}

/**
 * Puts all tables and indexes on a disk that can be filled; journal files stay where they are, since PostgreSQL ends
 * when it cannot write those, which is the crash. Undefined where nothing may be mounted.
 */
export async function moveToSmallDisk(postgres: OwnPostgres): Promise<SmallDisk | undefined> {
  if (!process.env[OWN_MOUNTS]) return undefined
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const { uid, gid } = statSync(rows[0]?.data_directory ?? '')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-disk-'))
  const options = `size=${SIZE},uid=${uid},gid=${gid},mode=700`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status === 0) {
    await client.query(`create tablespace small location '${folder}'`)
    await client.query('alter table all in tablespace pg_default set tablespace small')
    await client.query('alter index all in tablespace pg_default set tablespace small')
  }
  await client.end()
  if (status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  const ballast = path.join(folder, 'ballast')
  return {
    fill: () => {
      fillWith(ballast, 1_048_576)
      fillWith(ballast, 4_096)
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fillWith(file: string, bytes: number): void {
  const chunk = Buffer.alloc(bytes)
  try {
    for (;;) appendFileSync(file, chunk)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause
  }
}
