import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { OfferBody } from '#features/charge/contract.ts'
import type { PaymentView } from '../payment-actions.server.ts'
import { lastChannel } from './last-method.client.ts'
import { useChoice } from './use-choice.ts'

/**
 * On a phone that holds the wallet nobody can scan its own screen: the same donation is paid by the wallet's own link
 * instead, where the provider has one.
 */
export function WalletShortcuts({ view: { donation, offers, charge } }: { view: PaymentView }) {
  const { busy, trouble, choose } = useChoice(donation.id, (charge?.attempt ?? 0) + 1)
  const last = useHydrated() ? lastChannel() : null
  const wallets = offers
    .filter(({ method, needsPhone, disabled }) => method === 'ewallet' && !needsPhone && !disabled)
    .sort((a, b) => Number(b.channel === last) - Number(a.channel === last))
  if (wallets.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-line pt-4 lg:hidden">
      <div>
        <h2 className="text-base">Dompet digitalnya di ponsel ini?</h2>
        <p className="text-sm text-muted">
          Lanjutkan langsung di aplikasinya. Kode QR ini dibatalkan; sesudah itu jangan bayar lagi
          ke kode ini.
        </p>
      </div>
      {trouble && (
        <Notice tone="warning" title="Belum berhasil">
          {trouble}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-2">
        {wallets.map((offer) => (
          <Shortcut
            key={offer.channel}
            offer={offer}
            donationId={donation.id}
            isBusy={busy === offer.channel}
            isBlocked={busy !== undefined}
            onChoose={(event) => choose(event, offer)}
          />
        ))}
      </div>
    </section>
  )
}

type ShortcutProps = {
  offer: OfferBody
  donationId: string
  isBusy: boolean
  isBlocked: boolean
  onChoose: (event: FormEvent<HTMLFormElement>) => void
}

function Shortcut({ offer, donationId, isBusy, isBlocked, onChoose }: ShortcutProps) {
  return (
    <form method="post" action={`/payment/${donationId}`} onSubmit={onChoose} className="grid">
      <input type="hidden" name="method" value={offer.method} />
      <input type="hidden" name="channel" value={offer.channel} />
      <Button type="submit" look="ghost" isBusy={isBusy} disabled={isBlocked}>
        {offer.name}
      </Button>
    </form>
  )
}
