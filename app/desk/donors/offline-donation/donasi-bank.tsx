import { redirect } from 'react-router'
import * as v from 'valibot'
import { recordBanked } from '#features/bank-statement/acts/donation-of-line.server.ts'
import { campaignTitles } from '#features/donation-log/queries.server.ts'
import { offlineDonationForm, optionalSum } from '#features/offline-donation/contract.ts'
import {
  feeOfNet,
  getQrisCode,
  listQrisCodes,
} from '#features/offline-donation/qris-codes.server.ts'
import { formatFigure, formatRupiah, rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { type ActArgs, acts, personalAct } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/donasi-bank.ts'
import { BankedForm } from './banked-form.tsx'
import { banksInUse, lineInAddress } from './line-in-address.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const today = dayOf(ctx.now())
  const codes = (await listQrisCodes(ctx.db, today)).filter(({ closedOn }) => !closedOn)
  const line = await lineInAddress(ctx.db, searchParams)
  const qrisCode = codes.find(({ bankAccountId }) => bankAccountId === line?.bankAccountId)
  const isQris = searchParams.get('cara') === 'static'
  return {
    id: ctx.newId(),
    today,
    line,
    stored: {
      day: line?.day ?? today,
      net: line ? formatFigure(line.open) : '',
      bank: line?.bankAccountId ?? '',
      qris: isQris ? (qrisCode?.id ?? '') : '',
      program: isQris ? (qrisCode?.slug ?? '') : '',
    },
    campaigns: await campaignTitles(ctx.db),
    banks: await banksInUse(ctx.db),
    codes: codes.map(({ id, name, nmid }) => ({ value: id, label: `${name} (${nmid})` })),
  }
}

const { sum: net, ...donationEntries } = offlineDonationForm.entries
const form = v.object({
  ...donationEntries,
  net,
  fee: optionalSum,
  id: v.pipe(v.string(), v.uuid('Muat ulang halaman ini, lalu isi kembali.')),
  bank: v.pipe(v.string(), v.uuid('Pilih rekeningnya.')),
  qris: v.optional(v.string(), ''),
  line: v.optional(v.string(), ''),
})

export const action = acts({
  simpan: personalAct(form, 'Mencatat donasi di bank', record),
})

async function record({ ctx, staff, details }: ActArgs, typed: v.InferOutput<typeof form>) {
  const { qris, bank: bankAccountId, line, fee: typedFee, ...donation } = typed
  const code = qris ? await getQrisCode(ctx.db, qris, donation.day) : undefined
  const fee = typedFee ?? (code ? feeOfNet(donation.net, code.fee) : rupiah(0))
  const method = code ? 'static' : 'direct'
  const lineId = line || undefined
  const banked = { ...donation, method, bankAccountId, fee, lineId } as const
  const donationId = await recordBanked(ctx, banked, { by: staff.id })
  Object.assign(details, { donasi: donationId, program: donation.program })
  return redirect(`/kelola/donasi/${donationId}?hasil=tunai`, 303)
}

export default function DonasiBank({ loaderData }: Route.ComponentProps) {
  const { line } = loaderData
  return (
    <DeskPage
      title="Catat donasi di bank"
      lead="QRIS yang dipajang, atau transfer yang datang tanpa formulir. Bila pengirim dan maksudnya belum diketahui, biarkan menjadi titipan."
      back={
        line
          ? { href: line.href, label: `Rekening koran, baris ${line.row}` }
          : { href: '/kelola/donasi', label: 'Donasi' }
      }
      isNarrow
    >
      {line && (
        <Notice tone="info" title={`Baris ini ${formatRupiah(line.open)}: ${line.description}`} />
      )}
      <BankedForm {...loaderData} />
    </DeskPage>
  )
}
