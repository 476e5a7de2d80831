import * as v from 'valibot'
import { LONGEST_EMAIL, normaliseEmail } from '#platform/text/contact.ts'
import { textOf, wholeOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { provinceSlugs } from './provinces.ts'

const day = (what: string) =>
  v.pipe(
    v.string(`${what} belum dipilih.`),
    v.minLength(1, `${what} belum dipilih.`),
    v.check(isDay, `${what} bukan tanggal.`),
  )

const degrees = (what: string, from: number, to: number) =>
  v.pipe(
    v.string(`${what} belum diisi.`),
    v.trim(),
    v.transform((text) => text.replace(',', '.')),
    // Two decimals are about a kilometre: children live here.
    v.regex(
      /^-?\d{1,3}(\.\d{1,2})?$/,
      `${what} ditulis dengan paling banyak dua angka di belakang koma.`,
    ),
    v.transform(Number),
    v.minValue(from, `${what} di luar Indonesia.`),
    v.maxValue(to, `${what} di luar Indonesia.`),
  )

const HOUR = /^([01]\d|2[0-3])[:.][0-5]\d$/

/** Visiting hours as seven lines, Sunday first: '09.00–15.00', or '-' on closed days. */
const hours = v.pipe(
  v.string('Jam kunjungan belum diisi.'),
  v.transform((text) => text.trim().split(/\r?\n/).map(spanOf)),
  v.length(7, 'Tulis tujuh baris, satu untuk setiap hari, mulai dari Minggu.'),
  v.check(
    (spans) => spans.every((span) => span !== undefined),
    'Contoh baris: 09.00–15.00, atau tanda - bila tutup.',
  ),
  v.transform((spans) => spans.map((span) => span ?? null)),
)

function spanOf(line: string): [string, string] | null | undefined {
  const text = line.replace(/^[^:\d-]*:\s*/, '').trim()
  if (text === '-') return null
  const [opens = '', closes = ''] = text.split(/\s*[–-]\s*/)
  const isSpan = HOUR.test(opens) && HOUR.test(closes) && opens < closes
  return isSpan ? [opens.replace('.', ':'), closes.replace('.', ':')] : undefined
}

const asramaEntries = v.object({
  slug: v.pipe(
    v.string(),
    v.regex(
      /^(?=.{3,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Alamat memakai 3–80 huruf kecil, angka, dan tanda hubung.',
    ),
  ),
  name: textOf('Nama', 120),
  summary: textOf('Ringkasan', 300),
  story: textOf('Cerita', 8_000),
  province: v.picklist(provinceSlugs, 'Pilih provinsi.'),
  city: textOf('Kota atau kabupaten', 80),
  district: textOf('Kecamatan', 80),
  latitude: degrees('Lintang', -11.5, 6.5),
  longitude: degrees('Bujur', 94.5, 141.5),
  address: textOf('Alamat rumah', 300),
  capacity: wholeOf('Daya tampung', 1, 10_000),
  residents: wholeOf('Jumlah anak mukim', 0, 10_000),
  nonResidents: wholeOf('Jumlah anak nonmukim', 0, 10_000),
  countedOn: day('Tanggal pendataan'),
  head: textOf('Pengasuh', 120),
  phone: v.pipe(
    textOf('Telepon', 30),
    v.regex(/^\+?[\d ()-]{6,}$/, 'Contoh telepon: +62 811 0000 0000.'),
  ),
  email: v.pipe(
    textOf('Surel', LONGEST_EMAIL, { isOptional: true }),
    v.transform((text) => (text === '' ? '' : normaliseEmail(text))),
    v.string('Surel ini tidak lengkap.'),
  ),
  hours,
  takesVisits: v.picklist(['ya', 'tidak'], 'Pilih ya atau tidak.'),
  mostVisitors: wholeOf('Pengunjung sekali datang', 1, 100),
  coverWords: textOf('Gambar sampul', 120, { isOptional: true }),
  campaignSlug: textOf('Program', 100, { isOptional: true }),
})

const fits = ({ residents, capacity }: { residents: number; capacity: number }) =>
  residents <= capacity
const TOO_MANY = 'Anak mukim lebih banyak daripada daya tampung.'

/** A new dormitory as staff write it. */
export const asramaInput = v.pipe(
  asramaEntries,
  v.forward(
    v.check((input) => fits(input), TOO_MANY),
    ['residents'],
  ),
)

/** The same without its address, which stays. */
export const asramaChange = v.pipe(
  v.omit(asramaEntries, ['slug']),
  v.forward(
    v.check((input) => fits(input), TOO_MANY),
    ['residents'],
  ),
)

export type AsramaInput = v.InferOutput<typeof asramaInput>

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Contoh bulan: 2026-12.'))

/** A monthly need; money is counted in the unit 'rupiah'. */
export const needInput = v.pipe(
  v.object({
    name: textOf('Nama kebutuhan', 80),
    unit: textOf('Satuan', 20),
    wanted: wholeOf('Jumlah sebulan', 1, 999_999_999_999),
    fromMonth: month,
    untilMonth: v.union([v.literal(''), month], 'Contoh bulan: 2026-12.'),
  }),
  v.forward(
    v.check(
      ({ fromMonth, untilMonth }) => untilMonth === '' || untilMonth >= fromMonth,
      'Bulan terakhir mendahului bulan pertama.',
    ),
    ['untilMonth'],
  ),
)

export type NeedInput = v.InferOutput<typeof needInput>

/** What came to the door; a negative number corrects an earlier record. */
export const deliveryInput = v.object({
  needId: v.pipe(v.string('Pilih kebutuhan.'), v.uuid('Pilih kebutuhan.')),
  quantity: v.pipe(
    v.string('Jumlah belum diisi.'),
    v.trim(),
    v.regex(/^-?[1-9]\d{0,8}$/, 'Jumlah adalah bilangan bulat, bukan nol.'),
    v.transform(Number),
  ),
  receivedOn: day('Tanggal diterima'),
})
