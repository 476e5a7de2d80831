import { redirect } from 'react-router'
import * as v from 'valibot'
import { totalOf } from '#features/donation/donation.ts'
import { askDonorBank, canAskDonor } from '#features/payment/ask-donor-bank.server.ts'
import { donorBankState } from '#features/payment/donor-bank-rows.server.ts'
import { askRefund, refundReasonWords } from '#features/payment/refund-proposals.server.ts'
import { formatRupiah } from '#platform/money.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice, useRefusedAt } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { DeskFacts } from '../ui/facts.tsx'
import { DeskArea, DeskForm, DeskSelect, fieldValues } from '../ui/form.tsx'
import type { Route } from './+types/pengembalian-baru.ts'
import { bankTyped, typedBank, wholeOrEmpty } from './donor-bank-acts.ts'
import { DonorBankSection, TypedBankFields } from './donor-bank-parts.tsx'
import { GATEWAY, payerFrom } from './payer-field.ts'
import { donationWithWays } from './ways.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Ajukan pengembalian – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { donation, choices } = await donationWithWays(
    ctx,
    new URL(request.url).searchParams.get('donasi') ?? undefined,
  )
  const { id, campaign, status, fund } = donation
  return {
    id,
    title: campaign.title,
    amount: formatRupiah(totalOf(donation)),
    isPaid: status === 'paid',
    isZakat: fund === 'Z',
    choices,
    canAsk: await canAskDonor(ctx, id),
    bank: await donorBankState(ctx, { donationId: id, suspenseId: null }),
    reasons: Object.entries(refundReasonWords).map(([value, label]) => ({ value, label })),
  }
}

const reasons = ['double', 'wrong_amount', 'donor_request', 'program_cancelled'] as const

const fields = v.object({
  donasi: v.pipe(v.string(), v.uuid()),
  alasan: v.picklist(reasons, 'Pilih alasannya.'),
  rekening: v.pipe(v.string(), v.minLength(1, 'Pilih yang membayar.')),
  catatan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Tuliskan keterangannya, minimal 10 huruf.'),
    v.maxLength(500, 'Paling panjang 500 huruf.'),
  ),
  ...typedBank,
})
const schema = v.pipe(fields, wholeOrEmpty())

export const action = acts({
  ajukan: act(
    schema,
    { says: 'Mengajukan pengembalian', isPersonal: true },
    async ({ ctx, staff, details }, typed) => {
      const { donasi, alasan: reason, catatan: note, rekening } = typed
      const { donation, choices } = await donationWithWays(ctx, donasi)
      const payer = choices.find(({ value }) => value === rekening)?.label ?? ''
      Object.assign(details, { donasi, alasan: reason, rekening, catatan: note })
      const input = { publicId: donation.publicId, reason, note, by: staff.id }
      const named = { payer, bank: bankTyped(typed) }
      await askRefund(ctx, { ...input, from: payerFrom(rekening) }, named)
      return redirect(`/kelola/pengembalian/${donation.id}?kabar=ajukan`, 303)
    },
  ),
  minta: act(
    v.pick(fields, ['donasi']),
    { says: 'Meminta rekening donatur' },
    async ({ ctx, staff }, { donasi: donationId }) => {
      await askDonorBank(ctx, { of: { donationId, suspenseId: null }, by: staff.id })
      return redirect(`/kelola/pengembalian/baru?donasi=${donationId}&kabar=minta`, 303)
    },
  ),
})

export default function PengembalianBaru({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, amount, isPaid, isZakat, choices, reasons: words } = loaderData
  const refused = useRefusedAt(actionData, 'ajukan')
  const hasBank = choices.some(({ value: way }) => way !== GATEWAY)
  const value = fieldValues(refused, {})
  return (
    <DeskPage
      title="Ajukan pengembalian"
      lead="Dikembalikan seluruhnya. Orang lain memutuskan setelah melihat jurnalnya."
      back={{ href: `/kelola/donasi/${id}`, label: 'Donasi' }}
      isNarrow
    >
      <DoneNotice />
      <DeskFacts
        facts={[
          { label: 'Program', value: title },
          { label: 'Nominal', value: amount },
        ]}
      />
      {!isPaid && <Notice tone="info" title="Donasi ini tidak dapat dikembalikan sekarang." />}
      {isPaid && choices.length === 0 && (
        <Notice tone="warning" title="Belum ada yang dapat membayar">
          <p>
            Penyedia tidak mengirim dana ini kembali, dan belum ada rekening untuk dananya. Catat
            rekening lembaga dahulu.
          </p>
        </Notice>
      )}
      {isPaid && hasBank && (
        <DonorBankSection
          state={loaderData.bank}
          canAsk={loaderData.canAsk}
          isAwaited
          actionData={actionData}
          donationId={id}
        />
      )}
      {isPaid && choices.length > 0 && (
        <DeskForm
          act="ajukan"
          query={`donasi=${id}`}
          submit="Ajukan pengembalian"
          refused={refused}
        >
          <input type="hidden" name="donasi" value={id} />
          <DeskSelect
            {...value('alasan')}
            label="Alasan"
            choices={words}
            anything="Pilih alasan"
            hint={
              isZakat
                ? 'Zakat hanya kembali bila dibayar dua kali atau jumlahnya keliru.'
                : undefined
            }
          />
          <DeskSelect
            {...value('rekening')}
            label="Dibayar dari"
            choices={choices}
            anything="Pilih yang membayar"
          />
          {hasBank && <TypedBankFields value={value} />}
          <DeskArea {...value('catatan')} label="Keterangan" rows={3} maxLength={500} />
        </DeskForm>
      )}
    </DeskPage>
  )
}
