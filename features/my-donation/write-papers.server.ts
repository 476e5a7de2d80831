import { donatedFundWords } from '#features/ledger/funds.ts'
import { getMe } from '#features/account/queries.server.ts'
import { pastDonations } from '#features/donor/past-donations.server.ts'
import { pastRows } from '#features/receipt/paper/past-rows.ts'
import { recapPdf } from '#features/receipt/paper/recap-pdf.server.ts'
import type { Ctx } from '#platform/context.ts'
import { localTimeOf, yearOf } from '#platform/time/jakarta.ts'
import { readLogo } from '#platform/picture/logo.server.ts'
import { NoDonationsInYear } from './errors.ts'
import { csvFile, type MyDonation, donationStatusWords } from './my-donation.ts'
import { listMyDonations, sumMyYears } from './queries.server.ts'

const heads = [
  'Nomor donasi',
  'Tanggal',
  'Dibayar',
  'Program',
  'Dana',
  'Donasi (Rp)',
  'Infak operasional (Rp)',
  'Total dibayar (Rp)',
  'Status',
  'Metode',
  'Kuitansi',
  'Bukti Setor Zakat',
]

/** An account's own donations as a CSV file, all of them or those of a year. */
export async function donationsCsv(
  ctx: Ctx,
  { accountId, year }: { accountId: string; year?: number | undefined },
): Promise<string> {
  const donations = await listMyDonations(ctx.db, { accountId, year })
  return csvFile([heads, ...donations.map(toCells)])
}

function toCells(donation: MyDonation): (string | number)[] {
  return [
    donation.id,
    momentCell(donation.createdAt),
    donation.paidAt ? momentCell(donation.paidAt) : '',
    donation.campaign.title,
    donatedFundWords[donation.fund],
    donation.amount,
    donation.operational,
    donation.total,
    donationStatusWords[donation.status],
    donation.channel ?? '',
    numberOf(donation, 'kuitansi') ?? '',
    numberOf(donation, 'bsz') ?? '',
  ]
}

function numberOf({ papers }: MyDonation, kind: 'kuitansi' | 'bsz'): string | undefined {
  return papers.find((paper) => paper.kind === kind && !paper.isVoid)?.number
}

/** '2026-03-12 14:05', in WIB, as spreadsheets read it. */
function momentCell(at: Date): string {
  return localTimeOf(at).slice(0, 16)
}

/** The recap of a year's donations as a PDF; refuses a year without donations. */
export async function yearlyRecap(
  ctx: Ctx,
  { accountId, year }: { accountId: string; year: number },
): Promise<Buffer> {
  const sum = (await sumMyYears(ctx.db, accountId)).find((each) => each.year === year)
  if (!sum) throw new NoDonationsInYear(year)
  const { name } = await getMe(ctx, accountId)
  const donations = await listMyDonations(ctx.db, { accountId, tab: 'berhasil' })
  const days = { from: `${year}-01-01`, through: `${year}-12-31` }
  const past = await pastDonations(ctx.db, { accountId }, days)
  const { complaints: _, ...institution } = ctx.config.institution
  return recapPdf({
    span: String(year),
    sumLabel: 'Jumlah setahun',
    name,
    institution,
    logo: await readLogo(ctx.files, institution.logo),
    madeAt: ctx.now(),
    total: sum.total,
    funds: sum.funds.map(({ fund, amount }) => ({ label: donatedFundWords[fund], amount })),
    past: pastRows(past),
    gifts: donations.flatMap((donation) => {
      const { paidAt, campaign, fund, total: amount } = donation
      if (!paidAt || yearOf(paidAt) !== year) return []
      const number = numberOf(donation, 'kuitansi')
      return [{ paidAt, program: campaign.title, fund: donatedFundWords[fund], amount, number }]
    }),
  })
}
