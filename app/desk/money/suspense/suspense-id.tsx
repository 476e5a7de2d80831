import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { rowIdOf } from '#app/not-found.ts'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'
import type { Route } from './+types/suspense-id.ts'
import { suspenseActs } from './suspense-acts.ts'
import { SuspenseFacts, SuspenseForms } from './suspense-parts.tsx'
import { suspenseView } from './suspense-view.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'
import type { bankView } from '../refund/bank-view.ts'
import { DonorBankSection } from '../refund/donor-bank-parts.tsx'
import { GATEWAY } from '../refund/payer-field.ts'
import { sentFields } from '../refund/sent-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return suspenseView(context.get(deskContext), rowIdOf(params.id))
}

export const action = suspenseActs

export default function SuspenseEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { row, note, proposals, isOpen, forms, payers } = loaderData
  return (
    <DeskPage
      title={`Titipan ${formatRupiah(row.amount)}`}
      tab="Titipan"
      back={{ href: '/kelola/titipan', label: 'Titipan' }}
    >
      <SuspenseFacts row={row} note={note} bank={loaderData.bankWords} />
      {proposals.length > 0 && (
        <>
          {isOpen && <DeskRefusal answer={actionData} />}
          <ProposalList title="Menunggu keputusan" proposals={proposals} empty="" />
          {isOpen && (
            <p className="text-muted">
              Usulan ini diputuskan orang lain, atau ditarik pengusulnya di halamannya. Baru sesudah
              itu hal lain dapat diajukan untuk titipan ini.
            </p>
          )}
        </>
      )}
      <SuspenseReturn {...loaderData} answer={actionData} />
      {forms && <SuspenseForms {...forms} isOfNobody={row.donationId === null} payers={payers} />}
    </DeskPage>
  )
}

type Props = {
  /** Whether a decision is still to be proposed. */
  isOpen: boolean
  goingBack: { isPaid: boolean; by: string | null; reference: string | null } | null
  payers: readonly DeskChoice[]
  bank: Awaited<ReturnType<typeof bankView>>
  today: string
  answer: unknown
}

/** Titipan on its way back to its sender: where it goes, what pays it, and that it went. */
function SuspenseReturn(props: Props) {
  const { isOpen, goingBack, payers, bank, today, answer } = props
  const isWaiting = goingBack !== null && !goingBack.isPaid
  if (!isOpen && !goingBack) return null
  const payer = payers.find(({ value }) => value === (goingBack?.by ?? GATEWAY))
  return (
    <>
      <DonorBankSection bank={bank} isAwaited={isOpen || isWaiting} actionData={answer} />
      {goingBack && (
        <DeskSection title="Pengembalian">
          <DeskFacts
            facts={[
              { label: 'Keadaan', value: isWaiting ? 'Disetujui, belum dikirim' : 'Sudah dikirim' },
              { label: 'Dibayar dari', value: payer?.label ?? 'Penyedia pembayaran' },
              ...(goingBack.reference
                ? [{ label: 'Nomor transfer', value: goingBack.reference }]
                : []),
            ]}
          />
        </DeskSection>
      )}
      {isWaiting && <Returned today={today} />}
      {isWaiting && <OtherAccount payers={payers} by={goingBack.by} />}
    </>
  )
}

function Returned({ today }: Pick<Props, 'today'>) {
  return (
    <DeskSection
      title="Sudah dikirim"
      note="Dibukukan saat itu juga, dan pengirimnya dikabari bila kontaknya dapat kami jangkau."
    >
      <DeskForm act="selesai" submit="Catat sudah dikirim" fields={sentFields(today)} />
    </DeskSection>
  )
}

type OtherProps = Pick<Props, 'payers'> & { by: string | null }

function OtherAccount({ payers, by }: OtherProps) {
  const others = payers.filter(({ value: way }) => way !== (by ?? GATEWAY))
  if (others.length === 0) return null
  const fields = {
    pembayar: field.choice('Dibayar dari', others, { anything: 'Pilih sumber dana' }),
  }
  return (
    <DeskSection title="Ganti sumber dana">
      <DeskForm act="ganti" submit="Ganti sumber dana" look="ghost" fields={fields} />
    </DeskSection>
  )
}
