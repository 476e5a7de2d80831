import { expect, test } from 'vitest'
import { decideProposal, shownProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { listPlans, planReal, planText, readPlanText, standingLines } from './plan.server.ts'
import { planProposal, proposePlan } from './proposals.server.ts'

const HEAD = 'tahun;kode;uraian;dana;akun;program;bidang;tw1;tw2;tw3;tw4'
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\n')
const rows = [
  '2026;T-1;Zakat perorangan;Z;4110;;;100.000.000;100.000.000;;',
  '2026;P-1;Fakir miskin;Z;5120;;;50.000.000;;;',
  '2026;P-2;Sumur;IT;5210;sumur-desa;Kesehatan;;20.000.000;;',
  '2026;B-1;Sewa kantor;A;6200;;;12.000.000;;;',
  '2026;B-2;Listrik;A;6200;;;3.000.000;;;',
]

async function agree(ctx: TestCtx, text: string, note = 'Rapat pleno') {
  const { siti, budi } = await moneyPeople(ctx)
  await proposePlan(ctx, { text, note }, { by: siti.id })
  const [open] = await listOpenProposals(ctx.db)
  if (!open) throw new Error('nothing waits')
  const { digest: shown } = await shownProposal(ctx, planProposal, { ...open, isOpen: true })
  const decide = (by: typeof siti) =>
    decideProposal(
      ctx,
      { kinds: [planProposal], id: open.id },
      { by: by.id, role: by.role, isApproved: true, shown },
    )
  await expect(decide(siti)).rejects.toThrow()
  await decide(budi)
  return { siti, budi }
}

test('a plan is agreed by two people in versions, and what it has comes back as its sheet', async () => {
  const ctx = await testContext({ now: '2026-02-02T02:00:00Z' })
  await makeCampaign(ctx)
  await agree(ctx, sheet(...rows))
  await expect(agree(ctx, sheet(...rows))).rejects.toMatchObject({
    fields: { isi: 'Isinya sama dengan RKAT yang berlaku.' },
  })
  const lines = await standingLines(ctx.db, 2026)
  expect(lines.map(({ code }) => code)).toEqual(['T-1', 'P-1', 'P-2', 'B-1', 'B-2'])
  expect((await readPlanText(ctx, planText(2026, lines))).problems).toEqual([])
  await agree(ctx, sheet(...rows.slice(0, 4)), 'Perubahan')
  expect(await listPlans(ctx.db, 2026)).toMatchObject([
    { version: 2, note: 'Perubahan', approver: 'Budi Santoso' },
    { version: 1, note: 'Rapat pleno' },
  ])
  expect(await standingLines(ctx.db, 2027)).toEqual([])
})

test('every row that cannot stand has its reason', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const wrong = [
    '26;A-1;Kosong;Z;5120;;;1.000;;;',
    '2026;A 1;Kode;Z;5120;;;1.000;;;',
    '2026;A-2;Akun;Z;1121;;;1.000;;;',
    '2026;A-3;Dana;IU;5120;;;1.000;;;',
    '2026;A-4;Program;Z;5120;sumur-desa;;1.000;;;',
    '2026;A-5;Bidang;Z;5120;;Olahraga;1.000;;;',
    '2026;A-6;Bidang;A;6200;;Pendidikan;1.000;;;',
    '2026;A-7;Nominal;Z;5120;;;seribu;;;',
    '2026;A-8;Tanpa nominal;Z;5120;;;;;;',
    '2026;B-1;Betul;Z;5120;;;1.000;;;',
    '2027;b-1;Ganda;Z;5110;;;1.000;;;',
  ]
  const { problems, lines } = await readPlanText(ctx, sheet(...wrong))
  expect(problems.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 12])
  expect(lines.map(({ code }) => code)).toEqual(['B-1', 'b-1'])
  await expect(
    proposePlan(ctx, { text: sheet(...wrong), note: 'x' }, { by: ctx.newId() }),
  ).rejects.toMatchObject({ code: 'plan/not-whole' })
})

test('an expense names its line of that year and account, and the plan shows what became of it', async () => {
  const ctx = await testContext({ now: '2026-06-15T02:00:00Z' })
  await makeCampaign(ctx)
  const { siti } = await agree(ctx, sheet(...rows))
  await postLines(ctx, [
    ['1124', '3400', 'A', 50_000_000],
    ['1121', '4110', 'Z', 5_000_000],
  ])
  const spend = (plan: string, more = {}) => {
    const cost = { use: '6200', party: 'PLN', sum: '1.000.000', place: '1124', plan, ...more }
    return recordAs(ctx, siti, ['belanja', cost])
  }
  await spend('B-2')
  await spend('')
  await expect(spend('X-9')).rejects.toMatchObject({
    fields: { plan: 'Pos X-9 tidak ada di RKAT tahun itu.' },
  })
  await expect(spend('P-1')).rejects.toMatchObject({ fields: { plan: 'Pos P-1 untuk akun 5120.' } })
  await expect(spend('B-2', { use: '6300' })).rejects.toMatchObject({ status: 422 })
  const { real, unplanned } = await planReal(ctx.db, 2026, await standingLines(ctx.db, 2026))
  expect(Object.fromEntries(real)).toEqual({
    'T-1': 5_000_000,
    'P-1': 0,
    'P-2': 0,
    'B-1': 0,
    'B-2': 1_000_000,
  })
  expect(unplanned).toEqual([{ account: '6200', fund: 'A', sum: 1_000_000 }])
})
