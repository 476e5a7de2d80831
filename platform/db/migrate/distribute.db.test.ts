import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/database/database.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'
import { distribute } from './distribute.server.ts'
import { tablePlaces } from './places.ts'

const isOnCluster = () => inject('engine').kind === 'cluster'

function needCluster(): void {
  skipUnless(isOnCluster(), 'it needs a cluster')
}

test('one server has nothing to distribute, and a cluster that is spread neither', async () => {
  const { pool } = await openTestDatabase()
  const done = await distribute(pool)
  if (isOnCluster()) expect(done).toMatchObject({ placed: [], already: expect.any(Number) })
  else expect(done).toBeUndefined()
})

test('a table that lies elsewhere than its place is refused', async () => {
  needCluster()
  const { pool } = await openTestDatabase()
  const wrong = { ...tablePlaces, donation: { at: 'spread', by: 'public_id' } as const }
  await expect(distribute(pool, wrong)).rejects.toThrow('donation lies by id on this cluster')
})

test('a table that an update made is placed beside its documents, with its rows', async () => {
  needCluster()
  const { db, pool } = await openTestDatabase()
  await sql`create table note (donation_id uuid primary key, text text not null)`.execute(db)
  await sql`insert into note values (gen_random_uuid(), 'a')`.execute(db)
  const of = { ...tablePlaces, note: { at: 'spread', by: 'donation_id' } as const }
  expect((await distribute(pool, of))?.placed).toEqual(['note: spread by donation_id'])
  await sql`delete from note`.execute(db)
  await sql`alter table note add foreign key (donation_id) references donation`.execute(db)
  const insert = sql`insert into note values (gen_random_uuid(), 'b')`.execute(db)
  await expect(insert).rejects.toMatchObject({ code: '23503' })
  expect((await distribute(pool, of))?.placed).toEqual([])
})
