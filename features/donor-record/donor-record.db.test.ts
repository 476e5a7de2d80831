import { expect, test } from 'vitest'
import { exportColumns } from '#features/donation-log/columns.ts'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { donorOf } from '#tests/donors.ts'
import { makeCampaign } from '#tests/makers.ts'
import { lookAtImport, runImport, undoImport } from './import/imports.server.ts'
import { mergeDonorsProposal, undoMerge } from './merge-donors.server.ts'
import {
  besideDonor,
  donationsOfDonor,
  findDonor,
  messagesOfDonor,
  recordsOf,
  yearsOfDonor,
} from './donor-page.server.ts'
import { listDonorRecords } from './queries.server.ts'
import { type SegmentKind, segmentWords } from './segment.ts'
import { countSegment, saveSegment, segmentMembers } from './segments.server.ts'

const PHONE = '+6281234567889'

async function give(ctx: TestCtx, name: string, day: string, amount = 50_000): Promise<string> {
  ctx.clock.set(`${day}T03:00:00.000Z`)
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(amount),
    donorName: name,
    donorPhone: PHONE,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  const id = (await findDonation(ctx.db, donationId))?.id ?? ''
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => recordPaid(tx, await lockDonation(tx, id), payment))
  return (await donorOf(ctx.db, id)) ?? ''
}

function merge(ctx: TestCtx, keepId: string, goneId: string): Promise<string> {
  const id = ctx.newId()
  return inTransaction(ctx.db, async (tx) => {
    const within = ctx.within(tx)
    const terms = { keepId, goneId, keep: '', gone: '' }
    const people = { madeBy: ctx.newId(), decidedBy: ctx.newId() }
    await mergeDonorsProposal.apply(within, {
      id,
      documentId: goneId,
      terms,
      kinds: [],
      ...people,
    })
    return id
  })
}

async function sums(ctx: TestCtx) {
  return await ctx.db
    .selectFrom('donor_sum')
    .select(['donor_id', 'gifts', 'amount'])
    .orderBy('donor_id')
    .execute()
}

const plain = { terkecil: 10_000_000, program: '', wilayah: '', saluran: '', label: '' }
const counted = (ctx: TestCtx, jenis: SegmentKind) => countSegment(ctx, { ...plain, jenis })

test('a merge keeps sums, counts and ids, the next gift finds it, and it is undone whole', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { startsAt: new Date('2020-01-01T00:00:00Z') })
  const [first, second, other] = [
    await give(ctx, 'Siti Aminah', '2026-01-05'),
    await give(ctx, 'Siti Aminah', '2026-02-05', 70_000),
    await give(ctx, 'Umar Said', '2026-02-06'),
  ]
  const before = await sums(ctx)
  const linksOf = () =>
    ctx.db.selectFrom('donation').select(['id', 'donor_id']).orderBy('id').execute()
  const links = await linksOf()
  const id = await merge(ctx, first, second)
  expect(await sums(ctx)).toEqual([
    { donor_id: first, gifts: 2, amount: 120_000 },
    { donor_id: other, gifts: 1, amount: 50_000 },
  ])
  expect(await linksOf()).toEqual(links)
  const records = await recordsOf(ctx.db, first)
  expect([(await findDonor(ctx.db, second)).id, records.length]).toEqual([first, 2])
  expect(await yearsOfDonor(ctx.db, first)).toMatchObject([{ year: 2026, donations: 2 }])
  expect(await donationsOfDonor(ctx, records)).toHaveLength(2)
  const beside = await besideDonor(ctx, first, records)
  expect(beside).toMatchObject({ labels: [], merges: [{ name: 'Siti Aminah' }] })
  const third = await give(ctx, 'Siti Aminah', '2026-02-10')
  expect(third).toBe(first)
  await undoMerge(ctx, id, { by: ctx.newId() })
  const after = await sums(ctx)
  expect(after.find(({ donor_id }) => donor_id === second)).toEqual(
    before.find(({ donor_id }) => donor_id === second),
  )
  expect(after.reduce((whole, { amount }) => whole + amount, 0)).toBe(220_000)
  await expect(undoMerge(ctx, id, { by: ctx.newId() })).rejects.toMatchObject({ status: 409 })
})

test('segments count who they say, and their members come page by page', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { startsAt: new Date('2020-01-01T00:00:00Z') })
  await give(ctx, 'Hanya Ramadan', '2025-03-10')
  await give(ctx, 'Lama Sekali', '2024-01-10')
  const monthly = await give(ctx, 'Rajin Sekali', '2026-04-10')
  for (const day of ['2026-05-10', '2026-06-10'])
    await give(ctx, 'Rajin Sekali', day, 6_000_000).then((id) =>
      id === monthly ? undefined : merge(ctx, monthly, id),
    )
  ctx.clock.set('2026-06-15T03:00:00.000Z')
  const kinds = ['semua', 'baru', 'aktif', 'berulang', 'bulanan', 'besar', 'lybunt'] as const
  const more = ['sybunt', 'lama', 'hilang', 'ramadan', 'berisiko'] as const
  const all = await Promise.all([...kinds, ...more].map((kind) => counted(ctx, kind)))
  expect(all).toEqual([3, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 0])
  const filter = { ...plain, jenis: 'sybunt' as const }
  const id = await saveSegment(ctx, { name: 'Diam', filter, by: ctx.newId() })
  const page = await segmentMembers(ctx, id, { limit: 1 })
  const rest = await segmentMembers(ctx, id, { after: page.next, limit: 5 })
  expect([page.items.length, rest.items.length, rest.next]).toEqual([1, 1, undefined])
  expect(segmentWords(filter)).toContain('belum pada tahun ini')
  const listed = await listDonorRecords(ctx.db, { sort: 'jumlah', text: 'rajin' })
  expect(listed.items).toMatchObject([{ id: monthly, donations: 3, amount: 12_050_000 }])
})

