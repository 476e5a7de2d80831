import { Link } from 'react-router'
import { ArabicText } from '#app/ui/arabic-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import { Rosette, StarNumber } from '#app/ui/star.tsx'

/** The eight groups who may receive zakat (At-Taubah 60), with the account of their expenses. */
export const asnaf = [
  { name: 'Fakir', account: '5110', text: 'Hampir tidak punya apa-apa untuk kebutuhan pokoknya.' },
  { name: 'Miskin', account: '5120', text: 'Punya penghasilan, tetapi tidak mencukupi.' },
  { name: 'Amil', account: '5130', text: 'Yang mengurus zakat, paling banyak 12,5 persen.' },
  { name: 'Mualaf', account: '5140', text: 'Yang baru memeluk Islam dan perlu dikuatkan.' },
  { name: 'Riqab', account: '5150', text: 'Yang dibebaskan dari perbudakan atau penindasan.' },
  { name: 'Garimin', account: '5160', text: 'Yang terlilit utang untuk keperluan halal.' },
  { name: 'Fisabilillah', account: '5170', text: 'Yang berjuang di jalan Allah, seperti dakwah.' },
  { name: 'Ibnu sabil', account: '5180', text: 'Musafir yang kehabisan bekal di perjalanan.' },
] as const

type Verse = { arabic: string; indonesian: string; surah: string; ayah: number }

/** The verse that names the eight asnaf. */
export function Dalil({ verse }: { verse: Verse }) {
  return (
    <Card as="section" className="relative overflow-hidden p-5 lg:p-10">
      <Rosette className="pointer-events-none absolute -bottom-24 -left-24 size-64 text-accent opacity-25" />
      <figure className="relative grid gap-4">
        <blockquote className="grid gap-4">
          <ArabicText className="text-arab lg:text-arab-lg">{verse.arabic}</ArabicText>
          <p className="max-w-reading text-muted">{verse.indonesian}</p>
        </blockquote>
        <figcaption>
          <Link to="/surat/9#ayat-60" className="font-semibold text-primary hover:underline">
            Surah {verse.surah} ayat {verse.ayah}
          </Link>
        </figcaption>
      </figure>
    </Card>
  )
}

/** The eight asnaf, and how much zakat each has received from this institution so far. */
export function Asnaf({ spent }: { spent: readonly number[] }) {
  return (
    <section className="grid gap-4">
      <header className="grid gap-0.5">
        <h2 className="text-xl">Delapan golongan penerima</h2>
        <p className="text-muted">
          Dana zakat hanya untuk mereka. Angka penyaluran diambil dari buku besar kami.
        </p>
      </header>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {asnaf.map(({ name, text }, index) => (
          <li
            key={name}
            className="flex gap-3 rounded-card border border-line bg-surface p-4 lg:flex-col"
          >
            <StarNumber>{index + 1}</StarNumber>
            <div className="grid content-start gap-0.5">
              <h3 className="text-base">{name}</h3>
              <p className="text-sm text-muted">{text}</p>
              {(spent[index] ?? 0) > 0 && (
                <p className="pt-1 text-sm font-semibold text-primary">
                  <Money amount={spent[index] ?? 0} /> tersalurkan
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
