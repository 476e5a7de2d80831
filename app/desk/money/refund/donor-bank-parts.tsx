import { donorBankNames } from '#features/donor-bank/donor-bank.ts'
import type { DonorBankState } from '#features/donor-bank/donor-bank-rows.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskFields, DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'
import type { bankView } from './bank-view.ts'
import type { OpenedBank } from './donor-bank-form.ts'

type Props = {
  bank: Awaited<ReturnType<typeof bankView>>
  /** Whether money still waits to go there. */
  isAwaited: boolean
  actionData: unknown
  /** The donation, where the address does not name it. */
  donationId?: string
}

/** Where the money goes: what is known, the link that asks for it, and the whole account for who transfers. */
export function DonorBankSection(props: Props) {
  const { bank, isAwaited, actionData, donationId } = props
  const { state, canAsk, mayReveal } = bank
  const refusedToAsk = useRefusedAt(actionData, 'minta')
  return (
    <DeskSection
      title="Rekening tujuan donatur"
      note="Untuk transfer bank. Donatur mengisinya sendiri lewat tautan yang kami kirim; tersimpan terenkripsi."
    >
      {refusedToAsk && <DeskRefusal answer={actionData} />}
      <RevealedBank actionData={actionData} />
      <DeskFacts facts={factsOf(state)} />
      {isAwaited && !canAsk && (
        <Notice tone="info" title="Tautan tidak dapat dikirim">
          <p>
            Pengirim dana tidak meninggalkan kontak yang dapat dikirimi tautan. Tanyakan rekeningnya
            lewat jalan lain, lalu catat saat mengajukan.
          </p>
        </Notice>
      )}
      {isAwaited && canAsk && (
        <PressForm
          act="minta"
          {...(donationId && { query: `donasi=${donationId}`, fields: { donasi: donationId } })}
        >
          {state.request || state.knownBank ? 'Minta lagi' : 'Minta rekening donatur'}
        </PressForm>
      )}
      {mayReveal && state.knownBank && <Reveal />}
    </DeskSection>
  )
}

function factsOf({ knownBank, request }: DonorBankState) {
  return [
    { label: 'Rekening', value: knownBank ? knownBank.masked : 'Belum ada' },
    ...(knownBank ? [{ label: 'Asal', value: knownBank.source }] : []),
    ...(request
      ? [
          {
            label: 'Tautan',
            value: `Dikirim ${formatDateTime(request.at)}, berlaku sampai ${formatDateTime(request.until)}. Donatur belum mengisinya.`,
          },
        ]
      : []),
  ]
}

function RevealedBank({ actionData }: { actionData: unknown }) {
  const isRevealed =
    typeof actionData === 'object' && actionData !== null && 'donorBank' in actionData
  if (!isRevealed) return null
  const { bank, number, holder } = (actionData as OpenedBank).donorBank
  return (
    <Notice tone="warning" title={`${bank} ${number}`}>
      <p>Atas nama {holder}.</p>
      <p>Hanya tampil sekali ini. Nama Anda dan alasannya tercatat di jejak audit.</p>
    </Notice>
  )
}

function Reveal() {
  const fields = { keperluan: field.area('Untuk keperluan apa', { rows: 2, maxLength: 500 }) }
  return (
    <div className="max-w-reading">
      <DeskForm act="buka" submit="Buka nomor rekening" look="ghost" fields={fields} />
    </div>
  )
}

const typedBank: FieldTable = {
  tujuanBank: field.choice(
    'Bank',
    donorBankNames.map((name) => ({ value: name, label: name })),
    { anything: 'Pilih bank' },
  ),
  tujuanNomor: field.number('Nomor rekening', { maxLength: 40, autoComplete: 'off' }),
  tujuanNama: field.text('Atas nama', { maxLength: 100, autoComplete: 'off' }),
}

/** The donor's account as the desk was told it; all three fields or none. */
export function TypedBankFields() {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">
        Rekening tujuan{' '}
        <span className="font-normal text-muted">
          (kosongkan bila donatur mengisinya lewat tautan, atau dibayar penyedia)
        </span>
      </legend>
      <DeskFields fields={typedBank} />
    </fieldset>
  )
}
