import { expect, test } from 'vitest'
import { dropDisbursement } from '#features/disbursement/disburse.server.ts'
import { findDisbursement } from '#features/disbursement/disbursement-list.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBareDisbursement, aMustahik, anActiveMustahik } from '#tests/mustahik.ts'
import { findMustahik } from './queries.server.ts'
import { mustahikNumber } from './mustahik.ts'
import {
  addRecipient,
  assertRecipients,
  dropRecipient,
  helpedLately,
  helpOf,
  listRecipients,
  type RecipientInput,
} from './recipients.server.ts'
import { stepMustahik } from './register.server.ts'

const counts = { men: 1, women: 2, families: 1 }
const group: RecipientInput = {
  group: 'Warga RW 03',
  asnaf: 'fakir',
  area: 'kemanusiaan',
  ...counts,
}

async function numberOf(ctx: TestCtx, id: string): Promise<string> {
  const row = await findMustahik(ctx.db, id)
  return row ? mustahikNumber(row) : ''
}

async function give(ctx: TestCtx, to: string, more: Partial<RecipientInput> = {}) {
  const id = await aBareDisbursement(ctx)
  await name(ctx, { id, to }, more)
  return id
}

async function name(
  ctx: TestCtx,
  { id, to }: { id: string; to: string },
  more: Partial<RecipientInput> = {},
) {
  const number = await numberOf(ctx, to)
  const input = { number, area: 'pendidikan', ...counts, ...more } as RecipientInput
  await addRecipient(ctx, id, { input, by: ctx.newId() })
}

test('a disbursement names people of the register and groups, with counts and without any name', async () => {
  const ctx = await testContext()
  const [first, second] = [await anActiveMustahik(ctx), await anActiveMustahik(ctx)]
  const [id, other] = [await aBareDisbursement(ctx), await aBareDisbursement(ctx)]
  await name(ctx, { id, to: second })
  await addRecipient(ctx, id, { input: group, by: ctx.newId() })
  await name(ctx, { id: other, to: first })
  const named = await listRecipients(ctx.db, id)
  expect(named).toMatchObject([
    { mustahikId: second, number: await numberOf(ctx, second), asnaf: 'miskin', group: null },
    { mustahikId: null, number: null, asnaf: 'fakir', group: 'Warga RW 03', ...counts },
  ])
  // What the desk and the public pages read of a disbursement holds no person.
  const read = JSON.stringify([named, await findDisbursement(ctx.db, id)])
  expect(read).not.toContain('Siti Rohmah')
  expect(await helpOf(ctx.db, first)).toMatchObject([{ disbursementId: other }])
})

test('only active people of the register are named, once each, and not in what was refused', async () => {
  const ctx = await testContext()
  const [person, proposed] = [await anActiveMustahik(ctx), await aMustahik(ctx)]
  const id = await give(ctx, person)
  const refuses = async (code: string, run: Promise<unknown>) =>
    expect(run).rejects.toMatchObject({ code })
  await refuses('mustahik/recipient-twice', name(ctx, { id, to: person }))
  await refuses('mustahik/not-active', name(ctx, { id, to: proposed }))
  const unknown = { number: 'NRM/2026/000099', area: 'ekonomi', ...counts } as const
  await refuses('mustahik/number-unknown', addRecipient(ctx, id, { input: unknown, by: person }))
  ctx.clock.advance({ days: 367 })
  const later = await aBareDisbursement(ctx)
  await refuses('mustahik/survey-outdated', name(ctx, { id: later, to: person }))
  const rejected = await aBareDisbursement(ctx, { status: 'rejected' })
  await refuses(
    'books/not-in-this-state',
    addRecipient(ctx, rejected, { input: group, by: person }),
  )
})

test('a recipient is taken back until the disbursement is paid', async () => {
  const ctx = await testContext()
  const person = await anActiveMustahik(ctx)
  const [open, kept] = [await give(ctx, person), await give(ctx, person)]
  const [row] = await listRecipients(ctx.db, open)
  const [other] = await listRecipients(ctx.db, kept)
  // The row of another disbursement stays.
  await dropRecipient(ctx, open, other?.id ?? '')
  await dropRecipient(ctx, open, row?.id ?? '')
  expect(await listRecipients(ctx.db, open)).toEqual([])
  await ctx.db
    .updateTable('disbursement')
    .set({ status: 'paid', paid_at: ctx.now(), proof: 'TRF' })
    .where('id', '=', kept)
    .execute()
  await expect(dropRecipient(ctx, kept, other?.id ?? '')).rejects.toMatchObject({
    code: 'books/not-in-this-state',
  })
  expect(await listRecipients(ctx.db, kept)).toHaveLength(1)
})

test('a second help of the same kind within 90 days is told, for the same NIK too', async () => {
  const ctx = await testContext()
  const nik = '3205014508900001'
  const [person, stranger] = [await anActiveMustahik(ctx, { nik }), await anActiveMustahik(ctx)]
  const first = await give(ctx, person)
  ctx.clock.advance({ days: 90 })
  const second = await give(ctx, person)
  const otherKind = await give(ctx, person, { area: 'kesehatan' })
  const otherPerson = await give(ctx, stranger)
  const told = async (id: string) =>
    (await helpedLately(ctx.db, id)).map((row) => row.disbursementId)
  expect(await told(second)).toEqual([first])
  expect(await told(otherKind)).toEqual([])
  expect(await told(otherPerson)).toEqual([])
  // Stopped and registered anew, the person is the same.
  await stepMustahik(ctx, { id: person, step: 'stop' }, { by: ctx.newId() })
  const anew = await anActiveMustahik(ctx, { nik })
  ctx.clock.advance({ days: 89 })
  expect(await told(await give(ctx, anew))).toEqual([second])
  ctx.clock.advance({ days: 91 })
  expect(await told(await give(ctx, anew))).toEqual([])
})

test('a help that was refused is no help', async () => {
  const ctx = await testContext()
  const person = await anActiveMustahik(ctx)
  const dropped = await aBareDisbursement(ctx, { status: 'proposed' })
  await name(ctx, { id: dropped, to: person })
  const next = await give(ctx, person)
  expect(await helpedLately(ctx.db, next)).toHaveLength(1)
  await dropDisbursement(ctx, dropped)
  expect(await helpedLately(ctx.db, next)).toEqual([])
})

test('zakat is not paid before it names somebody; other funds are', async () => {
  const ctx = await testContext()
  const [zakat, named] = [await aBareDisbursement(ctx), await aBareDisbursement(ctx)]
  const infak = await aBareDisbursement(ctx, { fund: 'IU' })
  await addRecipient(ctx, named, { input: group, by: ctx.newId() })
  await expect(assertRecipients(ctx, zakat)).rejects.toMatchObject({
    code: 'mustahik/recipients-missing',
  })
  await assertRecipients(ctx, named)
  await assertRecipients(ctx, infak)
})
