import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Institution } from '#platform/settings/institution.ts'
import { WordingText } from '#app/site/donation/wording-text.tsx'
import type { Wording } from '#features/donation/start/wordings.server.ts'

/** The wordings of the intention. The intention of the heart is enough. */
export function Niat({ intentions }: { intentions: Wording[] }) {
  const reviewed = intentions.filter(({ passages }) => passages.length > 0)
  if (reviewed.length === 0) return null
  return (
    <section className="grid gap-4">
      <header className="grid gap-0.5">
        <h2 className="text-xl">Niat</h2>
        <p className="text-muted">Niat cukup dalam hati; lafal berikut membantu.</p>
      </header>
      <div className="grid items-start gap-3 lg:grid-flow-col lg:auto-cols-fr lg:gap-5">
        {reviewed.map((wording) => (
          <article
            key={wording.title}
            className="grid content-start gap-2 rounded-card border border-line bg-surface p-5"
          >
            <h3 className="text-base">{wording.title}</h3>
            <WordingText wording={wording} />
          </article>
        ))}
      </div>
    </section>
  )
}

/** The legal basis for collecting zakat here. */
export function LegalBasis({ institution }: { institution: Institution }) {
  const items = [
    'UU No. 23 Tahun 2011 tentang Pengelolaan Zakat: zakat dikumpulkan dan disalurkan oleh BAZNAS dan lembaga amil zakat berizin.',
    'PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019: syarat, nisab, dan tata cara penghitungan zakat.',
    'Fatwa MUI No. 3 Tahun 2003 tentang zakat penghasilan.',
    'Keputusan Ketua BAZNAS tiap tahun: nisab penghasilan, nilai zakat fitrah, dan fidyah.',
  ]
  return (
    <section className="grid gap-4 lg:max-w-reading">
      <h2 className="text-xl">Dasar hukum</h2>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="book" className="mt-0.5 size-5 text-primary" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <p className="rounded-field bg-surface-2 p-4 text-sm">
        <span className="font-semibold">{institution.legalName}</span> · {institution.decree}
        {institution.isSample && <span>{' · lembaga contoh untuk uji coba'}</span>}
      </p>
    </section>
  )
}

const questions: readonly [question: string, answer: ReactNode][] = [
  [
    'Tabungan, emas, dan dagangan saya masing-masing di bawah nisab. Apakah belum wajib?',
    'Jumlahkan dahulu. Kalkulator zakat harta gabungan menghitung tabungan, emas, perak, dagangan, dan saham terhadap satu nisab senilai 85 gram emas.',
  ],
  [
    'Apakah aset kripto dizakati?',
    'Kami tidak menyediakan kalkulatornya. Ijtima Ulama MUI VII/2021 menyatakan kripto haram sebagai mata uang dan tidak sah diperdagangkan kecuali memenuhi syarat barang, punya aset dasar, dan jelas manfaatnya; BAZNAS (2025) menunggu fatwa MUI. Tanyakan kepada ustaz yang Anda percaya.',
  ],
  [
    'Bagaimana dengan tabungan haji, JHT, dan asuransi?',
    'Tabungan yang masih dapat Anda ambil dihitung. Setoran yang sudah menjadi porsi haji tidak dihitung, dan dana pensiun, JHT, atau asuransi dihitung sebesar yang dapat ditarik hari ini; selebihnya saat diterima.',
  ],
  [
    'Bagaimana dengan hadiah dan warisan?',
    'Hadiah dan warisan bergabung dengan simpanan pada haulnya. Bonus karena pekerjaan termasuk penghasilan.',
  ],
  [
    'Apa itu nisab dan haul?',
    'Nisab adalah batas harta yang mulai terkena zakat. Haul adalah masa kepemilikan satu tahun Hijriah, sekitar 354 hari. Zakat penghasilan tidak menunggu haul; ia ditunaikan saat diterima.',
  ],
  [
    'Harga emas mana yang dipakai?',
    'Harga acuan emas 24 karat yang tertera di atas, lengkap dengan tanggal dan sumbernya. Di kalkulator Anda boleh menggantinya dengan harga yang Anda yakini, misalnya harga jual kembali.',
  ],
  [
    'Apakah perhiasan yang dipakai wajib dizakati?',
    'Kebanyakan ulama tidak mewajibkan zakat atas perhiasan yang dipakai sewajarnya, sedangkan mazhab Hanafi mewajibkannya. Kalkulator perhiasan menyediakan keduanya.',
  ],
  [
    'Mengapa hasilnya tidak dibulatkan ke ribuan?',
    'Zakat adalah kewajiban dengan ukuran pasti, jadi kami hitung sampai satuan rupiah dan hanya sekali dibulatkan ke atas. Bila ingin melebihkan, kelebihannya menjadi infak.',
  ],
  [
    'Berapa bagian amil?',
    'Paling banyak 12,5 persen dari zakat, dan selalu terlihat sebelum Anda membayar.',
  ],
  [
    'Apakah zakat mengurangi pajak?',
    'Zakat yang dibayarkan lewat BAZNAS atau LAZ yang diakui dapat mengurangi penghasilan kena pajak. Simpan bukti setor zakatnya untuk dilampirkan pada SPT tahunan.',
  ],
]

/** Frequently asked questions. */
export function Questions() {
  return (
    <section className="grid gap-4 lg:max-w-reading">
      <h2 className="text-xl">Yang sering ditanyakan</h2>
      <div className="grid gap-2">
        {questions.map(([question, answer]) => (
          <details
            key={question}
            className="group print-open rounded-card border border-line bg-surface"
          >
            <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-3 font-semibold">
              {question}
              <Icon
                name="down"
                className="size-4 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-4 pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
