import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { donationList } from '#app/desk/donors/donation/donation-list.ts'
import { decideProposal, propose } from '#features/staff/proposal.server.ts'
import { taxIdLabel } from '#features/donation/donation.ts'
import { seal } from '#platform/security/secret-box.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { ExportGone, ExportUnknown } from '#features/list-export/errors.ts'
import type { ExportCell } from '#features/list-export/exported-list.ts'
import { listExports, openExport, removeOldExports } from '#features/list-export/exports.server.ts'
import { beginExport } from '#features/list-export/make-export.server.ts'
import { donorExportProposal } from './proposals.server.ts'

const kinds = [donorExportProposal]
const lists = { donasi: { load: async () => donationList } }
const list = 'donasi'

async function rowsOf(ctx: TestCtx, id: string, by: string): Promise<ExportCell[][]> {
  const opened = await openExport(ctx, { lists, id, by })
  const rows: ExportCell[][] = []
  for await (const portion of opened.rows) rows.push(...portion)
  return [[...opened.head], ...rows]
}

async function keysOf(ctx: TestCtx): Promise<string[]> {
  const keys: string[] = []
  for await (const key of ctx.files.list()) keys.push(key)
  return keys
}

test('contacts and tax numbers leave only when another person approves, and lie sealed', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const publicId = await aDonation(ctx)
  const { id: donationId } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  const tax_id = seal(ctx.config, taxIdLabel(donationId), '3175091203567890')
  await ctx.db.updateTable('donation').set({ tax_id }).where('id', '=', donationId).execute()
  const [maker, other] = [await aStaff(ctx, 'layanan'), await aStaff(ctx, 'bendahara', 'Budi')]
  const id = ctx.newId()
  const proposalId = await propose(ctx, donorExportProposal, {
    documentId: id,
    title: 'Semua donasi',
    terms: { filters: {}, fields: ['kontak', 'npwp'], reason: 'Laporan zakat tahunan' },
    by: maker.id,
  })
  await runJobs(ctx)
  expect(await listExports(ctx.db, [list])).toEqual([])
  await expect(openExport(ctx, { lists, id, by: maker.id })).rejects.toThrow(ExportUnknown)

  const decision = { by: other.id, role: 'bendahara', isApproved: true } as const
  await decideProposal(ctx, { kinds, id: proposalId }, decision)
  await runJobs(ctx)
  expect(await listExports(ctx.db, [list])).toMatchObject([
    { id, status: 'ready', written: 1, total: 1, approvedBy: 'Budi' },
  ])
  const [head = [], row = []] = await rowsOf(ctx, id, maker.id)
  const cell = (name: string) => row[head.indexOf(name)]
  expect([cell('donatur'), cell('email'), cell('npwp_atau_nik')]).toEqual([
    'Siti Aminah',
    'siti@contoh.id',
    '3175091203567890',
  ])
  expect(cell('dibuat')).toEqual(ctx.now())
  await expect(openExport(ctx, { lists, id, by: other.id })).rejects.toThrow(ExportUnknown)

  const [key = ''] = await keysOf(ctx)
  const stored = (await ctx.files.get(key))?.bytes.toString('latin1') ?? ''
  expect(key).toMatch(/^ekspor\/[0-9a-z]{26}\/0001\.bin$/)
  expect(stored).not.toMatch(/Siti|contoh\.id|317509/)
})

test('without personal data one person is enough, and names and contacts are hidden', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  await aDonation(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = ctx.newId()
  const wanted = { id, list, filters: {}, fields: [], reason: 'Rapat bulanan' }
  await beginExport(ctx, { ...wanted, madeBy: by, approvedBy: null })
  await runJobs(ctx)
  expect(JSON.stringify(await rowsOf(ctx, id, by))).not.toMatch(/Siti|Aminah|siti@/)
  // The database refuses personal data without a second person, and the same person twice.
  const personal = { ...wanted, fields: ['kontak' as const], madeBy: by }
  for (const approvedBy of [null, by]) {
    await expect(beginExport(ctx, { ...personal, id: ctx.newId(), approvedBy })).rejects.toThrow()
  }
})

test('files go after a day, and the row stays', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  await aDonation(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = ctx.newId()
  await beginExport(ctx, {
    id,
    list,
    filters: { cari: 'Siti', keadaan: 'paid' },
    fields: [],
    reason: 'Rapat',
    madeBy: by,
    approvedBy: null,
  })
  await runJobs(ctx)
  ctx.clock.advance({ hours: 23 })
  await removeOldExports(ctx)
  expect(await keysOf(ctx)).toHaveLength(1)
  ctx.clock.advance({ hours: 1 })
  await expect(openExport(ctx, { lists, id, by })).rejects.toThrow(ExportGone)
  await removeOldExports(ctx)
  expect(await keysOf(ctx)).toEqual([])
  expect(await listExports(ctx.db, [list])).toEqual([
    expect.objectContaining({ id, status: 'removed', filters: { keadaan: 'paid' } }),
  ])
})

const MANY = 12_500

test('a long export is written in parts and by several runs, every row once', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { id: campaign } = await makeCampaign(ctx)
  await sql`
    insert into donation (id, public_id, campaign_id, fund, amount, status, donor_name, donor_email,
      is_anonymous, consent_version, created_at, updated_at)
    select gen_random_uuid(), upper(substr(md5(n::text), 1, 26)), ${campaign}, 'IT', n, 'expired',
      'Donatur', 'd@contoh.id', false, '2026-11', at, at
    from generate_series(1, ${sql.lit(MANY)}) as n,
      lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as moment`.execute(
    ctx.db,
  )
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = ctx.newId()
  const filters = { urut: 'nominal' }
  await beginExport(ctx, {
    id,
    list,
    filters,
    fields: [],
    reason: 'Rapat',
    madeBy: by,
    approvedBy: null,
  })
  await runJobs(ctx)
  expect(await listExports(ctx.db, [list])).toMatchObject([
    { status: 'ready', written: MANY, total: MANY },
  ])
  const [head = [], ...rows] = await rowsOf(ctx, id, by)
  const amounts = rows.map((row) => row[head.indexOf('nominal')])
  expect(amounts).toEqual(Array.from({ length: MANY }, (_, index) => MANY - index))
  const jobs = await ctx.db
    .selectFrom('job')
    .where('name', '=', 'donor-export.write')
    .select('id')
    .execute()
  expect(jobs.length).toBeGreaterThan(1)
})
