import type { RefundRow } from '#features/refund/refund-list.server.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type DeskChoice, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { GATEWAY } from './payer-field.ts'
import { SentFields } from './sent-fields.tsx'

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
      {isArriving && <Arrived {...{ today, actionData }} />}
      {isTravelling && <Failed actionData={actionData} />}
      {isWaiting && <OtherPayer {...{ refund, choices, actionData }} />}
    </>
  )
}

/** A form of an older page was sent: the refund has moved on, and says why it was refused. */
function RefusedWithoutForm({ act, actionData }: { act: string; actionData: unknown }) {
  return useRefusedAt(actionData, act) ? <DeskRefusal answer={actionData} /> : null
}

function Send({ isByBank, actionData }: { isByBank: boolean; actionData: unknown }) {
  const refused = useRefusedAt(actionData, 'kirim')
  const value = fieldValues(refused, {})
  if (!isByBank) {
    return (
      <DeskSection title="Kirim lewat penyedia">
        <DeskForm act="kirim" submit="Kirim lewat penyedia" refused={refused} />
      </DeskSection>
    )
  }
  return (
    <DeskSection
      title="Sedang ditransfer"
      note="Tandai setelah bank diminta mengirim. Donatur melihat dananya dalam perjalanan."
    >
      <DeskForm act="kirim" submit="Tandai sedang ditransfer" look="ghost" refused={refused}>
        <DeskText {...value('nomor')} label="Nomor transfer" isOptional maxLength={80} />
      </DeskForm>
    </DeskSection>
  )
}

function Arrived({ today, actionData }: Pick<Props, 'today' | 'actionData'>) {
  const refused = useRefusedAt(actionData, 'selesai')
  const value = fieldValues(refused, { tanggal: today })
  return (
    <DeskSection
      title="Sudah ditransfer"
      note="Dibukukan saat itu juga, dan donatur dikabari lewat e-mail bila alamatnya ada."
    >
      <DeskForm act="selesai" submit="Catat sudah ditransfer" refused={refused}>
        <SentFields value={value} today={today} />
      </DeskForm>
    </DeskSection>
  )
}

function Failed({ actionData }: Pick<Props, 'actionData'>) {
  const refused = useRefusedAt(actionData, 'gagal')
  const value = fieldValues(refused, {})
  return (
    <DeskSection title="Transfer gagal">
      <DeskForm act="gagal" submit="Catat gagal" look="danger" refused={refused}>
        <DeskText {...value('sebab')} label="Sebabnya" maxLength={200} />
      </DeskForm>
    </DeskSection>
  )
}

function OtherPayer({ refund, choices, actionData }: Omit<Props, 'today'>) {
  const refused = useRefusedAt(actionData, 'rekening')
  const isByGateway = refund.paysFrom === 'gateway'
  const others = choices.filter(({ value: way }) => !(isByGateway && way === GATEWAY))
  const value = fieldValues(refused, {})
  if (others.length === 0) return null
  return (
    <DeskSection title="Ganti sumber dana">
      <DeskForm act="rekening" submit="Ganti sumber dana" look="ghost" refused={refused}>
        <DeskSelect
          {...value('rekening')}
          label="Dibayar dari"
          choices={others}
          anything="Pilih sumber dana"
        />
      </DeskForm>
    </DeskSection>
  )
}
