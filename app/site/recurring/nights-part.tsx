import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { PlanView } from '#features/recurring/plan-page.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDay } from '#platform/time/jakarta.ts'

type Props = { plan: PlanView; nights: NonNullable<PlanView['nights']> }

/** The nights that one payment paid, each with its date. */
export function NightsPart({ plan: { amount, donation, status }, nights }: Props) {
  const past = nights.filter(({ isPast }) => isPast).length
  const isPaid = status === 'active' || donation?.status === 'paid'
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-lg">
        {isPaid ? `Malam ke-${past} dari ${nights.length}` : 'Belum dibayar'}
      </h2>
      <p className="text-muted">
        {`${nights.length} malam, ${formatRupiah(amount ?? 0)} tiap malam, dalam satu pembayaran.`}
      </p>
      <ol className="grid gap-1 text-sm">
        {nights.map(({ day, isPast }) => (
          <li key={day} className="flex justify-between gap-4">
            <span>{formatDay(day)}</span>
            <span className={isPaid && isPast ? 'font-semibold text-success' : 'text-muted'}>
              {isPaid && isPast ? 'Diberikan' : formatRupiah(amount ?? 0)}
            </span>
          </li>
        ))}
      </ol>
      {donation && (
        <LinkButton to={`/payment/${donation.publicId}`} look="ghost">
          {isPaid ? 'Lihat kuitansi' : 'Lanjutkan pembayaran'}
        </LinkButton>
      )}
    </Card>
  )
}
