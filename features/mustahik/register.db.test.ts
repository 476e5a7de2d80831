import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aMustahik, anActiveMustahik, aFamily } from '#tests/mustahik.ts'
import {
  findByNik,
  findMustahik,
  listMustahik,
  type MustahikFilter,
  openMustahik,
} from './queries.server.ts'
import { changeMustahik, recordSurvey, registerMustahik, stepMustahik } from './register.server.ts'

const [NIK, OTHER_NIK] = ['3205014508900001', '3273010203850002']

/** Every text of the tables that know people, as a thief of the database reads it. */
async function allTexts(ctx: TestCtx): Promise<string> {
  const tables = ['mustahik', 'disbursement_mustahik', 'audit_entry', 'staff_form', 'proposal']
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(ctx.db)),
  )
  return JSON.stringify(rows.map((each) => each.rows))
}

test('a NIK and a phone are sealed, found again and never stored or logged as they are', async () => {
  const ctx = await testContext()
  const first = await aMustahik(ctx, { nik: NIK, phone: '+6281234567890' })
  const second = await aMustahik(ctx, { nik: OTHER_NIK, name: 'Dedi Kurnia' })
  expect(await findByNik(ctx, NIK)).toBe(first)
  expect(await findByNik(ctx, OTHER_NIK)).toBe(second)
  expect(await findByNik(ctx, '3205014508900003')).toBeUndefined()
  expect(await openMustahik(ctx, first)).toMatchObject({ phone: '+6281234567890', hasNik: true })
  const stored = (await allTexts(ctx)) + JSON.stringify(ctx.logged)
  expect(stored).toContain('Dedi Kurnia')
  for (const secret of [NIK, OTHER_NIK, '81234567890']) expect(stored).not.toContain(secret)
})

test('a second registration of a NIK names the first, until the first has left', async () => {
  const ctx = await testContext({ now: '2026-03-02T02:00:00Z' })
  await aMustahik(ctx, { nik: OTHER_NIK })
  const first = await aMustahik(ctx, { nik: NIK })
  const again = () => aMustahik(ctx, { nik: NIK })
  await expect(again()).rejects.toMatchObject({
    code: 'mustahik/nik-registered',
    fields: { nik: 'NIK ini sudah terdaftar sebagai NRM/2026/000002.' },
  })
  const third = await aMustahik(ctx)
  const taken = { ...aFamily, nik: NIK }
  await expect(changeMustahik(ctx, third, taken)).rejects.toMatchObject({
    code: 'mustahik/nik-registered',
  })
  await stepMustahik(ctx, { id: first, step: 'stop' }, { by: ctx.newId() })
  expect(await findByNik(ctx, NIK)).toBe(first)
  const later = await again()
  expect(await findByNik(ctx, NIK)).toBe(later)
  // What was refused took no number.
  expect(await findMustahik(ctx.db, later)).toMatchObject({ year: 2026, serial: 4 })
})

