import { totalOf } from '#features/donation/donation.ts'
import { refundReasonWords } from '#features/refund/refund-proposals.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/pengembalian-baru.ts'
import { proposeRefundActs } from './propose-refund-acts.ts'
import { bankView } from './bank-view.ts'
import { DonorBankSection, TypedBankFields } from './donor-bank-parts.tsx'
import { GATEWAY } from './payer-field.ts'
import { donationWithWays } from './refund-payers.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const desk = context.get(deskContext)
  const { ctx } = desk
  const { donation, choices } = await donationWithWays(
    ctx,
    new URL(request.url).searchParams.get('donasi') ?? undefined,
  )
  const { id, campaign, status, fund, returned = 0 } = donation
  const hasOperational = donation.operational > 0
  return {
    id,
    facts: [
      { label: 'Program', value: campaign.title },
      { label: 'Nominal', value: formatRupiah(totalOf(donation)) },
      ...(hasOperational
        ? [{ label: 'Di dalamnya infak operasional', value: formatRupiah(donation.operational) }]
        : []),
      ...(returned > 0 ? [{ label: 'Sudah kembali', value: formatRupiah(returned) }] : []),
    ],
    hasOperational,
    isPaid: status === 'paid',
    isZakat: fund === 'Z',
    choices,
    bank: await bankView(desk, { donationId: id, suspenseId: null }),
    reasons: Object.entries(refundReasonWords).map(([value, label]) => ({ value, label })),
  }
}

export const action = proposeRefundActs

export default function PengembalianBaru({ loaderData, actionData }: Route.ComponentProps) {
  const { id, facts, isPaid, isZakat, choices, reasons: words } = loaderData
  const hasBank = choices.some(({ value: way }) => way !== GATEWAY)
  const fields = {
    donasi: field.hidden(id),
    parts: field.columns(2, partFields(loaderData.hasOperational)),
    alasan: field.choice('Alasan', words, {
      anything: 'Pilih alasan',
      hint: isZakat
        ? 'Zakat hanya kembali bila dibayar dua kali atau jumlahnya keliru.'
        : undefined,
    }),
    rekening: field.choice('Dibayar dari', choices, { anything: 'Pilih sumber dana' }),
    bank: () => hasBank && <TypedBankFields />,
    catatan: field.area('Keterangan', { rows: 3, maxLength: 500 }),
  }
  return (
    <DeskPage
      title="Ajukan pengembalian"
      lead="Seluruhnya, atau sebagian. Orang lain memutuskan setelah melihat jurnalnya."
      back={{ href: `/kelola/donasi/${id}`, label: 'Donasi' }}
      isNarrow
    >
      <DeskFacts facts={facts} />
      {!isPaid && <Notice tone="info" title="Donasi ini tidak dapat dikembalikan sekarang." />}
      {isPaid && choices.length === 0 && (
        <Notice tone="warning" title="Belum ada sumber dana">
          <p>
            Penyedia tidak mengirim dana ini kembali, dan belum ada rekening untuk dananya. Catat
            rekening lembaga dahulu.
          </p>
        </Notice>
      )}
      {isPaid && hasBank && (
        <DonorBankSection
          bank={loaderData.bank}
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
          fields={fields}
        />
      )}
    </DeskPage>
  )
}

/** How much goes back of which part of a donation; both empty is all of it. */
function partFields(hasOperational: boolean) {
  return {
    nominal: field.optional.number('Kembali dari dana program', {
      hint: 'Kosongkan bila donasinya kembali seluruhnya. Sebagian dikembalikan dari rekening lembaga; sisanya tetap donasi, dengan kuitansi baru.',
    }),
    operasional:
      hasOperational &&
      field.optional.number('Kembali dari infak operasional', {
        hint: 'Bila hanya ini yang kembali, pilih rekening dana amil.',
      }),
  }
}
