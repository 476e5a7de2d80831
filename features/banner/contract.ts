import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'

const day = (what: string) =>
  v.pipe(
    v.string(`${what} belum dipilih.`),
    v.minLength(1, `${what} belum dipilih.`),
    v.check(isDay, `${what} bukan tanggal.`),
  )

/** A notice for the home page as staff write it; the link and its words go together. */
export const bannerInput = v.pipe(
  v.object({
    text: textOf('Teks', 140),
    link: v.pipe(
      textOf('Tautan', 300, { isOptional: true }),
      v.regex(
        /^$|^\/$|^\/[^/\\\s][^\s\\]*$|^https:\/\/[^\s/\\"<>]+\.[^\s\\"<>]+$/,
        'Tautan adalah alamat halaman kami, misalnya /ramadhan, atau alamat https://.',
      ),
    ),
    linkWords: textOf('Kata tautan', 40, { isOptional: true }),
    startsOn: day('Hari pertama'),
    endsOn: day('Hari terakhir'),
  }),
  v.forward(
    v.check(({ startsOn, endsOn }) => endsOn >= startsOn, 'Hari terakhir mendahului hari pertama.'),
    ['endsOn'],
  ),
  v.forward(
    v.check(
      ({ link, linkWords }) => (link === '') === (linkWords === ''),
      'Isi tautan dan kata tautannya, atau kosongkan keduanya.',
    ),
    ['linkWords'],
  ),
)

export type BannerInput = v.InferOutput<typeof bannerInput>
