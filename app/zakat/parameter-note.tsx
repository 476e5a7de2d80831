import { Slot } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import type { ZakatParameter } from '#features/zakat/parameters.ts'
import { formatDate } from '#platform/jakarta.ts'

/** The decree or source of a figure, and since when it applies. */
export function ParameterNote({ parameter }: { parameter: ZakatParameter }) {
  const { decree, source, basis, effectiveFrom, isSample } = parameter
  return (
    <span className="text-sm text-muted">
      {decree ?? source}. {basis}. Berlaku sejak {formatDate(effectiveFrom)}
      <Slot>{decree && source !== 'BAZNAS RI' && <span>, sumber {source}</span>}</Slot>.{' '}
      {isSample && <Chip tone="accent">data contoh</Chip>}
    </span>
  )
}

/** The source of the suggested price, below a price field. */
export function PriceHint({ parameter }: { parameter: ZakatParameter | undefined }) {
  if (!parameter) return <>Harga acuan sedang diperbarui. Isi harga hari ini.</>
  return (
    <>
      {parameter.source}, berlaku sejak {formatDate(parameter.effectiveFrom)}. Boleh Anda ubah.
    </>
  )
}
