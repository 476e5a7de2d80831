import { Notice } from '#app/ui/state/notice.tsx'
import { figureWords } from '#features/zakat/figures/figure-words.ts'
import type { AgedPrice } from '#features/zakat/figures/market-price.ts'
import { formatDate } from '#platform/time/jakarta.ts'

/** Prices that are a month old or more, or nothing. */
export function AgedPrices({ prices }: { prices: readonly AgedPrice[] }) {
  if (prices.length === 0) return null
  return (
    <Notice tone="warning" title="Harga acuan sudah lama">
      {prices.map((price) => (
        <p key={price.kind}>
          {figureWords[price.kind].name} masih harga per {formatDate(price.effectiveFrom)},{' '}
          {price.days} hari yang lalu.{' '}
          {price.isOffered
            ? 'Ajukan harga yang baru.'
            : 'Kalkulator tidak lagi menawarkannya dan meminta harga hari ini kepada pengunjung.'}
        </p>
      ))}
    </Notice>
  )
}
