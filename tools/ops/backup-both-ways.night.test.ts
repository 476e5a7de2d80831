import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/db/connect.server.ts'
import * as installations from '#tests/database/installations.ts'

const { SECRET, aFolder, anInstallation, aServer, everything, everythingIn, ops } = installations

const rulesOf = `
  select conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
  where connamespace = 'public'::regnamespace
  union all
  select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  order by 1`

/** A backup is noted where it was made, and after it was whole. */
function withoutMarks(rows: Record<string, string[]>) {
  return { ...rows, readiness_mark: [] }
}

test('embedded to server to embedded: the same rows, references and guards of the books', async () => {
  const dataDir = await anInstallation()
  const { url, env } = await aServer()
  const folder = aFolder()
  const [first, second] = [path.join(folder, '1.tar.gz'), path.join(folder, '2.tar.gz')]
  expect(ops(['backup', first], { DATA_DIR: dataDir }).failed).toBe('')
  expect(ops(['restore', first], { ...env, DATA_DIR: path.join(folder, 'server') }).failed).toBe('')
  expect(ops(['backup', second], { ...env, DATA_DIR: path.join(folder, 'server') }).failed).toBe('')
  const back = path.join(folder, 'back')
  expect(ops(['restore', second], { DATA_DIR: back, APP_SECRET: SECRET }).failed).toBe('')

  const was = await connect({ dataDir: path.join(dataDir, 'database') })
  onTestFinished(() => was.close())
  const rows = withoutMarks(await everything(was))
  const { rows: rules } = await was.pool.query(rulesOf)
  expect(rules.length).toBeGreaterThan(100)
  for (const options of [{ url }, { dataDir: path.join(back, 'database') }]) {
    const restored = await connect(options)
    onTestFinished(() => restored.close())
    expect(withoutMarks(await everything(restored))).toEqual(rows)
    expect((await restored.pool.query(rulesOf)).rows.length).toBe(rules.length)
    await expect(restored.pool.query('delete from ledger_posting')).rejects.toThrow()
    await expect(restored.pool.query('truncate ledger_journal cascade')).rejects.toThrow()
  }
})

test('the embedded database moves to a server row by row, once, and does not open here again', async () => {
  const dataDir = await anInstallation()
  const was = await everythingIn({ dataDir: path.join(dataDir, 'database') })
  const { url, env } = await aServer()
  const moved = ops(['move', url], { DATA_DIR: dataDir })
  expect([moved.failed, moved.status]).toEqual(['', 0])
  expect(moved.said).toMatch(/row by row/)
  expect(await everythingIn({ url })).toEqual(was)
  expect(ops(['questions'], { ...env, DATA_DIR: dataDir }).said).toMatch(/(\d+) of \1 questions/)
  expect(ops(['jobs'], { DATA_DIR: dataDir }).failed).toMatch(/was moved to a server/)
  expect(ops(['move', url], { DATA_DIR: dataDir }).failed).toMatch(/is not empty/)
  expect(await everythingIn({ url })).toEqual(was)
})