const heads = 'kode_lama;nama;hp;email;nik;boleh_wa;asal_persetujuan;catatan'

/** 300 rows, of which one code, one NIK and one contact stand twice. */
function aSheet(): string {
  const rows = Array.from({ length: 297 }, (_, n) => {
    const nik = n === 5 ? '3174010101800001' : ''
    return `D${n};Donatur Nomor ${n};08123${String(456_000 + n)};;${nik};${n === 1 ? 'ya' : ''};;`
  })
  rows.push(
    'D7;Donatur Nomor 7;08123456007;;;;;',
    'D900;Lain Nama;0812999000111;;3174010101800001;;;',
  )
  rows.push('D901;Bpk. Donatur Nomor 9;08123456009;;;ya;Formulir 2023;')
  return [heads, ...rows].join('\n')
}

test('300 donors with planted doubles come once, twice adds nothing, and all of it is undone', async () => {
  const ctx = await testContext()
  const staff = { id: ctx.newId(), email: 'a@contoh.id', name: 'Layanan', role: 'layanan' as const }
  const text = aSheet()
  const preview = await lookAtImport(ctx, text)
  expect(preview).toMatchObject({ kind: 'donor', fresh: 298, problems: [] })
  expect(preview.known.map(({ row }) => row)).toEqual([299, 300])
  expect(preview.doubles.map(({ row }) => row)).toEqual([301])
  const asked = { text, fileName: 'donatur.csv', by: staff.id }
  const run = () => inTransaction(ctx.db, (tx) => runImport(ctx.within(tx), asked))
  expect([await run(), await run()]).toEqual([298, 0])
  const pairs = await ctx.db.selectFrom('donor_suggestion').select('likeness').execute()
  expect(pairs).toEqual([{ likeness: 100 }])
  const told = await messagesOfDonor(ctx, [{ kind: 'phone', value: '+628123456009' }])
  expect(told).toMatchObject({ choices: [{ isStopped: false, source: 'import' }], messages: [] })
  // A yes without its source is no consent.
  expect(await ctx.db.selectFrom('contact_choice').select('source').execute()).toHaveLength(1)
  const { id } = await ctx.db.selectFrom('donor_import').select('id').executeTakeFirstOrThrow()
  await inTransaction(ctx.db, (tx) => undoImport(ctx.within(tx), id, { by: staff.id }))
  expect(await ctx.db.selectFrom('donor').select('id').execute()).toEqual([])
  expect(await run()).toBe(298)
})

test('gifts of an earlier system are history; a like one needs its reason, and an own file comes back', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const run = (text: string) =>
    inTransaction(ctx.db, (tx) => runImport(ctx.within(tx), { text, fileName: '', by }))
  await run('kode_lama;nama;hp\nD1;Siti;081234567889\nD2;Umar;081234567890')
  const [one, two] = await ctx.db.selectFrom('donor').selectAll().orderBy('old_code').execute()
  await merge(ctx, two?.id ?? '', one?.id ?? '')
  const head = 'kode_transaksi_lama;kode_donatur;tanggal;jumlah;dana;alasan'
  const rows = ['T1;D1;2024-03-20;50.000;Z;', 'T2;D1;2024-03-21;50.000;zakat;']
  rows.push('T3;D1;2024-03-20;50.000;Z;', 'T4;D1;2024-03-20;50.000;Z;dua orang tua')
  const text = [head, ...rows].join('\n')
  expect((await lookAtImport(ctx, text)).doubles.map(({ row }) => row)).toEqual([4])
  expect([await run(text), await run(text)]).toEqual([3, 0])
  // The old id leads to whoever is left.
  const kept = await ctx.db.selectFrom('donor_sum').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ donor_id: two?.id, gifts: 0, past_gifts: 3, past_amount: 150_000 })
  expect(await ctx.db.selectFrom('ledger_journal').select('id').execute()).toEqual([])
  const ambiguous = await lookAtImport(ctx, `${head}\nT9;D1;03/04/2024;1.000;Z;`)
  expect(ambiguous.problems).toHaveLength(1)
  const own = Object.keys(exportColumns(['kontak']))
  const cells: Record<string, string> = {
    nomor: '7K3M-9QXD',
    dibayar: '2026-03-12 14:05',
    keadaan: 'Berhasil',
    dana: 'Infak terikat',
    metode: 'QRIS',
    nominal: '75000',
    donatur: 'Budi Santoso',
    email: 'budi@contoh.id',
  }
  const file = `${own.join(';')}\n${own.map((name) => cells[name] ?? '').join(';')}`
  expect([await run(file), await run(file)]).toEqual([1, 0])
  expect(
    (await listDonorRecords(ctx.db, { sort: 'terakhir', text: 'budi@contoh.id' })).items,
  ).toMatchObject([{ pastDonations: 1, lastOn: '2026-03-12' }])
})
