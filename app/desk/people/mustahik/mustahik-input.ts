import * as v from 'valibot'
import { asnafWords, mustahikKinds, relationWords } from '#features/mustahik/mustahik.ts'
import { normalisePhone } from '#platform/text/contact.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { readTaxId } from '#platform/text/tax-id.ts'
import { isName, typedLine, typedProse } from '#platform/text/typed-text.ts'
import { rupiahOf } from '#platform/text/form-text.ts'

/** The keys of words, for a schema. */
export function keysOf<K extends string>(words: Readonly<Record<K, string>>): K[] {
  return Object.keys(words) as K[]
}

const line = (most: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(typedLine),
    v.check(isName, message),
    v.maxLength(most, `Paling panjang ${most} huruf.`),
  )

/** A whole number above zero as typed. */
export const countAbove = (least: 0 | 1, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(least === 0 ? /^\d{1,5}$/ : /^[1-9]\d{0,3}$/, message),
    v.transform(Number),
  )

/** A day of the past or today, as typed. */
export const pastDay = v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.'))

/** What the form of a survey sends. */
export const surveyInput = v.object({
  tanggal: pastDay,
  petugas: line(120, 'Tulis nama petugasnya.'),
})

const income = rupiahOf('Tulis rupiah bulat, contoh 1.500.000.', { least: 0, empty: null })

const NIK_WORDS = 'NIK berisi 16 angka. Periksa lagi angkanya.'
const KK_WORDS = 'Nomor KK berisi 16 angka. Periksa lagi angkanya.'

/** A NIK in 16 digits; of the tax numbers it begins with its province. */
function readNik(typed: string): string | undefined {
  const digits = readTaxId(typed)
  return digits && /^(?:1[1-9]|[2-9])/.test(digits) ? digits : undefined
}

/** A NIK that must be there. */
export const nikInput = v.object({
  nik: v.pipe(
    v.string(),
    v.maxLength(40, NIK_WORDS),
    v.check((typed) => readNik(typed) !== undefined, NIK_WORDS),
    v.transform((typed) => readNik(typed) ?? ''),
  ),
})

const optionalLine = v.pipe(
  v.optional(v.string(), ''),
  v.transform(typedLine),
  v.maxLength(120, 'Paling panjang 120 huruf.'),
)

const optionalNik = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(40, NIK_WORDS),
  v.check((typed) => typed.trim() === '' || readNik(typed) !== undefined, NIK_WORDS),
  v.transform(readNik),
)

const optionalDay = v.union(
  [
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    pastDay,
  ],
  'Tanggal tidak dikenal.',
)

/** What the form of a member of a household sends. */
export const memberInput = v.object({
  nama: line(120, 'Tulis namanya.'),
  hubungan: v.picklist(keysOf(relationWords), 'Pilih hubungannya.'),
  lahir: v.optional(optionalDay, ''),
  nik: optionalNik,
})

/** What the form of the register sends. */
export const mustahikInput = v.object({
  jenis: v.picklist(keysOf(mustahikKinds), 'Pilih jenisnya.'),
  nama: line(120, 'Tulis namanya.'),
  anggota: countAbove(1, 'Tulis jumlah orang, minimal 1.'),
  asnaf: v.picklist(keysOf(asnafWords), 'Pilih satu asnaf.'),
  wilayah: line(80, 'Tulis kabupaten atau kotanya.'),
  kebutuhan: v.pipe(
    v.string(),
    v.transform(typedProse),
    v.minLength(3, 'Tulis kebutuhannya.'),
    v.maxLength(500, 'Paling panjang 500 huruf.'),
  ),
  penghasilan: income,
  nik: optionalNik,
  kk: v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(40, KK_WORDS),
    v.check((typed) => typed.trim() === '' || readNik(typed) !== undefined, KK_WORDS),
    v.transform(readNik),
  ),
  izin: optionalLine,
  pimpinan: optionalLine,
  hp: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (typed) => typed.trim() === '' || normalisePhone(typed) !== undefined,
      'Tulis nomor HP seperti 0812 3456 7890.',
    ),
    v.transform(normalisePhone),
  ),
  setuju: optionalDay,
})

type Typed = v.InferOutput<typeof mustahikInput>

/** The same by the names of the register. */
export function asMustahik(typed: Typed) {
  return {
    kind: typed.jenis,
    name: typed.nama,
    members: typed.anggota,
    asnaf: typed.asnaf,
    region: typed.wilayah,
    need: typed.kebutuhan,
    income: typed.penghasilan,
    nik: typed.nik,
    phone: typed.hp,
    consentedOn: typed.setuju,
    kk: typed.kk,
    permit: typed.izin,
    head: typed.pimpinan,
  }
}
