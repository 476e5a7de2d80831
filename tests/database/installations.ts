import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { dumpFiles, restore as fillFrom } from '#db/dumps/dump.server.ts'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import { openEmbedded } from '#platform/db/embedded/embedded.server.ts'
import { openFolderFiles } from '#platform/outside/files/folder-files.server.ts'
import { codeCache } from '../server/code-cache.ts'
import { keptFolder, madeOnce } from './kept-folder.ts'
import { needPostgres } from './need-postgres.ts'
import { startPostgres } from './postgres.ts'
import { quickFolder } from './quick-folder.ts'

export const SECRET = 'a secret that only this installation knows'

export function aFolder(): string {
  const folder = quickFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function ops(args: string[], env: Record<string, string>) {
  const { PATH } = process.env
  const run = spawnSync(process.execPath, ['tools/ops.ts', ...args], {
    env: { PATH, ...codeCache(), ...env },
    encoding: 'utf8',
  })
  return { status: run.status, said: run.stdout, failed: run.stderr }
}

/** A data folder with more than 400 gifts, their books, two files and a key. */
export async function anInstallation(): Promise<string> {
  const dataDir = aFolder()
  const made = await madeOnce(path.join(keptFolder().folder, 'installation'), makeInstallation)
  cpSync(made, dataDir, { recursive: true })
  return dataDir
}

async function makeInstallation(dataDir: string): Promise<void> {
  const engine = await openEmbedded(path.join(dataDir, 'database'))
  const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
  await fillFrom(pool, dumpFiles.at(-1) ?? '')
  await pool.end()
  await engine.close()
  const files = openFolderFiles(path.join(dataDir, 'files'))
  await files.put('gambar/a-640.webp', { bytes: Buffer.from('a picture'), type: 'image/webp' })
  await files.put('tiket/b.pdf', { bytes: Buffer.from([0, 255, 10, 13]), type: 'application/pdf' })
  await files.put('og/c.jpg', { bytes: Buffer.from('drawn again'), type: 'image/jpeg' })
  const sealed = { bytes: Buffer.from('of a day'), type: 'application/octet-stream' }
  await files.put('ekspor/d/0001.bin', sealed)
  writeFileSync(path.join(dataDir, 'app-secret'), SECRET)
  await (await connect({ dataDir: path.join(dataDir, 'database') })).close()
}

export async function aServer(): Promise<{ url: string; env: Record<string, string> }> {
  needPostgres()
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const url = server.url('postgres')
  return { url, env: { DATABASE_URL: url, APP_SECRET: SECRET } }
}

/** Every row of every table as text, by table. */
export async function everything({
  pool,
}: Pick<Connection, 'pool'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      name === 'schema_migration'
        ? `select name || sha256 as row from ${name} order by 1`
        : `select t::text as row from ${name} as t order by 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

export async function everythingIn(options: Parameters<typeof connect>[0]) {
  const connection = await connect(options)
  try {
    return await everything(connection)
  } finally {
    await connection.close()
  }
}
