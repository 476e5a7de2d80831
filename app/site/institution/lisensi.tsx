import { pageMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/lisensi.ts'
import { shownLicences, type Licence } from './licences.server.ts'

export const handle = { cache: 'public', maxAge: 300 }

const TITLE = 'Lisensi'

export function loader() {
  return { licences: shownLicences() }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: TITLE,
    description:
      'Lisensi perangkat lunak, huruf, dan data yang dikirim situs ini ke peramban Anda.',
    path: '/lisensi',
  })
}

/** What reaches a browser besides programs and fonts. */
const data = [
  {
    title: 'Teks Al-Qur’an',
    text: 'Teks Arab bebas dari hak cipta (UU 28/2014 pasal 42; PMA 44/2016 pasal 8). Transliterasi, terjemahan edisi 2019, dan tafsir ringkas adalah karya Lajnah Pentashihan Mushaf Al-Qur’an, Kementerian Agama RI, dan tetap haknya.',
  },
  {
    title: 'Nomor halaman, hizb, dan ruku',
    text: 'Dari quran-meta, lisensi MIT.',
  },
  {
    title: 'Jadwal salat dan kalender Hijriah',
    text: 'Dihitung di server dengan adhan dan astronomy-engine, keduanya lisensi MIT.',
  },
  {
    title: 'Peta Indonesia',
    text: 'Dari Natural Earth, domain publik; disederhanakan dan bukan dokumen hukum.',
  },
  {
    title: 'Murottal',
    text: 'Diputar langsung dari server sumbernya menurut ketentuan di sana; tidak kami salin.',
  },
  {
    title: 'Merek',
    text: 'QRIS adalah standar nasional Bank Indonesia. Logo Google, Facebook, GitHub, dan Twitter serta nama bank, gerai, dan aplikasi pembayaran milik pemiliknya masing-masing.',
  },
]

export default function Lisensi({ loaderData: { licences } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading grid-cols-[minmax(0,1fr)] gap-8 px-page pt-6 lg:pt-10">
      <header className="grid gap-2">
        <h1 className="text-2xl lg:text-3xl">{TITLE}</h1>
        <p className="text-muted">
          Yang dikirim situs ini ke peramban Anda, dan ketentuan pemakaiannya. Naskah lisensi
          ditampilkan dalam bahasa aslinya.
        </p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-lg">Perangkat lunak dan huruf</h2>
        <ul className="grid gap-3">
          {licences.map((each) => (
            <LicenceText key={each.names} {...each} />
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">Data dan merek</h2>
        <dl className="grid gap-4">
          {data.map(({ title, text }) => (
            <div key={title} className="grid gap-0.5">
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** One text, opened by a press, also without a script. */
function LicenceText({ names, licence, author, text }: Licence) {
  return (
    <li className="rounded-field border border-line">
      <details>
        <summary className="cursor-pointer p-4">
          <b>{names}</b>
          <span className="block text-sm text-muted">
            {licence}
            {author && <span>{` · ${author}`}</span>}
          </span>
        </summary>
        <pre className="overflow-x-auto border-t border-line p-4 text-xs whitespace-pre-wrap">
          {text}
        </pre>
      </details>
    </li>
  )
}
