import * as v from 'valibot'
import type { listPolicies } from '#features/books/amil-policy.server.ts'
import { amilBases } from '#features/books/amil-share.ts'
import { rateWords } from '#features/books/policy-proposals.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { AmilUse } from '#features/overview/overview.ts'
import { textOf } from '#platform/text/form-text.ts'
import { formatDay, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Column } from '#app/desk/ui/list.tsx'

const rate = v.pipe(
  v.string('Tulis persennya, misalnya 12,5.'),
  v.trim(),
  v.regex(
    /^\d{1,2}(?:[.,]\d)?$/,
    'Tulis persennya dengan paling banyak satu angka di belakang koma.',
  ),
  v.transform((text) => Math.round(Number(text.replace(',', '.')) * 10)),
)

/** The form of a new policy. */
export const policySchema = v.object({
  dana: v.picklist(['Z', 'IT', 'IU'], 'Pilih dananya.'),
  program: v.string(),
  perMille: rate,
  dasar: v.picklist(['zakat', 'infak', 'pub', 'waived'], 'Pilih batas hukumnya.'),
  uraian: textOf('Dasar', 500),
  keputusan: textOf('Keputusan', 200),
  mulai: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
})

type Policy = Awaited<ReturnType<typeof listPolicies>>[number] & { isFuture: boolean }

const basisWords: Readonly<Record<AmilUse['basis'], string>> = {
  all: 'Ada',
  some: 'Hanya untuk program tertentu',
  none: 'Belum ada: tidak diambil',
}

/** What was taken of each fund, against the law's cap. */
export const useColumns: Column<AmilUse>[] = [
  { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
  { label: 'Diterima', cell: ({ eligible }) => formatRupiah(eligible), isNumber: true },
  { label: 'Sudah diambil', cell: ({ taken }) => formatRupiah(taken), isNumber: true },
  { label: 'Batas hukum', cell: ({ cap }) => formatRupiah(cap), isNumber: true },
  { label: 'Dasar', cell: ({ basis }) => basisWords[basis] },
]

/** The policies in force and past. */
export const policyColumns: Column<Policy>[] = [
  {
    label: 'Berlaku mulai',
    cell: ({ valid_from, isFuture }) =>
      `${formatDay(startOfDay(valid_from))}${isFuture ? ' (akan datang)' : ''}`,
  },
  { label: 'Dana', cell: ({ fund, campaign }) => campaign ?? fundWords[fund] },
  { label: 'Bagian', cell: ({ per_mille }) => rateWords(per_mille), isNumber: true },
  { label: 'Batas menurut', cell: ({ basis }) => amilBases[basis].name },
  { label: 'Dasar', cell: ({ basis_text }) => basis_text },
  { label: 'Keputusan', cell: ({ decree }) => decree },
]
