import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople, recordAs } from '#tests/money/vouchers.ts'
import { recordUpzReport } from './record-upz-report.server.ts'

const OFFICE = '00000000-0000-7000-8000-000000001110'

test('a report of a UPZ brings its donors with papers, and its money is a claim until it is brought', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'infak', title: 'Infak', fund: 'IU' })
  const { siti } = await moneyPeople(ctx)
  const text = [
    'tanggal;program;jumlah;nama;npwp_nik',
    '2026-06-01;zakat-maal;2.500.000;Ahmad;3205014508900001',
    '2026-06-03;zakat-maal;1.000.000;;',
    '2026-06-02;infak;200.000;Siti;',
  ].join('\n')
  const report = { text, upz: 'UPZ Masjid Raya', dueOn: '2026-06-22', cashPlaceId: OFFICE }
  const hand = { by: siti.id, role: siti.role }
  expect(await recordUpzReport(ctx, { ...report, withDoubles: false }, hand)).toBe(3)
  expect(await balanceOf(ctx.db, { account: '1110' })).toBe(0)
  const open = await listOpenItems(ctx.db)
  expect(open.map(({ party, fund, remaining }) => [party, fund, remaining])).toEqual([
    ['UPZ Masjid Raya', 'IU', 200_000],
    ['UPZ Masjid Raya', 'Z', 3_500_000],
  ])
  await runDueJobs(ctx, new Map([[issueReceiptsJob.name, issueReceiptsJob]]))
  expect(await ctx.db.selectFrom('receipt').select('kind').execute()).toHaveLength(5)
  const zakat = open.find(({ fund }) => fund === 'Z')
  const brought = { item: zakat?.id ?? '', sum: '3.500.000', place: '1121' }
  await recordAs(ctx, siti, ['setor-upz', brought])
  expect(await listOpenItems(ctx.db)).toHaveLength(1)
  await assertBooksHold(ctx)
  await expect(
    recordUpzReport(
      ctx,
      { ...report, text: `${text}\n2026-06-02;entah;1;A;`, withDoubles: false },
      hand,
    ),
  ).rejects.toMatchObject({ code: 'offline-donation/sheet' })
})
