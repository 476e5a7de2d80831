import { Form, useNavigation } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/form/field.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { PlanView } from '#features/recurring/plan-page.server.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { formatDay } from '#platform/time/jakarta.ts'

type Props = { plan: PlanView; errors: FieldErrors }

/** Debits of a card: what was agreed to and how it stands, or the words to agree to. Nothing where neither is. */
export function DebitPart({ plan, errors }: Props) {
  const { offer, agreed, againOn } = plan.debit
  if (agreed?.status === 'ending') return <Ending plan={plan} />
  if (agreed?.status === 'active') {
    return (
      <Card as="section" className="grid gap-3 p-5">
        <h2 className="text-lg">Debit otomatis aktif</h2>
        {agreed.label && <p className="text-muted">{`Kartu berakhiran ${agreed.label}.`}</p>}
        <p className="text-muted">Kami memberi tahu Anda dua hari sebelum tiap debit.</p>
        {againOn && (
          <Notice tone="warning" title="Debit terakhir belum berhasil">
            {`Kami mencoba lagi ${formatDay(againOn)}. Anda juga dapat membayar sendiri di atas.`}
          </Notice>
        )}
        <Consent agreed={agreed} />
      </Card>
    )
  }
  if (!offer) return null
  return <Offer {...{ plan, offer, errors }} />
}

function Ending({ plan: { debit, status } }: { plan: PlanView }) {
  return (
    <Notice tone="warning" title="Debit otomatis sedang dihentikan">
      {status === 'ending'
        ? 'Sejak Anda menekan Berhenti, tidak ada debit lagi. Kami menunggu penyedia pembayaran memastikan kartu Anda dilepas.'
        : `Tidak ada debit lagi${debit.agreed?.why ? ` (${debit.agreed.why.toLowerCase()})` : ''}. Kami menunggu penyedia pembayaran memastikan kartu Anda dilepas; pengingat tetap berjalan.`}
    </Notice>
  )
}

function Consent({ agreed }: { agreed: NonNullable<PlanView['debit']['agreed']> }) {
  return (
    <details>
      <summary className="min-h-touch cursor-pointer py-2.5 font-semibold">
        {`Persetujuan Anda, ${formatDay(agreed.day)}`}
      </summary>
      <p className="text-sm text-muted">{agreed.words}</p>
    </details>
  )
}

type OfferProps = Props & { offer: string }

function Offer({ plan: { debit }, offer, errors }: OfferProps) {
  const isBusy = useNavigation().state !== 'idle'
  const isWaiting = debit.agreed?.status === 'asked'
  return (
    <Card as="section" className="p-5">
      <Form method="post" className="grid gap-4">
        <h2 className="text-lg">Debit otomatis dengan kartu</h2>
        {debit.agreed?.status === 'ended' && debit.agreed.why && (
          <p className="text-sm text-muted">{`Debit sebelumnya berhenti: ${debit.agreed.why.toLowerCase()}.`}</p>
        )}
        <p className="text-muted">
          Tidak perlu membayar sendiri setiap kali. Yang pertama Anda bayar sekarang di halaman
          penyedia pembayaran; kartunya disimpan di sana.
        </p>
        <input type="hidden" name="aksi" value="debit" />
        <input type="hidden" name="teks" value={offer} />
        <Checkbox name="setuju" label={offer} error={errors.setuju} />
        <Button type="submit" isBusy={isBusy}>
          Setuju dan bayar yang pertama
        </Button>
        {isWaiting && debit.agreed && (
          <LinkButton to={`/payment/${debit.agreed.publicId}`} look="ghost">
            Lanjutkan pembayaran pertama
          </LinkButton>
        )}
      </Form>
    </Card>
  )
}
