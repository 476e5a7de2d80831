import path from 'node:path'
import { onTestFinished, test } from 'vitest'
import { aFolder } from '#tests/database/installations.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'
import { bookThenConfirm, livesOn, readThenPropose } from '#tests/server/killed-imports.ts'
import { copyMigrated } from '#tests/server/seeded.ts'

test('imports killed in the middle of reading, matching and booking are never half done, and go on', async () => {
  needPostgres()
  const server = await startOwnPostgres()
  onTestFinished(() => server.stop())
  const DATABASE_URL = server.url('postgres')
  const APP_SECRET = 'secret-of-a-test-that-every-process-has'
  const lives = livesOn({ DATABASE_URL, APP_SECRET, DATA_DIR: aFolder() })
  await readThenPropose(lives, { diesMatching: true })
  await bookThenConfirm(lives)
})

// An engine takes longest to start: it starts once less, for matching writes one row, and PostgreSQL shows it.
test('imports killed in the middle of reading and booking are never half done on the embedded engine, and go on', async () => {
  const folder = aFolder()
  await copyMigrated(path.join(folder, 'database'))
  const lives = livesOn({ DATA_DIR: folder })
  await readThenPropose(lives, { diesMatching: false })
  await bookThenConfirm(lives)
})
