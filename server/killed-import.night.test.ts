import path from 'node:path'
import { test } from 'vitest'
import { aFolder } from '#tests/database/installations.ts'
import { bookThenConfirm, livesOn, readThenPropose } from '#tests/server/killed-imports.ts'
import { copyMigrated } from '#tests/server/seeded.ts'

// An engine takes longest to start: it starts once less, for matching writes one row, and killed-import.parts.test.ts shows it.
test('imports killed in the middle of reading and booking are never half done on the embedded engine, and go on', async () => {
  const folder = aFolder()
  await copyMigrated(path.join(folder, 'database'))
  const lives = livesOn({ DATA_DIR: folder })
  await readThenPropose(lives, { diesMatching: false })
  await bookThenConfirm(lives)
})
