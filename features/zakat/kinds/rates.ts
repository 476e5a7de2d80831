import type { Exact } from '../zakat.ts'

/** The part of a property that is due. All are exact; a result is rounded once, at its end. */
export const rates = {
  /** 2,5 % of money and all that is counted as money, each Hijri year (PMA 52/2014 art. 11–12). */
  hijriah: { numerator: 25n, divisor: 1000n },
  /** 2,575 % where the books follow the solar year (BAZNAS, page of zakat of companies; MUI Ijtima VIII/2024: 2,57 %). */
  masehi: { numerator: 2575n, divisor: 100_000n },
  /** A tenth of what rain or rivers watered (Bukhari 1483; PMA 52/2014). */
  tadahHujan: { numerator: 10n, divisor: 100n },
  /** Half of that where water costs money or work (Bukhari 1483; PMA 52/2014). */
  irigasi: { numerator: 5n, divisor: 100n },
  /** A fifth of buried wealth (Bukhari 1499, Muslim; PMA 52/2014). */
  rikaz: { numerator: 1n, divisor: 5n },
  /** A tenth of net rent, after the view that likens a building to a field (Majma', Qardhawi). */
  mustaghallat: { numerator: 10n, divisor: 100n },
} as const satisfies Record<string, Exact>

/** Dry unhusked and husked rice from which zakat is due, in grams: 653 kg and 524 kg (PMA 52/2014). */
export const harvestNisab = { gabah: 653_000n, beras: 524_000n } as const
