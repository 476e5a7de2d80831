import { Form, useNavigation } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { PlanView } from '#features/recurring/plan-page.server.ts'
import { formatDay } from '#platform/time/jakarta.ts'

type Props = { plan: PlanView; hasQris: boolean }

/** What is due now, and nothing of what was missed before. */
export function PlanPayment({ plan, hasQris }: Props) {
  const { due, donation, isOpen, status, endedFor } = plan
  const isRunning = status === 'active' || status === 'paused' || endedFor === 'finished'
  if (!due || !isRunning) return null
  if (donation && donation.status !== 'cancelled') return <MadeAlready donation={donation} />
  if (!isOpen) {
    return (
      <Notice tone="warning" title="Programnya sedang tidak menerima donasi">
        Ubah programnya di bawah; yang berikutnya berjalan seperti biasa.
      </Notice>
    )
  }
  return <PaymentForm plan={plan} hasQris={hasQris} />
}

function MadeAlready({ donation }: { donation: NonNullable<PlanView['donation']> }) {
  const isPaid = donation.status === 'paid'
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">{isPaid ? 'Sudah ditunaikan' : 'Menunggu pembayaran'}</h2>
      <p className="text-muted">
        {isPaid
          ? 'Donasi yang terakhir sudah kami terima. Terima kasih.'
          : 'Kode bayarnya sudah dibuat. Bila waktunya habis, di sana dapat dibuat kode baru.'}
      </p>
      <LinkButton to={`/payment/${donation.publicId}`}>
        {isPaid ? 'Lihat kuitansi' : 'Lanjutkan pembayaran'}
      </LinkButton>
    </Card>
  )
}

function PaymentForm({ plan: { due, amount }, hasQris }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card as="section" className="p-5">
      <Form method="post" className="grid gap-4">
        <h2 className="text-lg">
          {due?.isToday ? 'Tunaikan hari ini' : `Tunaikan untuk ${due ? formatDay(due.day) : ''}`}
        </h2>
        <input type="hidden" name="aksi" value="bayar" />
        <MoneyField name="nominal" label="Nominal" defaultValue={amount ? String(amount) : ''} />
        <div className="grid gap-3 sm:grid-cols-2">
          {hasQris && (
            <Button type="submit" name="cara" value="qris" isBusy={isBusy}>
              Bayar dengan QRIS
            </Button>
          )}
          <Button
            type="submit"
            name="cara"
            value="lain"
            look={hasQris ? 'ghost' : 'primary'}
            isBusy={isBusy}
          >
            Cara bayar lain
          </Button>
        </div>
        <p className="text-sm text-muted">
          Tidak hari ini? Biarkan saja: yang terlewat tidak menjadi tagihan.
        </p>
      </Form>
    </Card>
  )
}
