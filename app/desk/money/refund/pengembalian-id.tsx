import { refundReasonWords } from '#features/refund/refund-proposals.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, Timeline } from '#app/desk/ui/facts.tsx'
import type { Route } from './+types/pengembalian-id.ts'
import { bankView } from './bank-view.ts'
import { DonorBankSection } from './donor-bank-parts.tsx'
import { refundActs } from './refund-acts.ts'
import { RefundForms } from './refund-forms.tsx'
import { payerWords, RefundChip, refundTimeline, returnedWords } from './refund-parts.tsx'
import { newestRefund, waysFor, waysOfRefund } from './refund-payers.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const desk = context.get(deskContext)
  const { ctx } = desk
  const { refund, earlier } = await newestRefund(ctx, params.id)
  const { donationId } = refund
  return {
    refund,
    earlier,
    reason: refundReasonWords[refund.reason],
    choices: await waysFor(ctx, waysOfRefund(refund)),
    today: dayOf(ctx.now()),
    bank: await bankView(desk, { donationId, suspenseId: null }),
  }
}

export const action = refundActs

export default function PengembalianId({ loaderData, actionData }: Route.ComponentProps) {
  const { refund, earlier, reason, choices, today } = loaderData
  return (
    <DeskPage
      title={`Pengembalian ${formatRupiah(refund.amount)}`}
      tab="Satu pengembalian"
      lead={refund.campaign}
      back={{ href: '/kelola/pengembalian', label: 'Pengembalian' }}
    >
      <DeskFacts
        facts={[
          { label: 'Keadaan', value: <RefundChip status={refund.status} /> },
          { label: 'Yang kembali', value: returnedWords(refund) },
          { label: 'Alasan', value: reason },
          { label: 'Keterangan', value: refund.note },
          { label: 'Dibayar dari', value: payerWords(refund) },
          {
            label: 'Donasi',
            value: (
              <a href={`/kelola/donasi/${refund.donationId}`} className="text-primary underline">
                Lihat donasinya
              </a>
            ),
          },
        ]}
      />
      {(refund.paysFrom === 'bank' || loaderData.bank.state.knownBank) && (
        <DonorBankSection
          bank={loaderData.bank}
          isAwaited={['proposed', 'approved', 'failed'].includes(refund.status)}
          actionData={actionData}
        />
      )}
      <RefundForms {...{ refund, choices, today, actionData }} />
      <DeskSection title="Perjalanan" note="Yang terbaru di atas. Jam dalam WIB.">
        <Timeline entries={refundTimeline(refund)} />
      </DeskSection>
      {earlier.length > 0 && (
        <DeskSection title="Pengajuan sebelumnya">
          <ul className="grid gap-2">
            {earlier.map((each) => (
              <li key={each.id}>
                <RefundChip status={each.status} /> {formatRupiah(each.amount)}. {each.note}
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
    </DeskPage>
  )
}
