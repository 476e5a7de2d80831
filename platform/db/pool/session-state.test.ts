import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

// Behind a pooler in transaction mode a session is lent for one transaction: what is left in it reaches somebody else.
const ofSessions: [what: string, sign: RegExp][] = [
  ['SET without LOCAL', /[`'"]\s*set (?!local\b)(?:session )?[a-z_${}]+ (?:=|to) /i],
  ['an advisory lock of the session', /pg_(?:try_)?advisory_lock(?:_shared)?\s*\(/i],
  ['LISTEN', /[`'"]\s*(?:un)?listen [a-z_]/i],
  ['a temporary table', /create (?:local |global )?temp/i],
  ['a prepared statement', /[`'"]\s*prepare [a-z_]+ (?:as|\()/i],
  ['a cursor beyond its transaction', /cursor with hold/i],
  ['set_config for the session', /set_config\([^)]*,\s*false\s*\)/i],
]

/** An index built outside a transaction: the runbook sends that start directly to the server. */
const allowed = new Set(['platform/db/migrate/migrate.server.ts: SET without LOCAL'])

function foundIn(text: string): string[] {
  return ofSessions.flatMap(([what, sign]) => (sign.test(text) ? [what] : []))
}

test('nothing that serves leaves anything in a session of the database', async () => {
  const found: string[] = []
  let read = 0
  for await (const file of glob('{platform,features,server,app,checks,db}/**/*.{ts,tsx,sql}')) {
    if (/\.test\.ts$|^db\/(migrations|dumps)\//.test(file)) continue
    read += 1
    for (const what of foundIn(readFileSync(file, 'utf8'))) found.push(`${file}: ${what}`)
  }
  expect(read).toBeGreaterThan(500)
  expect(found.filter((each) => !allowed.has(each))).toEqual([])
  expect(found.filter((each) => allowed.has(each))).toEqual([...allowed])
})

test.each([
  ['`set statement_timeout = 0`', 'SET without LOCAL'],
  ["'select pg_advisory_lock(1)'", 'an advisory lock of the session'],
  ["'listen changes'", 'LISTEN'],
  ['`create temp table found (id int)`', 'a temporary table'],
  ["'prepare find as select 1'", 'a prepared statement'],
  ['`declare a cursor with hold for select 1`', 'a cursor beyond its transaction'],
  ["`select set_config('role', 'x', false)`", 'set_config for the session'],
])('%s is found', (text, what) => {
  expect(foundIn(text)).toEqual([what])
})
