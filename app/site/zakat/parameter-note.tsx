import { Slot } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import { isMarketPrice } from '#features/zakat/figures/market-price.ts'
import type { ZakatParameter } from '#features/zakat/figures/parameters.ts'
import { formatDate } from '#platform/time/jakarta.ts'

/** The decree or source of a figure, and since when it applies. */
export function ParameterNote({ parameter }: { parameter: ZakatParameter }) {
  const { decree, source, basis, effectiveFrom, isSample } = parameter
  return (
    <span className="text-sm text-muted">
      {decree ?? source}. {basis}. {isMarketPrice(parameter) ? 'Harga per' : 'Berlaku sejak'}{' '}
      {formatDate(effectiveFrom)}
      <Slot>{decree && source !== 'BAZNAS RI' && <span>, sumber {source}</span>}</Slot>.{' '}
      {isSample && <Chip tone="accent">data contoh</Chip>}
    </span>
  )
}

/** The source of the suggested price, below a price field. */
export function PriceHint({ parameter }: { parameter: ZakatParameter | undefined }) {
  if (!parameter) return <>Isi harga hari ini: kami belum punya harga acuan yang baru.</>
  return (
    <>
      {parameter.source}, harga per {formatDate(parameter.effectiveFrom)}. Ganti dengan harga hari
      ini bila Anda tahu.
    </>
  )
}
