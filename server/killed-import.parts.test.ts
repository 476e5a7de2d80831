import { onTestFinished, test } from 'vitest'
import { aFolder } from '#tests/database/installations.ts'
import { bookThenConfirm, livesOn, readThenPropose } from '#tests/server/killed-imports.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'

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