test('of two registrations of one NIK at once, one stands', async () => {
  const ctx = await testContext()
  const both = await Promise.allSettled([
    aMustahik(ctx, { nik: NIK }),
    aMustahik(ctx, { nik: NIK }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('who recorded the survey does not decide, and nobody is active without consent and a survey of 12 months', async () => {
  const ctx = await testContext({ now: '2026-03-02T02:00:00Z' })
  const [surveyor, other] = [ctx.newId(), ctx.newId()]
  const id = await aMustahik(ctx, { consentedOn: null })
  const stranger = await aMustahik(ctx)
  const step = (name: 'accept' | 'activate', by: string) =>
    stepMustahik(ctx, { id, step: name }, { by })
  await expect(step('accept', other)).rejects.toMatchObject({ code: 'mustahik/moved' })
  const survey = { id, day: '2026-03-03', surveyor: 'Rini' }
  await expect(recordSurvey(ctx, survey, { by: surveyor })).rejects.toMatchObject({
    fields: { tanggal: 'Hari itu belum datang.' },
  })
  await recordSurvey(ctx, { ...survey, day: '2026-03-01' }, { by: surveyor })
  await expect(step('accept', surveyor)).rejects.toMatchObject({
    code: 'mustahik/surveyor-decides',
  })
  await step('accept', other)
  await expect(step('activate', other)).rejects.toMatchObject({ code: 'mustahik/consent-missing' })
  await changeMustahik(ctx, id, { ...aFamily, consentedOn: '2026-03-02' })
  ctx.clock.set('2027-03-02T02:00:00Z')
  await expect(step('activate', other)).rejects.toMatchObject({ code: 'mustahik/survey-outdated' })
  ctx.clock.set('2027-03-01T02:00:00Z')
  await step('activate', other)
  expect(await findMustahik(ctx.db, id)).toMatchObject({ state: 'active' })
  expect(await findMustahik(ctx.db, stranger)).toMatchObject({ state: 'proposed' })
})

test('a place that is no regency is refused, and any spelling of one is kept by its code', async () => {
  const ctx = await testContext()
  await expect(aMustahik(ctx, { region: 'Negeri Antah' })).rejects.toMatchObject({
    code: 'mustahik/regency-unknown',
  })
  const id = await aMustahik(ctx, { region: 'kab. garut' })
  expect(await findMustahik(ctx.db, id)).toMatchObject({ place: 'Kabupaten Garut, Jawa Barat' })
})

test('the register is filtered by asnaf, state, place and words, page by page', async () => {
  const ctx = await testContext()
  const poor = await aMustahik(ctx, { asnaf: 'fakir', name: 'Aminah', region: 'Kota Bandung' })
  const debtor = await aMustahik(ctx, { asnaf: 'gharimin', name: 'Budi', region: 'Kab. Garut' })
  const active = await anActiveMustahik(ctx, { name: 'Cucu', region: 'Kota Surabaya' })
  const found = async (filter: MustahikFilter, seesNames = true) =>
    (await listMustahik(ctx.db, { ...filter, seesNames })).items.map(({ id }) => id)
  expect(await found({})).toEqual([active, debtor, poor])
  expect(await found({ asnaf: 'gharimin' })).toEqual([debtor])
  expect(await found({ state: 'active' })).toEqual([active])
  expect(await found({ province: 'Jawa Barat', sort: 'nama' })).toEqual([poor, debtor])
  expect(await found({ words: 'garut' }, false)).toEqual([debtor])
  expect(await found({ words: 'budi' })).toEqual([debtor])
  expect(await found({ words: '/000001' }, false)).toEqual([poor])
  const named = { sort: 'nama', seesNames: true } as const
  const first = await listMustahik(ctx.db, { ...named, limit: 2 })
  const { next: after } = first
  const rest = await listMustahik(ctx.db, { ...named, after, limit: 2 })
  expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([
    'Aminah',
    'Budi',
    'Cucu',
  ])
})

test('whoever may not see names is shown none, finds none by one and learns none from the order', async () => {
  const ctx = await testContext()
  const second = await aMustahik(ctx, { name: 'Zainab' })
  const first = await aMustahik(ctx, { name: 'Aminah' })
  const blind = { seesNames: false }
  const all = await listMustahik(ctx.db, { sort: 'nama', ...blind })
  expect(all.items.map(({ id, name }) => [id, name])).toEqual([
    [first, null],
    [second, null],
  ])
  expect(JSON.stringify(all)).not.toMatch(/Zainab|Aminah/)
  expect((await listMustahik(ctx.db, { words: 'Zainab', ...blind })).items).toEqual([])
  expect(JSON.stringify(await findMustahik(ctx.db, second))).not.toContain('Zainab')
})

test('what is left empty of NIK and phone stays as it was', async () => {
  const ctx = await testContext()
  const id = await aMustahik(ctx, { nik: NIK, phone: '+6281234567890' })
  const other = await aMustahik(ctx, { name: 'Lain' })
  await changeMustahik(ctx, id, { ...aFamily, name: 'Siti Baru', income: rupiah(900_000) })
  expect(await openMustahik(ctx, id)).toMatchObject({
    name: 'Siti Baru',
    phone: '+6281234567890',
    income: 900_000,
  })
  expect(await findByNik(ctx, NIK)).toBe(id)
  expect(await openMustahik(ctx, other)).toMatchObject({ name: 'Lain', phone: null })
  const nobody = ctx.newId()
  await expect(changeMustahik(ctx, nobody, aFamily)).rejects.toMatchObject({
    code: 'mustahik/unknown',
  })
  await expect(
    registerMustahik(ctx, { ...aFamily, consentedOn: '2999-01-01' }, { by: id }),
  ).rejects.toMatchObject({
    fields: { setuju: 'Hari itu belum datang.' },
  })
})
