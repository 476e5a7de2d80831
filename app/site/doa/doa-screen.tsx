import { Link } from 'react-router'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DoaPage } from './doa-page.server.ts'
import { Tasbih } from './tasbih.tsx'
import { VerseItem } from './verse-item.tsx'

/** Prayers in the words of the Quran by subject, verses for zikir, and a counter. */
export function DoaScreen({ doa, zikir, texts }: DoaPage) {
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Doa dan zikir</h1>
        <p className="text-muted">Doa dalam Al-Qur’an, zikir, dan penghitung tasbih.</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
        <div className="grid content-start gap-8">
          <Groups title="Doa dari Al-Qur’an" groups={doa.groups}>
            {doa.words ??
              'Dikelompokkan menurut isi ayatnya; pengelompokannya belum ditinjau ulama.'}
          </Groups>
          <Groups title="Ayat untuk zikir" groups={zikir.groups}>
            {zikir.words ??
              'Ayat yang dibaca setelah salat serta pagi dan petang sedang menunggu tinjauan ulama, jadi belum ditampilkan.'}
          </Groups>
          <Link
            to="/doa/asmaul-husna"
            className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 font-semibold hover:border-primary"
          >
            Asmaul Husna
            <Icon name="right" className="size-5 text-primary" />
          </Link>
          {texts.length > 0 && (
            <section className="grid gap-3">
              <h2 className="text-xl">Bacaan yang sudah ditinjau</h2>
              {texts.map((text) => (
                <Reviewed key={text.title} {...text} />
              ))}
            </section>
          )}
        </div>
        <aside className="print-hidden">
          <Tasbih />
        </aside>
      </div>
    </div>
  )
}

type GroupsProps = { title: string; groups: DoaPage['doa']['groups']; children: string }

/** Lists of verses, and who has reviewed them. */
function Groups({ title, groups, children }: GroupsProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {groups.length > 0 && (
        <div className="grid divide-y divide-line rounded-card border border-line bg-surface">
          {groups.map((group) => (
            <details key={group.title} className="print-open px-5">
              <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
                <span>{group.title}</span>
                <span className="shrink-0 text-sm font-normal text-muted">{`${group.verses.length} ayat`}</span>
              </summary>
              <ol className="grid gap-6 pt-2 pb-6">
                {group.verses.map((verse) => (
                  <VerseItem key={`${verse.surah} ${verse.ayah}`} verse={verse} />
                ))}
              </ol>
            </details>
          ))}
        </div>
      )}
      <p className="text-sm text-muted">{children}</p>
    </section>
  )
}

function Reviewed({ title, passages, words }: DoaPage['texts'][number]) {
  return (
    <details className="rounded-card border border-line bg-surface px-5">
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">{title}</summary>
      <ol className="grid gap-4 pb-4">
        {passages.map(({ arabic, latin, indonesian }) => (
          <li key={arabic} className="grid gap-1.5">
            <ArabicText className="text-arab">{arabic}</ArabicText>
            <LatinText className="text-sm text-primary">{latin}</LatinText>
            <p>{indonesian}</p>
          </li>
        ))}
      </ol>
      <p className="pb-4 text-sm text-muted">{words}</p>
    </details>
  )
}
