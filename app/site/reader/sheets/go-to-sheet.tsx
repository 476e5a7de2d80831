import { type SyntheticEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { filterSurahs } from '../contents/filter.ts'
import { surahListStore, THE_LIST } from '#app/site/quran/list-store.ts'
import type { SheetRequest } from '../sheet-store.ts'
import { useLoaded } from '#app/client/use-loaded.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Loading, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { ErrorState } from '#app/ui/state/states.tsx'
import { JUZ_COUNT, PAGE_COUNT } from '#features/quran/quran.ts'
import { Sheet } from '#app/ui/sheet.tsx'

type Props = Extract<SheetRequest, { name: 'go-to' }> & { onClose(): void }

const field =
  'min-h-12 min-w-0 flex-1 rounded-field border border-field bg-surface px-3.5 tabular placeholder:text-muted'

/** Goes to another verse, page, juz or surah without leaving the reader. */
export function GoToSheet({ here, lastVerse, onClose }: Props) {
  const navigate = useNavigate()
  const goTo = (to: string | { hash: string }) => {
    onClose()
    void navigate(to, { replace: typeof to !== 'string' })
  }
  return (
    <Sheet title="Pindah ke" onClose={onClose}>
      <div className="grid gap-5">
        {lastVerse !== null && (
          <NumberForm
            what="ayat"
            last={lastVerse}
            onNumber={(ayah) => goTo({ hash: `ayat-${ayah}` })}
          />
        )}
        <NumberForm
          what="halaman"
          last={PAGE_COUNT}
          onNumber={(page) => goTo(`/halaman/${page}`)}
        />
        <section aria-label="Juz">
          <h3 className="mb-2 font-semibold">Juz</h3>
          <ul className="grid grid-cols-6 gap-2 lg:grid-cols-10">
            {Array.from({ length: JUZ_COUNT }, (_, index) => index + 1).map((juz) => (
              <li key={juz}>
                <Link
                  to={`/juz/${juz}`}
                  onClick={onClose}
                  aria-label={`Juz ${juz}`}
                  aria-current={here.kind === 'juz' && here.number === juz ? 'page' : undefined}
                  className="grid min-h-touch place-items-center rounded-field border border-line font-semibold tabular hover:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
                >
                  {juz}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <SurahList here={here} onClose={onClose} />
      </div>
    </Sheet>
  )
}

type NumberFormProps = { what: 'ayat' | 'halaman'; last: number; onNumber(number: number): void }

function NumberForm({ what, last, onNumber }: NumberFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = Number(new FormData(event.currentTarget).get(what))
    if (Number.isInteger(number) && number >= 1 && number <= last) onNumber(number)
  }
  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        type="number"
        name={what}
        min={1}
        max={last}
        required
        inputMode="numeric"
        aria-label={`Nomor ${what}`}
        placeholder={`Nomor ${what}, 1–${last}`}
        className={field}
      />
      <button type="submit" className={buttonClass('ghost')}>
        Buka
      </button>
    </form>
  )
}

function SurahList({ here, onClose }: Pick<Props, 'here' | 'onClose'>) {
  const [typed, setTyped] = useState('')
  const list = useLoaded(surahListStore, THE_LIST, { fromPage: null })
  if (list.error) return <ErrorState text={list.error} onRetry={list.retry} />
  return (
    <section aria-label="Surah">
      <h3 className="mb-2 font-semibold">Surah</h3>
      <div className="flex">
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label="Cari surah"
          placeholder="Cari nama atau nomor surah"
          className={field}
        />
      </div>
      {!list.data && (
        <div className="mt-3">
          <Loading>Memuat daftar surah…</Loading>
          <SkeletonText lines={6} />
        </div>
      )}
      <ul className="mt-2">
        {filterSurahs(list.data ?? [], typed).map(({ nomor, namaLatin, jumlahAyat }) => (
          <li key={nomor}>
            <Link
              to={`/surat/${nomor}`}
              onClick={onClose}
              aria-current={here.kind === 'surah' && here.number === nomor ? 'page' : undefined}
              className="flex min-h-touch items-center gap-3 rounded-field px-2 hover:bg-tint aria-[current]:font-bold aria-[current]:text-primary"
            >
              <span className="w-7 text-right text-sm text-muted tabular">{nomor}</span>
              <span className="flex-1">{namaLatin}</span>
              <span className="text-sm text-muted tabular">{jumlahAyat} ayat</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
