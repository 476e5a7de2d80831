import type { FormEvent, ReactNode } from 'react'
import { Button, Spinner } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { OfferBody } from '#features/charge/contract.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { methodWords } from '#app/site/donation/copy.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { BankLogo } from './bank-logo.tsx'
import { QrisApps } from './qris-apps.tsx'
import { lastChannel } from './last-method.client.ts'
import { useChoice } from './use-choice.ts'
import { TextField } from '#app/ui/form/field.tsx'

type PhoneMethodProps = {
  offer: OfferBody
  isBusy: boolean
  isBlocked: boolean
  onChoose: (event: FormEvent<HTMLFormElement>) => void
}

type Props = {
  donationId: string
  offers: OfferBody[]
  /** How many codes were created before. */
  attempt: number
  /** What is to be paid: a limit is said only where it binds. */
  total: number
  /** Why the last choice failed, when it was made without script. */
  refused: string | undefined
}

/** The payment methods, QRIS first. Each is a small form, so one press is enough with and without script. */
export function MethodPicker({ donationId, offers, attempt, total, refused }: Props) {
  const { busy, trouble = refused, choose } = useChoice(donationId, attempt + 1)
  const last = useLastOffer(offers)
  const shared = { busy, choose, total }
  return (
    <div className="grid gap-6">
      {trouble && (
        <FocusedAlert text={trouble}>
          <Notice tone="warning" title="Belum berhasil">
            {trouble}
          </Notice>
        </FocusedAlert>
      )}
      {last && (
        <Group title="Terakhir Anda pakai" text="Di perangkat ini">
          <Way offer={last} {...shared} />
        </Group>
      )}
      {methods.map((method) => {
        const group = offers.filter((offer) => offer.method === method && offer !== last)
        return (
          group.length > 0 && (
            <Group key={method} {...methodWords[method]}>
              {group.map((offer) => (
                <Way key={offer.channel} offer={offer} {...shared} />
              ))}
            </Group>
          )
        )
      })}
    </div>
  )
}

const methods = ['qris', 'ewallet', 'va', 'card', 'transfer', 'retail'] as const

/** What this device chose last, where it can be chosen again; known once the script runs. */
function useLastOffer(offers: OfferBody[]): OfferBody | undefined {
  const channel = useHydrated() ? lastChannel() : null
  return offers.find((offer) => offer.channel === channel && offer.disabled === null)
}

type WayProps = Pick<ReturnType<typeof useChoice>, 'busy' | 'choose'> & {
  offer: OfferBody
  total: number
}

function Way({ offer, busy, choose, total }: WayProps) {
  const { channel, needsPhone, disabled } = offer
  const onChoose = (event: FormEvent<HTMLFormElement>) => choose(event, offer)
  const shared = { offer, isBusy: busy === channel, isBlocked: busy !== undefined, onChoose }
  return needsPhone && !disabled ? (
    <PhoneMethod {...shared} />
  ) : (
    <MethodButton {...shared} total={total} />
  )
}

type GroupProps = { title: string; text: string; children: ReactNode }

function Group({ title, text, children }: GroupProps) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-base">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  )
}

type MethodProps = {
  offer: OfferBody
  total: number
  isBusy: boolean
  isBlocked: boolean
  onChoose: (event: FormEvent<HTMLFormElement>) => void
}

function MethodButton({ offer, total, isBusy, isBlocked, onChoose }: MethodProps) {
  const { method, channel, name, mark: logo, disabled } = offer
  return (
    <li>
      <form method="post" onSubmit={onChoose}>
        <input type="hidden" name="method" value={method} />
        <input type="hidden" name="channel" value={channel} />
        <button
          type="submit"
          disabled={disabled !== null || isBlocked}
          aria-busy={isBusy || undefined}
          className="flex min-h-17 w-full items-center gap-3.5 px-4 py-3 text-left transition-colors hover:bg-tint focus-visible:-outline-offset-2 disabled:hover:bg-transparent"
        >
          <BankLogo isFaint={disabled !== null}>{logo}</BankLogo>
          <span className="grid min-w-0 flex-1">
            <span className={`font-semibold ${disabled ? 'text-muted' : ''}`}>{name}</span>
            {disabled && <span className="text-xs text-muted">{limitWords(offer, total)}</span>}
            {method === 'qris' && !disabled && <QrisApps className="mt-1" />}
          </span>
          {isBusy ? <Spinner /> : !disabled && <Icon name="right" className="size-5 text-muted" />}
        </button>
      </form>
    </li>
  )
}

/** Why a method cannot be chosen, on one line where it is a limit of the amount. */
function limitWords({ minimum, maximum, disabled }: OfferBody, total: number): string | null {
  if (total > maximum) return `Maksimal ${formatRupiah(maximum)}`
  return total < minimum ? `Minimal ${formatRupiah(minimum)}` : disabled
}

/** A method that asks for the donor's number first. It opens without script too. */
function PhoneMethod({ offer, isBusy, isBlocked, onChoose }: PhoneMethodProps) {
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
