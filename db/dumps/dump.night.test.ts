import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished, test } from 'vitest'
import { connect } from '#platform/db/connect.server.ts'
import { openEmbedded } from '#platform/db/embedded/embedded.server.ts'
import { expectAllKept, type Restored } from '#tests/database/restored.ts'
import { dumpFiles, restore } from './dump.server.ts'

async function onEmbedded(file: string): Promise<Restored> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-dump-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const engine = await openEmbedded(dataDir)
  const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
  const kept = await restore(pool, file)
  await pool.end()
  await engine.close()
  return { kept, connection: await connect({ dataDir }) }
}

test.each(dumpFiles)(
  'on the embedded engine %s migrates to today with all its rows and sound books',
  async (file) => {
    await expectAllKept(await onEmbedded(file))
  },
)
