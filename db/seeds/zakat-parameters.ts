import type { Tx } from '#platform/db/connect.server.ts'
import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import { dayOf } from '#platform/time/jakarta.ts'

type Sample = {
  kind: ZakatParameterKind
  region: string
  from: string
  amount: number
  unit: string
  basis: string
}

const gold = { kind: 'hargaEmas24PerGram', region: 'nasional', unit: 'rupiah per gram' } as const
const silver = { kind: 'hargaPerakPerGram', region: 'nasional', unit: 'rupiah per gram' } as const

const NEWEST = '2026-01-01'

const perKilogram = { region: 'nasional', unit: 'rupiah per kilogram', from: NEWEST } as const
const perHead = { region: 'nasional', unit: 'rupiah per ekor', from: NEWEST } as const

/** Prices and one regency's own fitrah: no decree sets them, so they are marked as sample data. */
const samples: Sample[] = [
  { ...gold, from: '2024-03-01', amount: 1_193_000, basis: 'Emas 24 karat, harga acuan' },
  { ...gold, from: NEWEST, amount: 2_345_000, basis: 'Emas 24 karat, harga acuan' },
  { ...silver, from: '2024-03-01', amount: 15_000, basis: 'Perak murni, harga acuan' },
  { ...silver, from: NEWEST, amount: 29_500, basis: 'Perak murni, harga acuan' },
  { ...perKilogram, kind: 'hargaGabahPerKg', amount: 6_500, basis: 'Gabah kering' },
  { ...perKilogram, kind: 'hargaBerasPerKg', amount: 14_000, basis: 'Beras' },
  { ...perHead, kind: 'hargaKambing', amount: 2_500_000, basis: 'Kambing 2 tahun' },
  { ...perHead, kind: 'hargaTabi', amount: 12_000_000, basis: 'Sapi 1 tahun' },
  { ...perHead, kind: 'hargaMusinnah', amount: 17_000_000, basis: 'Sapi betina 2 tahun' },
  {
    kind: 'gramPerJiwa',
    region: 'pacitan',
    from: '2026-01-01',
    amount: 2_800,
    unit: 'gram per jiwa',
    basis: 'Makanan pokok',
  },
  {
    kind: 'tarifPerJiwa',
    region: 'pacitan',
    from: '2026-01-01',
    amount: 44_800,
    unit: 'rupiah per jiwa',
    basis: 'Senilai 2,8 kg beras, tanpa pembulatan',
  },
]

/** Adds prices for calculation to an empty installation. A migration has added the decrees already. */
export async function seedZakatParameters(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('zakat_region')
    .values({ code: 'pacitan', name: 'Kabupaten Pacitan', position: 3 })
    .execute()
  await tx
    .insertInto('zakat_parameter')
    .values(
      [...samples, ...pricesOfThisMonth(now)].map(({ from, ...sample }) => ({
        ...sample,
        effective_from: from,
        effective_to: null,
        version: 1,
        decree: null,
        source: 'Data contoh',
        is_sample: true,
        recorded_at: now,
      })),
    )
    .execute()
}

/** A demo's prices are never too old to be offered (features/zakat/figures/market-price.ts). */
function pricesOfThisMonth(now: Date): Sample[] {
  const from = `${dayOf(now).slice(0, 7)}-01`
  const isNewest = ({ region, from: of }: Sample) => region === 'nasional' && of === NEWEST
  return from > NEWEST ? samples.filter(isNewest).map((sample) => ({ ...sample, from })) : []
}
