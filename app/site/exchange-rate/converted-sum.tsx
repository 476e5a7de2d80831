import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
  aboutSum,
  currencyNames,
  datedRate,
  type ExchangeRate,
} from '#features/exchange-rate/exchange-rate.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deviceStorage } from '#app/client/storage.client.ts'

/** The rates that may be shown, and the currency that the address asks for without script: '?kurs=USD'. */
export type ShownRates = { rates: ExchangeRate[]; currency: string | null }

const FORM = 'mata-uang'

/**
 * The form of the choice without script. It stands beside the form in which the field is drawn, and keeps what the
 * address asks for besides.
 */
export function CurrencyForm() {
  const [query] = useSearchParams()
  const otherParams = [...query].filter(([name]) => name !== 'kurs')
  return (
    <form id={FORM} method="get" hidden>
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

type Props = {
  about: ShownRates
  /** The sum that is given; while it is unknown, `examples` stand for it. */
  amount: number | undefined
  examples?: readonly number[]
}

/**
 * A sum roughly in the giver's own currency, once one is chosen; the choice stays on the device. Nothing is drawn where
 * no rate is young enough.
 */
export function ConvertedSum({ about: { rates, currency }, amount, examples = [] }: Props) {
  const isHydrated = useHydrated()
  const [picked, setPicked] = useState<string>()
  const code = picked ?? currency ?? (isHydrated ? keptCurrency() : '')
  const rate = rates.find(({ currency }) => currency === code)
  if (rates.length === 0) return null

  function choose(next: string): void {
    setPicked(next)
    keepCurrency(next)
  }

  return (
    <details className="group" open={currency !== null}>
      <summary className="flex min-h-touch list-none items-center justify-between gap-3 text-sm">
        <Headline rate={rate} amount={amount} />
        <Icon
          name="down"
          className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pt-2">
        <Field name="kurs" label="Mata uang">
          {(wiring) => (
            <select
              {...wiring}
              form={FORM}
              value={rate?.currency ?? ''}
              onChange={(event) => choose(event.currentTarget.value)}
              className={inputClass}
            >
              <option value="">Rupiah saja</option>
              {rates.map(({ currency }) => (
                <option key={currency} value={currency}>
                  {`${currency}, ${currencyNames[currency]}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!isHydrated && (
          <Button type="submit" form={FORM} look="ghost">
            Tampilkan
          </Button>
        )}
        {rate && <Sums rate={rate} amounts={amount === undefined ? examples : [amount]} />}
      </div>
    </details>
  )
}

/** What stands while the choice is shut: the sum with the day of its rate, or what may be asked for. */
function Headline({
  rate,
  amount,
}: {
  rate: ExchangeRate | undefined
  amount: number | undefined
}) {
  const text = rate && amount !== undefined ? aboutSum(amount, rate) : undefined
  if (!rate || !text) {
    const words = rate ? `Kira-kira dalam ${currencyNames[rate.currency]}` : null
    return (
      <span className="font-semibold text-primary">
        {words ?? 'Lihat kira-kira dalam mata uang lain'}
      </span>
    )
  }
  return (
    <span role="status">
      <span className="block font-semibold tabular">{`Kira-kira ${text}`}</span>
      <span className="block text-muted">{datedRate(rate)}</span>
    </span>
  )
}

function Sums({ rate, amounts }: { rate: ExchangeRate; amounts: readonly number[] }) {
  const sums = amounts.flatMap((amount) => {
    const text = aboutSum(amount, rate)
    return text ? [{ amount, text }] : []
  })
  return (
    <div className="grid gap-1.5 text-sm">
      {sums.map(({ amount, text }) => (
        <p key={amount}>
          <span>{`${formatRupiah(amount)} kira-kira `}</span>
          <span className="font-semibold tabular">{text}</span>
        </p>
      ))}
      <p className="text-muted">
        {`Hanya perkiraan, menurut ${datedRate(rate)}. Yang ditagih tetap rupiah; bank Anda memakai kursnya sendiri.`}
      </p>
    </div>
  )
}

const KEY = 'amanah.mata-uang'

/** The currency in which this device shows sums roughly; empty before one is chosen. */
function keptCurrency(): string {
  return deviceStorage.get(KEY) ?? ''
}

function keepCurrency(code: string): void {
  if (code === '') deviceStorage.remove(KEY)
  else deviceStorage.set(KEY, code)
}
