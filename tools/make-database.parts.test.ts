import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'

const SCRIPT = 'deploy/make-database.sh'

test('a second database is made beside the first: roles that are there stay, and both are open to them alone', async () => {
  needPostgres()
  skipUnless(spawnSync('psql', ['--version']).status === 0, 'psql is not installed')
  const server = await startOwnPostgres()
  onTestFinished(() => server.stop())
  const { hostname, port, username } = new URL(server.url('postgres'))
  const place = { PATH: process.env.PATH, PGHOST: hostname, PGPORT: port, PGUSER: username }
  const make = (env: Record<string, string>) =>
    spawnSync('bash', [SCRIPT], { env: { ...place, ...env }, encoding: 'utf8' })

  const none = make({ WEB_PASSWORD: 'w' })
  expect([none.status, none.stderr]).toEqual([
    1,
    expect.stringMatching(/OWNER_PASSWORD is not set/),
  ])
  const first = make({ OWNER_PASSWORD: `o'"$ \\1`, WEB_PASSWORD: 'w' })
  expect([first.status, first.stderr]).toEqual([0, ''])
  const second = make({ DATABASE: 'amanah-kembali' })
  expect([second.status, second.stderr]).toEqual([0, ''])
  expect(second.stdout).toMatch(/amanah_owner is there already/)

  for (const database of ['amanah', 'amanah-kembali']) {
    const asked = async (user: string, words: string) => {
      const address = new URL(server.url(database))
      address.username = user
      const client = new pg.Client({ connectionString: address.href, password: 'w' })
      await client.connect()
      try {
        return (await client.query(words)).rows
      } finally {
        await client.end()
      }
    }
    await asked('amanah_owner', 'create table proof as select 1 as n')
    expect(await asked('amanah_web', 'select current_database() as name')).toEqual([
      { name: database },
    ])
    await expect(asked('amanah_web', 'create table other (n int)')).rejects.toThrow(/permission/)
    const rights = `select datacl::text as acl from pg_database where datname = current_database()`
    const [row] = (await asked('amanah_owner', rights)) as { acl: string }[]
    expect(row?.acl).not.toMatch(/[{,]=[a-zA-Z]*c/)
  }
  const again = make({ DATABASE: 'amanah-kembali' })
  expect([again.status, again.stderr]).toEqual([3, expect.stringMatching(/already exists/)])
})
