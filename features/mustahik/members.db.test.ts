import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aBareDisbursement, aMustahik, anActiveMustahik } from '#tests/mustahik.ts'
import { addMember, endMember, houseOf, listMembers } from './members.server.ts'
import { mustahikNumber } from './mustahik.ts'
import { findMustahik } from './queries.server.ts'
import { addRecipient, helpedLately } from './recipients.server.ts'

const KK = '3205011234567890'
const NIK = '3205014508900001'

test('members are named, their NIK sealed; one house is known by its card and by the NIK of a member', async () => {
  const ctx = await testContext()
  const family = await anActiveMustahik(ctx, { kk: KK })
  const cousin = await anActiveMustahik(ctx, { kk: KK, name: 'Rahmat' })
  const child = await anActiveMustahik(ctx, { kind: 'person', nik: NIK, name: 'Dina' })
  const stranger = await anActiveMustahik(ctx, { kk: '3205011234567891', name: 'Orang lain' })
  const by = ctx.newId()
  const dina = { name: 'Dina', relation: 'child', bornOn: '2008-01-02', nik: NIK } as const
  await addMember(ctx, family, { input: dina, by })
  await addMember(ctx, stranger, { input: { ...dina, name: 'Umar', nik: undefined }, by })
  expect(await listMembers(ctx.db, family)).toMatchObject([{ name: 'Dina', hasNik: true }])
  const stored = await sql`select * from mustahik_member`.execute(ctx.db)
  expect(JSON.stringify(stored.rows)).not.toContain(NIK)
  const housed = async (id: string) => (await houseOf(ctx.db, id)).map((each) => each.id)
  expect(await housed(family)).toEqual([cousin, child])
  expect(await housed(child)).toEqual([family])
  expect(await housed(stranger)).toEqual([])

  // Help to the child is told at the family; help to a stranger is not.
  const give = async (to: string) => {
    const row = await findMustahik(ctx.db, to)
    const id = await aBareDisbursement(ctx)
    const counts = { men: 1, women: 0, families: 0, area: 'pendidikan' } as const
    const input = { number: row ? mustahikNumber(row) : '', ...counts }
    await addRecipient(ctx, id, { input, by })
    return id
  }
  const first = await give(child)
  const told = async (id: string) =>
    (await helpedLately(ctx.db, id)).map((row) => row.disbursementId)
  expect(await told(await give(stranger))).toEqual([])
  const second = await give(family)
  expect(await told(second)).toEqual([first])

  const [member] = await listMembers(ctx.db, family)
  await endMember(ctx, stranger, member?.id ?? '')
  expect(await listMembers(ctx.db, family)).toHaveLength(1)
  await endMember(ctx, family, member?.id ?? '')
  expect(await listMembers(ctx.db, family)).toEqual([])
  expect(await told(second)).toEqual([])
})

test('a single person and an institution have no members, and nobody is born tomorrow', async () => {
  const ctx = await testContext({ now: '2026-03-02T02:00:00Z' })
  const house = await aMustahik(ctx, { kind: 'institution', permit: 'AHU-1', head: 'Ust. Ali' })
  const family = await aMustahik(ctx)
  const input = { name: 'Dina', relation: 'child', bornOn: '2026-03-03' } as const
  const add = (to: string, bornOn: string | null) =>
    addMember(ctx, to, { input: { ...input, bornOn }, by: ctx.newId() })
  await expect(add(house, null)).rejects.toMatchObject({ code: 'mustahik/no-household' })
  await expect(add(ctx.newId(), null)).rejects.toMatchObject({ code: 'mustahik/unknown' })
  await expect(add(family, '2026-03-03')).rejects.toMatchObject({
    fields: { lahir: 'Hari itu belum datang.' },
  })
})
