import { Form, Link, useNavigation } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox, TextField } from '#app/ui/form/field.tsx'
import { meansFirst } from '#features/debit/mandate.ts'
import type { PlanView } from '#features/recurring/plan-page.server.ts'
import type { FieldErrors } from '#platform/refusal.ts'

/** The way that was chosen, and what was refused of it. */
export type DebitAsked = {
  chosen: string | null
  typed: Record<string, string | undefined>
  errors: FieldErrors
}
type Offer = PlanView['debit']['offers'][number]
type Props = DebitAsked & { plan: PlanView }

/** The ways a plan can be debited, and the words to agree to for the chosen one. */
export function DebitOffer({ plan, chosen, typed, errors }: Props) {
  const { offers, agreed } = plan.debit
  const offer = offers.find(({ channel }) => channel === chosen) ?? offers[0]
  if (!offer) return null
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 id="debit" className="text-lg">{`Debit otomatis dari ${offer.means}`}</h2>
      {agreed?.status === 'ended' && agreed.why && <Before agreed={agreed} />}
      {offers.length > 1 && <Ways offers={offers} chosen={offer} />}
      <OfferForm key={offer.channel} {...{ plan, offer, typed, errors }} />
    </Card>
  )
}

function Before({ agreed }: { agreed: NonNullable<PlanView['debit']['agreed']> }) {
  return (
    <p className="text-sm text-muted">
      {`Debit sebelumnya, dari ${agreed.means}, berhenti: ${(agreed.why ?? '').toLowerCase()}.${
        agreed.isForgotten ? ` Kode untuk mendebit ${agreed.means} itu sudah kami hapus.` : ''
      }`}
    </p>
  )
}

function Ways({ offers, chosen }: { offers: Offer[]; chosen: Offer }) {
  return (
    <nav aria-label="Sumber debit" className="flex flex-wrap gap-2">
      {offers.map(({ channel, means }) => (
        <Link
          key={channel}
          to={`?cara=${channel}#debit`}
          preventScrollReset
          aria-current={channel === chosen.channel ? 'true' : undefined}
          className="inline-flex min-h-touch items-center rounded-full border border-field px-4 font-semibold aria-[current=true]:border-primary aria-[current=true]:bg-tint aria-[current=true]:text-primary"
        >
          {meansFirst(means)}
        </Link>
      ))}
    </nav>
  )
}

type FormProps = Pick<Props, 'plan' | 'typed' | 'errors'> & { offer: Offer }

function OfferForm({ plan: { debit }, offer, typed, errors }: FormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { channel, means, place, words, isLinked, needsPhone } = offer
  const firstPayment = debit.agreed?.status === 'asked' ? debit.agreed.publicId : null
  return (
    <Form method="post" className="grid gap-4">
      <p className="text-muted">
        {isLinked
          ? `Tidak perlu membayar sendiri setiap kali. ${meansFirst(means)} Anda dihubungkan di halaman ${place}; belum ada yang dibayar sekarang.`
          : 'Tidak perlu membayar sendiri setiap kali. Yang pertama Anda bayar sekarang di halaman penyedia pembayaran; kartunya disimpan di sana.'}
      </p>
      <input type="hidden" name="aksi" value="debit" />
      <input type="hidden" name="cara" value={channel} />
      <input type="hidden" name="teks" value={words} />
      {needsPhone && (
        <TextField
          name="nomor"
          label={`Nomor HP ${means}`}
          hint="Diteruskan kepada penyedia pembayaran. Kami hanya menyimpan empat angka terakhirnya."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          defaultValue={typed.nomor ?? ''}
          error={errors.nomor}
        />
      )}
      <Checkbox name="setuju" label={words} error={errors.setuju} />
      <Button type="submit" isBusy={isBusy}>
        {isLinked ? `Setuju dan hubungkan ${means}` : 'Setuju dan bayar yang pertama'}
      </Button>
      {firstPayment && !isLinked && (
        <LinkButton to={`/payment/${firstPayment}`} look="ghost">
          Lanjutkan pembayaran pertama
        </LinkButton>
      )}
    </Form>
  )
}
