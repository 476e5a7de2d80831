import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { hashedContacts } from '../contact-choices.server.ts'
import type { Contacts } from '../message-channels.ts'

const MOST_STEPS = 5

type Looking = { db: Db | Tx; config: Pick<Config, 'appSecret'> }

/** The contacts that stand for these now: those that their owner replaced are replaced. One statement for all of them. */
export async function currentContacts(
  { db, config }: Looking,
  all: readonly Contacts[],
): Promise<Contacts[]> {
  let current = [...all]
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const hashed = current.map((to) =>
      hashedContacts(config, to).map(({ hash }) => hash.toString('hex')),
    )
    const replaced = await replacementsOf(db, [...new Set(hashed.flat())])
    if (replaced.size === 0) return current
    current = current.map((to, at) =>
      Object.assign({ ...to }, ...(hashed[at] ?? []).map((hash) => replaced.get(hash))),
    )
  }
  return current
}

/** What replaced each of these contacts, the latest by kind. */
async function replacementsOf(db: Db | Tx, hashes: readonly string[]) {
  const replaced = new Map<string, Contacts>()
  if (hashes.length === 0) return replaced
  const { rows } = await sql<{ old: string[]; kind: 'email' | 'phone'; value: string }>`
    select array(select encode(each, 'hex') from unnest(old_hashes) as each) as old, kind, value
    from contact_change
    where old_hashes && array(select decode(each, 'hex') from unnest(${hashes}::text[]) as each)
      and confirmed_at is not null and undone_at is null
    order by confirmed_at, id`.execute(db)
  for (const { old, kind, value } of rows)
    for (const hash of old) replaced.set(hash, { ...replaced.get(hash), [kind]: value })
  return replaced
}
