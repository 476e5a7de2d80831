import { dueOfHerd, type HerdHeads, type Herd, type HerdClass, herdNisab } from './herd-table.ts'
import { type RawInput, inputReader } from './input.ts'
import { type Invalid, type ZakatStatus, zakatStatusOf } from '../zakat.ts'

export type HerdResult = {
  wajib: boolean
  status: ZakatStatus
  nisabEkor: number
  dasarEkor: number
  /** The animals to give, by the way with the fewest heads. */
  zakatEkor: HerdHeads[]
  /** Further ways, among which the owner and the amil choose. */
  pilihanLain?: HerdHeads[][]
  /** The value of the animals where their prices are known. */
  zakatRupiah?: bigint
  /** The calculator for an animal that this zakat does not take. */
  arahkanKe?: 'zakatperdagangan'
}

/** Whose table an animal follows: buffalo is cattle, and sheep and goats are one. */
const tables = {
  kambing: 'kambing',
  domba: 'kambing',
  sapi: 'sapi',
  kerbau: 'sapi',
  unta: 'unta',
} as const satisfies Record<string, Herd>

/** The input field with the price of a class. */
export const herdPrices = {
  kambing: 'hargaKambing',
  tabi: 'hargaTabi',
  musinnah: 'hargaMusinnah',
  bintuMakhad: 'hargaBintuMakhad',
  bintuLabun: 'hargaBintuLabun',
  hiqqah: 'hargaHiqqah',
  jadzaah: 'hargaJadzaah',
} as const satisfies Record<HerdClass, string>

/**
 * Zakat on a herd that grazed for most of the year and did not work, after a haul (PMA 52/2014; Bukhari 1454). Animals
 * kept in a stable and fed are none of it: for sale, they are trade. Debts take nothing off.
 */
export function zakatOnHerd(raw: RawInput): HerdResult | Invalid {
  const input = inputReader(raw)
  const animal = input.choice('hewan', ['kambing', 'domba', 'sapi', 'kerbau', 'unta'])
  const heads = Number(input.heads('ekor'))
  const isGrazed = input.yesNo('digembalakan')
  const hasHaul = raw.digembalakan === false ? input.optionalYesNo('haul') : input.yesNo('haul')
  const prices = new Map(
    Object.entries(herdPrices).map(([jenis, field]) => [jenis, input.optionalPrice(field)]),
  )
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const herd = tables[animal]
  const counted = { nisabEkor: herdNisab[herd], dasarEkor: heads }
  if (!isGrazed) {
    const arahkanKe = 'zakatperdagangan'
    return { wajib: false, status: 'BUKAN_OBJEK', ...counted, zakatEkor: [], arahkanKe }
  }
  const status = zakatStatusOf(heads >= counted.nisabEkor, hasHaul)
  const wajib = status === 'WAJIB'
  const [zakatEkor = [], ...pilihanLain] = wajib ? dueOfHerd(herd, heads) : []
  const zakatRupiah = valueOfHeads(zakatEkor, prices)
  return {
    wajib,
    status,
    ...counted,
    zakatEkor,
    ...(pilihanLain.length > 0 && { pilihanLain }),
    ...(zakatRupiah !== undefined && { zakatRupiah }),
  }
}

/** Undefined without any price, or without one that is needed. */
function valueOfHeads(
  due: HerdHeads[],
  prices: Map<string, bigint | undefined>,
): bigint | undefined {
  if ([...prices.values()].every((price) => price === undefined)) return undefined
  let sum = 0n
  for (const { jenis, ekor } of due) {
    const price = prices.get(jenis)
    if (price === undefined) return undefined
    sum += BigInt(ekor) * price
  }
  return sum
}
