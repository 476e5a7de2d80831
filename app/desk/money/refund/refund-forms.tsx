import type { RefundRow } from '#features/refund/refund-list.server.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'
import { GATEWAY } from './payer-field.ts'
import { sentFields } from './sent-fields.tsx'

type Props = {
  refund: RefundRow
  choices: readonly DeskChoice[]
  today: string
  actionData: unknown
}

/** What may be done with a refund in its state: sent, booked as arrived, failed, or paid by another account. */
export function RefundForms({ refund, choices, today, actionData }: Props) {
  const { status, paysFrom } = refund
  const isWaiting = status === 'approved' || status === 'failed'
  const isByBank = paysFrom === 'bank'
  const isArriving = isByBank && (isWaiting || status === 'sent')
  const isTravelling = isByBank && status === 'sent'
  return (
    <>
      {!isArriving && <RefusedWithoutForm act="selesai" actionData={actionData} />}
      {!isTravelling && <RefusedWithoutForm act="gagal" actionData={actionData} />}
      {!isWaiting && <RefusedWithoutForm act="kirim" actionData={actionData} />}
      {!isWaiting && <RefusedWithoutForm act="rekening" actionData={actionData} />}
      {isWaiting && <Send {...{ isByBank, actionData }} />}
      {isArriving && <Arrived today={today} />}
      {isTravelling && <Failed />}
      {isWaiting && <OtherPayer {...{ refund, choices }} />}
    </>
  )
}

/** A form of an older page was sent: the refund has moved on, and says why it was refused. */
function RefusedWithoutForm({ act, actionData }: { act: string; actionData: unknown }) {
  return useRefusedAt(actionData, act) ? <DeskRefusal answer={actionData} /> : null
}

function Send({ isByBank, actionData }: { isByBank: boolean; actionData: unknown }) {
  const refused = useRefusedAt(actionData, 'kirim')
  if (!isByBank) {
    return (
      <DeskSection title="Kirim lewat penyedia">
        <DeskForm act="kirim" submit="Kirim lewat penyedia" refused={refused} />
      </DeskSection>
    )
  }
  const fields = { nomor: field.optional.text('Nomor transfer', { maxLength: 80 }) }
  return (
    <DeskSection
      title="Sedang ditransfer"
      note="Tandai setelah bank diminta mengirim. Donatur melihat dananya dalam perjalanan."
    >
      <DeskForm act="kirim" submit="Tandai sedang ditransfer" look="ghost" fields={fields} />
    </DeskSection>
  )
}

function Arrived({ today }: Pick<Props, 'today'>) {
  return (
    <DeskSection
      title="Sudah ditransfer"
      note="Dibukukan saat itu juga, dan donatur dikabari bila kontaknya dapat kami jangkau."
    >
      <DeskForm act="selesai" submit="Catat sudah ditransfer" fields={sentFields(today)} />
    </DeskSection>
  )
}

function Failed() {
  const fields = { sebab: field.text('Sebabnya', { maxLength: 200 }) }
  return (
    <DeskSection title="Transfer gagal">
      <DeskForm act="gagal" submit="Catat gagal" look="danger" fields={fields} />
    </DeskSection>
  )
}

function OtherPayer({ refund, choices }: Pick<Props, 'refund' | 'choices'>) {
  const isByGateway = refund.paysFrom === 'gateway'
  const others = choices.filter(({ value: way }) => !(isByGateway && way === GATEWAY))
  if (others.length === 0) return null
  const fields = {
    rekening: field.choice('Dibayar dari', others, { anything: 'Pilih sumber dana' }),
  }
  return (
    <DeskSection title="Ganti sumber dana">
      <DeskForm act="rekening" submit="Ganti sumber dana" look="ghost" fields={fields} />
    </DeskSection>
  )
}
