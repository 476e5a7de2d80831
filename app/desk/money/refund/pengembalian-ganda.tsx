import { banksFor } from '#features/bank-account/bank-account.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import {
  endPostings,
  findTakenBack,
  receivingFund,
} from '#features/refund/taken-back/settle-taken-back.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { dayOf, formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'
import type { Route } from './+types/pengembalian-ganda.ts'
import { payerChoices } from './payer-field.ts'
import { doubleRefundActs } from './double-refund-acts.ts'
import { DoubleRefundForms } from './double-refund-forms.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const { row, claims } = await orNotFound(() => findTakenBack(ctx.db, id))
  const banks = await banksFor(ctx.db, receivingFund(claims))
  const proposals = await listProposalsOf(ctx.db, id)
  const linesOf = async (how: 'returned' | 'borne') =>
    postingLines(ctx.db, endPostings(claims, { how, bankAccountId: '' }).flat())
  return {
    amount: row.amount,
    takenAt: row.taken_at,
    donationId: row.donation_id,
    resolution: row.resolution,
    resolvedAt: row.resolved_at,
    proposals: proposals.filter(({ status }) => status === 'proposed'),
    banks: payerChoices({ banks, isByGateway: false }),
    today: dayOf(ctx.now()),
    returned: await linesOf('returned'),
    borne: await linesOf('borne'),
  }
}

export const action = doubleRefundActs

const endWords = {
  returned: 'Donatur sudah mengembalikannya',
  borne: 'Ditanggung dana amil',
  bounced: 'Transfer kami tidak sampai, jadi hanya kembali sekali',
} as const

export default function PengembalianGanda({ loaderData }: Route.ComponentProps) {
  const { amount, takenAt, donationId, resolution, resolvedAt, proposals } = loaderData
  return (
    <DeskPage
      title={`Kembali dua kali: ${formatRupiah(amount)}`}
      tab="Kembali dua kali"
      lead="Rekening kami sudah mengembalikan dana ini, lalu penyedia menariknya juga. Sampai selesai, jumlahnya piutang kepada donatur (akun 1150)."
      back={{ href: '/kelola/pengembalian', label: 'Pengembalian' }}
    >
      <DeskFacts
        facts={[
          { label: 'Keadaan', value: resolution ? endWords[resolution] : 'Belum selesai' },
          { label: 'Ditarik penyedia', value: formatDateTime(takenAt) },
          ...(resolvedAt ? [{ label: 'Selesai', value: formatDateTime(resolvedAt) }] : []),
          {
            label: 'Donasi',
            value: (
              <a href={`/kelola/donasi/${donationId}`} className="text-primary underline">
                Lihat donasinya
              </a>
            ),
          },
        ]}
      />
      {proposals.length > 0 && (
        <ProposalList title="Menunggu keputusan" proposals={proposals} empty="" />
      )}
      {!resolution && proposals.length === 0 && <DoubleRefundForms {...loaderData} />}
    </DeskPage>
  )
}
