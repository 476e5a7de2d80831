import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { OfferBody } from '#features/charge/contract.ts'
import { BankLogo } from './bank-logo.tsx'

type Props = {
  offer: OfferBody
  isBusy: boolean
  isBlocked: boolean
  onChoose: (event: FormEvent<HTMLFormElement>) => void
}

/** A method that asks for the donor's number first. It opens without script too. */
export function PhoneMethod({ offer, isBusy, isBlocked, onChoose }: Props) {
  const { method, channel, name, mark: logo } = offer
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-17 list-none items-center gap-3.5 px-4 py-3 transition-colors hover:bg-tint">
          <BankLogo>{logo}</BankLogo>
          <span className="min-w-0 flex-1 font-semibold">{name}</span>
          <Icon
            name="down"
            className="size-5 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <form method="post" onSubmit={onChoose} className="grid gap-3 px-4 pt-1 pb-4">
          <input type="hidden" name="method" value={method} />
          <input type="hidden" name="channel" value={channel} />
          <TextField
            label={`Nomor HP di ${name}`}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            maxLength={40}
            hint="Permintaan pembayaran dikirim ke aplikasi dengan nomor ini. Nomornya tidak kami simpan sesudahnya."
          />
          <Button type="submit" isBusy={isBusy} disabled={isBlocked}>
            Lanjutkan dengan {name}
          </Button>
        </form>
      </details>
    </li>
  )
}
