import { Link } from 'react-router'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { hiddenLatinVerses } from '#features/quran/latin/hidden-latin.ts'
import { VERSE_COUNT } from '#features/quran/quran.ts'
import { spacing } from '#features/quran/text/spacing.ts'
import { translationMends } from '#features/quran/text/translation-mends.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Route } from './+types/kredit.ts'

export const handle = { cache: 'public', maxAge: 300 }

const TITLE = 'Kredit dan lisensi'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: TITLE,
    description: 'Sumber teks Al-Qur’an, huruf, dan perangkat lunak yang dipakai situs ini.',
    path: '/kredit',
  })
}

type Credit = { title: string; text: string; link?: { to: string; label: string } }

/** Whom the site owes what: texts, fonts, calculations and software, with their licences. */
const credits: readonly Credit[] = [
  {
    title: 'Teks Al-Qur’an',
    text: 'Teks Arab, transliterasi, terjemahan (edisi 2019), dan tafsir ringkas: Lajnah Pentashihan Mushaf Al-Qur’an, Kementerian Agama RI. Datanya kami ambil dari kumpulan data terbuka quran-pack dan quran-meta.',
  },
  {
    title: 'Terjemahan Inggris',
    text: 'Marmaduke Pickthall, “The Meaning of the Glorious Koran” (1930), yang sudah menjadi milik umum. Dipakai untuk mencari ayat yang ditanyakan dalam bahasa Inggris, dan ditampilkan bagi yang memilihnya di Tampilan. Nama surah dalam bahasa Inggris terjemahan kami sendiri.',
  },
  {
    title: 'Huruf',
    text: 'Plus Jakarta Sans dan Scheherazade New, keduanya berlisensi SIL Open Font License (OFL) 1.1.',
  },
  {
    title: 'Kalender dan waktu salat',
    text: 'Dihitung dengan pustaka astronomy-engine dan adhan (lisensi MIT). Letak kabupaten dan kota dari GeoNames (lisensi CC BY 4.0). Nama, letak, dan batas kecamatan dari cahyadsn/wilayah_boundaries (lisensi MIT, © Cahya DSN).',
  },
  {
    title: 'Perangkat lunak',
    text: 'Situs ini dibangun dengan perangkat lunak sumber terbuka. Daftar lengkap beserta lisensinya ada dalam folder LICENSES pada kode sumbernya.',
    link: { to: '/lisensi', label: 'Lisensi yang menyertai situs ini di peramban' },
  },
  {
    title: 'Merek',
    text: 'QRIS adalah standar nasional Bank Indonesia. Nama bank, gerai, dan aplikasi pembayaran milik pemiliknya masing-masing.',
  },
]

export default function Kredit() {
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-page pt-6 lg:pt-10">
      <h1 className="text-2xl lg:text-3xl">{TITLE}</h1>
      {credits.map(({ title, text, link }) => (
        <section key={title} className="grid gap-1">
          <h2 className="text-lg">{title}</h2>
          <p>{text}</p>
          {link && (
            <p>
              <Link to={link.to} className="font-semibold text-primary underline">
                {link.label}
              </Link>
            </p>
          )}
        </section>
      ))}
      <TextMends />
    </div>
  )
}

const HIDDEN_LATIN = hiddenLatinVerses().length
const SHOWN_LATIN = (VERSE_COUNT - HIDDEN_LATIN).toLocaleString('id-ID')

/** Every place where the text on screen is not as the source has it. */
function TextMends() {
  return (
    <section id="perbaikan" className="grid gap-2">
      <h2 className="text-lg">Perbaikan pada teks Al-Qur’an</h2>
      <p>
        Huruf Arab tidak kami ubah. Jarak antarkata, dan di tiga ayat letak satu tanda baca, kami
        betulkan pada ayat berikut: {Object.keys(spacing).join(', ')}.
      </p>
      <p>
        Transliterasi Latin tampil pada {SHOWN_LATIN} ayat yang bunyinya sama dengan teks Arabnya.
        Pada {HIDDEN_LATIN} ayat lain data Latinnya kehilangan kata atau huruf; kami tidak
        menampilkannya sampai ditinjau.
      </p>
      <p>
        Data terjemahannya memuat salah ketik berikut, yang kami perbaiki; nomor catatan kaki kami
        hilangkan karena catatannya tidak ikut dalam data itu.
      </p>
      <ul className="grid gap-1.5 text-sm">
        {translationMends.map((each) => (
          <li key={each.from} className="[overflow-wrap:anywhere]">
            <a
              href={`/ayat/${each.surah}/${each.ayah}`}
              className="font-semibold text-primary tabular underline"
            >
              {verseKey(each)}
            </a>
            : <del className="text-muted">{each.from}</del> →{' '}
            <ins className="no-underline">{each.to}</ins>
          </li>
        ))}
      </ul>
    </section>
  )
}
