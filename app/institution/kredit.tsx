import { Link } from 'react-router'
import { pageMeta } from '#app/sharing/page-meta.ts'
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
    title: 'Huruf',
    text: 'Plus Jakarta Sans dan Scheherazade New, keduanya berlisensi SIL Open Font License (OFL) 1.1.',
  },
  {
    title: 'Kalender dan waktu salat',
    text: 'Dihitung dengan pustaka astronomy-engine dan adhan (lisensi MIT).',
  },
  {
    title: 'Perangkat lunak',
    text: 'Situs ini dibangun dengan perangkat lunak sumber terbuka. Daftar lengkap beserta lisensinya ada dalam berkas NOTICE pada kode sumbernya.',
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
    </div>
  )
}
