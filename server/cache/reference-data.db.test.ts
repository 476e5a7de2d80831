import { afterEach, expect, test } from 'vitest'
import { decideMonth, undoMonth } from '#features/calendar/decide-month.server.ts'
import { institutionInput } from '#features/institution/contract.ts'
import { institutionValues } from '#features/institution/contract.ts'
import {
  changeInstitution,
  listInstitutionVersions,
} from '#features/institution/versions.server.ts'
import { fitrahSeason, holdSeasons, seasons } from '#features/zakat/fitrah-season.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import * as v from 'valibot'
import { ReferenceData } from './reference-data.ts'

afterEach(() => holdSeasons(seasons))

const FILE = { INSTITUTION_FILE: 'tests/institution.json' }

async function change(ctx: TestCtx, fields: Record<string, string>) {
  const values = { ...institutionValues(ctx.config.institution), changeSummary: 'Pindah kantor.' }
  return changeInstitution(ctx, v.parse(institutionInput, { ...values, ...fields }), {
    by: ctx.newId(),
  })
}

test('the file of the institution is the first version; the desk makes the next, and each process holds it', async () => {
  const ctx = await testContext({ env: FILE })
  const other = await testContext({ env: FILE, sharing: ctx })
  const [own, far] = [new ReferenceData(ctx), new ReferenceData(other)]
  await Promise.all([own.open(), far.open()])
  expect(await listInstitutionVersions(ctx.db)).toMatchObject([{ version: 1, madeBy: null }])
  expect(await own.renew()).toBe(false)

  expect(await change(ctx, { address: 'Jl. Baru No. 1, Bandung' })).toBe(2)
  expect([await own.renew(), await far.renew()]).toEqual([true, true])
  for (const { config } of [ctx, other]) {
    expect(config.institution.address).toBe('Jl. Baru No. 1, Bandung')
    expect(config.institution.isSample).toBe(false)
  }
  expect(await far.renew()).toBe(false)
  expect(ctx.logged).toEqual([])

  const restarted = await testContext({ env: FILE, sharing: ctx })
  await new ReferenceData(restarted).open()
  expect(restarted.config.institution.address).toBe('Jl. Baru No. 1, Bandung')
  expect(restarted.logged).toMatchObject([{ event: 'institution.file-ignored', version: 2 }])
  const changed = ctx.db.updateTable('institution_version').set({ change_summary: 'x' }).execute()
  await expect(changed).rejects.toThrow('append-only')
})

test('letters come from the name of now, unless the operator has named a sender', async () => {
  const ctx = await testContext({ env: FILE })
  const named = await testContext({ env: { ...FILE, MAIL_FROM: 'kirim@lembaga.id' }, sharing: ctx })
  for (const each of [ctx, named]) await new ReferenceData(each).open()
  await change(ctx, { name: 'Nama Baru', email: 'baru@lembaga.id' })
  for (const each of [ctx, named]) await new ReferenceData(each).renew()
  expect(ctx.config.mailFrom).toBe('"Nama Baru" <baru@lembaga.id>')
  expect(named.config.mailFrom).toBe('kirim@lembaga.id')
})

test('its own tax number, who signs, and its logos are facts like the others', async () => {
  const ctx = await testContext()
  const logo = `gambar/logo/${'a'.repeat(32)}-480x160.png`
  const signed = { signerName: 'Ahmad Fauzi', signerOffice: 'Ketua Pengurus' }
  await change(ctx, { npwp: '0012.3456-7890 1000', ...signed, logo })
  const held = new ReferenceData(ctx)
  await held.open()
  expect(ctx.config.institution).toMatchObject({
    npwp: '0012345678901000',
    signer: { name: 'Ahmad Fauzi', office: 'Ketua Pengurus' },
    logo,
  })
  expect(institutionValues(ctx.config.institution)).toMatchObject({ ...signed, logo })
})

test('a demo has no version until somebody edits the sample, which stays one', async () => {
  const ctx = await testContext()
  const held = new ReferenceData(ctx)
  await held.open()
  expect(await listInstitutionVersions(ctx.db)).toEqual([])
  await change(ctx, { name: 'Uji' })
  await held.renew()
  expect(ctx.config.institution).toMatchObject({ name: 'Uji', isSample: true })
})

test.each([
  ['name', { name: 'A "B"' }],
  ['email', { email: 'salah' }],
  ['whatsapp', { whatsapp: '0811' }],
  ['nazhirName', { nazhirBank: '' }],
  ['npwp', { npwp: '01.234.567.8-901.000' }],
  ['npwp', { npwp: '0000 0000 0000 0000' }],
  ['signerName', { signerOffice: 'Ketua Pengurus' }],
  ['logo', { logo: 'gambar/../rahasia.png' }],
  ['logoDark', { logoDark: `gambar/logo/${'a'.repeat(32)}-64x64.png` }],
  ['changeSummary', { changeSummary: ' ' }],
])('facts are refused at %s: %j', async (field, fields) => {
  const ctx = await testContext()
  const values = { ...institutionValues(ctx.config.institution), changeSummary: 'x', ...fields }
  const { issues = [] } = v.safeParse(institutionInput, values)
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field])
})

test('the season of zakat fitrah follows what was decided at the desk', async () => {
  const ctx = await testContext()
  const held = new ReferenceData(ctx)
  await held.open()
  const eid = new Date('2027-03-09T12:00:00+07:00')
  expect(fitrahSeason(eid)).toMatchObject({ state: 'open', idulfitri: '2027-03-10' })
  const decision = { year: 1448, month: 10, source: 'isbat' as const, decree: 'Contoh' }
  await decideMonth(ctx, { ...decision, firstDay: '2027-03-09', by: ctx.newId() })
  expect(await held.renew()).toBe(true)
  expect(fitrahSeason(eid)).toEqual({ state: 'late', idulfitri: '2027-03-09', isEstimate: false })
  expect(fitrahSeason(new Date('2027-02-01T12:00:00+07:00'))).toMatchObject({
    opens: '2027-02-08',
    isEstimate: true,
  })
  await undoMonth(ctx, decision)
  expect(await held.renew()).toBe(true)
  expect(fitrahSeason(eid)).toMatchObject({ state: 'open', isEstimate: true })
})
