import { expect, test } from 'vitest'
import * as v from 'valibot'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { layoutText, parseLayout } from '../layout-text.ts'
import { layoutProposal, proposeLayout } from '../layout-proposals.server.ts'
import { statementAt, statementLines } from '../statement-at.server.ts'
import { postYear, yearFile } from '../year/year-file.server.ts'
import vector from '../year/year-vector.json' with { type: 'json' }

const period = { from: '2026-01-01', through: '2026-12-31' }

async function noteRows(ctx: TestCtx, kind: 'catatan' | 'wakaf-catatan' = 'catatan') {
  const { now } = await statementAt(ctx.db, kind, { period })
  return now.rows
}

/** The figures below a text of the notes, and their sum. */
function under(rows: Awaited<ReturnType<typeof noteRows>>, text: string) {
  const from = rows.findIndex(({ role, words }) => role === 'text' && words.startsWith(text))
  const rest = rows.slice(from + 1)
  const end = rest.findIndex(({ role }) => role === 'text' || role === 'block')
  const part = end < 0 ? rest : rest.slice(0, end)
  return Object.fromEntries(part.map(({ words, figures }) => [words, figures[0] ?? 0]))
}

test('the tables of the notes tie to the statements of the worked year', async () => {
  const ctx = await testContext()
  await postYear(ctx.db, v.parse(yearFile, vector))
  const rows = await noteRows(ctx)
  expect(under(rows, 'Menurut tempatnya')['Jumlah']).toBe(99_468_000)
  expect(under(rows, 'Menurut akunnya')['Jumlah']).toBe(99_468_000)
  expect(under(rows, 'Nilai bukunya menurut dana')).toMatchObject({
    'Infak terikat': 112_500_000,
    'Infak tidak terikat': 36_000_000,
    Jumlah: 148_500_000,
  })
  expect(under(rows, 'Menurut jenisnya')['Jumlah']).toBe(335_000_000)
  expect(under(rows, 'Yang masih harus disalurkan')['Jumlah']).toBe(268_043_000)
  const wakaf = await noteRows(ctx, 'wakaf-catatan')
  expect(under(wakaf, 'Menurut rekeningnya')['Bank wakaf (LKS-PWU), tanpa rekening']).toBe(
    20_500_000,
  )
  expect(under(wakaf, 'Aset neto yang berasal')).toEqual({ 'Wakaf, di luar program': 50_300_000 })
})

type Served = { mustahikId: string | null; by: string; men: number; women: number }

/** A disbursement that reached one of the register, or a group. */
async function serve(ctx: TestCtx, { mustahikId, by, ...counts }: Served): Promise<void> {
  const id = ctx.newId()
  const at = new Date('2026-05-01T03:00:00Z')
  await ctx.db
    .insertInto('disbursement')
    .values({
      id,
      fund: 'Z',
      account: '5120',
      amount: rupiah(1_000),
      description: 'Bantuan',
      beneficiaries: 3,
      proof: 'BKK',
      status: 'paid',
      made_by: by,
      made_at: at,
      approved_by: ctx.newId(),
      approved_at: at,
      paid_at: at,
    })
    .execute()
  await ctx.db
    .insertInto('disbursement_mustahik')
    .values({
      id: ctx.newId(),
      disbursement_id: id,
      mustahik_id: mustahikId,
      group_words: mustahikId ? null : 'Warga dusun',
      asnaf: 'miskin',
      area: 'kemanusiaan',
      ...counts,
      families: 1,
      added_by: by,
      added_at: at,
    })
    .execute()
}

async function register(
  ctx: TestCtx,
  { mustahik, by }: { mustahik: string; by: string },
): Promise<void> {
  await ctx.db
    .insertInto('mustahik')
    .values({
      id: mustahik,
      year: 2026,
      serial: 1,
      kind: 'person',
      name: 'Pak Darma',
      members: 1,
      asnaf: 'miskin',
      region: '3273',
      province: 'Jawa Barat',
      need: 'Beras',
      state: 'proposed',
      surveyor: '',
      recorded_by: by,
      recorded_at: ctx.now(),
      changed_at: ctx.now(),
    })
    .execute()
}

type Recorded = { by: string; serial: number; party: string; sum: number }

async function record(ctx: TestCtx, { by, serial, party, sum }: Recorded): Promise<void> {
  await ctx.db
    .insertInto('voucher')
    .values({
      template: 'gaji',
      campaign_id: null,
      note: '',
      year: 2026,
      given: '{}',
      recorded_by: by,
      id: ctx.newId(),
      serial,
      party,
      sum: rupiah(sum),
      day: '2026-06-01',
      fund: 'A',
      status: 'posted',
      journal_id: ctx.newId(),
      recorded_at: ctx.now(),
    })
    .execute()
}

test('people served are counted by asnaf, one of the register once; an act with one of its own people is a related party’s', async () => {
  const ctx = await testContext({ now: '2026-12-31T03:00:00Z' })
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti Aminah')
  const mustahik = ctx.newId()
  await register(ctx, { mustahik, by })
  await serve(ctx, { mustahikId: mustahik, by, men: 1, women: 0 })
  await serve(ctx, { mustahikId: mustahik, by, men: 1, women: 0 })
  await serve(ctx, { mustahikId: null, by, men: 20, women: 25 })
  await record(ctx, { by, serial: 1, party: ' siti aminah ', sum: 500_000 })
  await record(ctx, { by, serial: 2, party: 'Toko Sumber', sum: 900_000 })
  const rows = await noteRows(ctx)
  expect(under(rows, 'Orang yang terlayani')).toMatchObject({ Miskin: 46, Fakir: 0, Jumlah: 46 })
  expect(under(rows, 'Keluarga yang terlayani')).toMatchObject({ Miskin: 2 })
  expect(under(rows, 'Transaksi lembaga dengan')).toMatchObject({
    Pegawai: 500_000,
    Jumlah: 500_000,
  })
})

test('two people write a text of the notes anew and choose its table; the notes of days before stay as they were', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti')
  const { id: other } = await aStaff(ctx, 'admin', 'Budi')
  const before = await statementLines(ctx.db, 'catatan', '2026-06-15')
  const text = `${layoutText(before)}\ncatatan | Komitmen | Sewa kantor sampai 2028. | 1170 umur-titipan`
  const lines = parseLayout(text)
  if (typeof lines === 'string') throw new Error(lines)
  expect(lines.slice(0, -1)).toEqual(before)
  expect(parseLayout('catatan | A | B | daftar')).toMatch('bukan empat angka atau nama tabel')
  expect(parseLayout('aset | A | B | rekening')).toMatch('bukan empat angka')
  const given = { statement: 'catatan', validFrom: '2026-07-01', lines } as const
  const id = await proposeLayout(ctx, given, { by, note: 'Komitmen' })
  const decision = { by: other, role: 'admin', isApproved: true } as const
  await decideProposal(ctx, { kinds: [layoutProposal], id }, decision)
  expect(await statementLines(ctx.db, 'catatan', '2026-06-30')).toEqual(before)
  expect((await statementLines(ctx.db, 'catatan', '2026-07-01')).at(-1)?.accounts).toEqual([
    '1170',
    'umur-titipan',
  ])
})
