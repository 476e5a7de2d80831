import { useState } from 'react'
import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import type { Route } from './+types/asmaul-husna.ts'
import { loadNames, type NamesPage } from './doa-page.server.ts'
import { Tasbih } from './tasbih.tsx'
import { VerseItem } from './verse-item.tsx'

export const handle = { cache: 'public', maxAge: 3_600 }

export function loader({ context }: Route.LoaderArgs) {
  return loadNames(context.get(ctxContext))
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Asmaul Husna',
    description:
      'Ayat-ayat Al-Qur’an tentang Asmaul Husna, nama-nama Allah yang sudah ditinjau ulama, dan penghitung tasbih yang bergetar.',
    path: '/doa/asmaul-husna',
  })
}

/** The names as a scholar reviewed them, the verses that speak of them, and a counter for the chosen name. */
export default function AsmaulHusna({ loaderData }: Route.ComponentProps) {
  const { names, words, verses } = loaderData
  const [chosen, setChosen] = useState<number>()
  const name = chosen === undefined ? undefined : names[chosen]?.latin
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Asmaul Husna</h1>
        <p className="text-muted">
          {words
            ? '99 nama Allah yang indah. Sentuh satu nama untuk menghitung zikirnya.'
            : 'Daftar 99 nama sedang menunggu tinjauan ulama, jadi belum ditampilkan. Ayat-ayatnya dapat dibaca di sini.'}
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
        <div className="grid content-start gap-8">
          {words && <Names names={names} words={words} chosen={chosen} onChoose={setChosen} />}
          <section className="grid gap-4">
            <h2 className="text-xl">Dalam Al-Qur’an</h2>
            <ol className="grid gap-6">
              {verses.map((verse) => (
                <VerseItem key={`${verse.surah} ${verse.ayah}`} verse={verse} />
              ))}
            </ol>
          </section>
        </div>
        <aside className="print-hidden">
          <Tasbih key={chosen} name={name} />
        </aside>
      </div>
    </div>
  )
}

type NamesProps = {
  names: NamesPage['names']
  words: string
  chosen: number | undefined
  onChoose: (place: number) => void
}

function Names({ names, words, chosen, onChoose }: NamesProps) {
  return (
    <section className="grid gap-4" aria-label="Nama-nama Allah">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {names.map(({ arabic, latin, indonesian }, place) => (
          <li key={arabic}>
            <button
              type="button"
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
              className="grid size-full content-start gap-1 rounded-card border border-line bg-surface p-3 text-center aria-pressed:border-primary aria-pressed:bg-tint"
            >
              <span className="text-xs text-muted tabular">{place + 1}</span>
              <ArabicText className="text-center text-arab">{arabic}</ArabicText>
              <LatinText className="text-sm font-semibold text-primary">{latin}</LatinText>
              <span className="text-sm">{indonesian}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{words}</p>
    </section>
  )
}
