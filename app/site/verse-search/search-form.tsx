import { type ReactNode, type RefObject, useEffect } from 'react'
import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchQuery } from '#features/verse-search/contract.ts'
import { LONGEST_VERSE_QUERY } from '#features/verse-search/types.ts'

export type SurahName = { nomor: number; namaLatin: string }

type Props = {
  query: SearchQuery
  surahs: readonly SurahName[]
  input: RefObject<HTMLInputElement | null>
  /** Called while the user types; `onChoose` follows at once for a filter or Enter. */
  onType(words: string): void
  onChoose(): void
}

/** The search field and its filters: a plain form that also works without script. */
export function SearchForm({ query, surahs, input, onType, onChoose }: Props) {
  useSearchKeys(input)
  return (
    <Form
      role="search"
      method="get"
      action="/verse-search"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose()
      }}
      className="grid gap-3"
    >
      <div className="flex min-h-14 items-center gap-2 rounded-field border border-field bg-surface pr-1.5 pl-4 shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <Icon name="search" className="size-5.5 text-muted" />
        <input
          ref={input}
          id="kata"
          type="search"
          name="q"
          dir="auto"
          defaultValue={query.q}
          maxLength={LONGEST_VERSE_QUERY}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Kata, ayat, atau surah"
          aria-label="Cari ayat"
          aria-describedby="cara-mencari"
          onChange={(event) => onType(event.target.value)}
          className="min-w-0 flex-1 bg-transparent py-3 outline-none placeholder:text-muted"
        />
        <button type="submit" className={buttonClass('primary', 'min-h-touch! px-4! text-sm')}>
          Cari
        </button>
      </div>
      <p id="cara-mencari" className="sr-only">
        Bahasa Indonesia, Arab, ejaan Latin, atau tempat seperti 2:255 dan juz 30. Tekan garis
        miring untuk kembali ke kotak ini, panah bawah untuk ke hasil.
      </p>
      <div
        className="-mx-page flex gap-2 overflow-x-auto px-page no-scrollbar lg:mx-0 lg:flex-wrap lg:px-0"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) onChoose()
        }}
      >
        <Choice name="teks" label="Cari di" chosen={query.teks}>
          <option value="">Semua teks</option>
          <option value="arti">Arti Indonesia</option>
          <option value="latin">Latin</option>
          <option value="arab">Arab</option>
        </Choice>
        <Choice name="surat" label="Surah" chosen={query.surat}>
          <option value="">Semua surah</option>
          {surahs.map(({ nomor, namaLatin }) => (
            <option key={nomor} value={nomor}>{`${nomor}. ${namaLatin}`}</option>
          ))}
          {surahs.length === 0 && query.surat && (
            <option value={query.surat}>{`Surah ${query.surat}`}</option>
          )}
        </Choice>
        <Choice name="juz" label="Juz" chosen={query.juz}>
          <option value="">Semua juz</option>
          {Array.from({ length: 30 }, (_, at) => (
            <option key={at} value={at + 1}>{`Juz ${at + 1}`}</option>
          ))}
        </Choice>
      </div>
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  chosen: string | number | undefined
  children: ReactNode
}

function Choice({ name, label, chosen = '', children }: ChoiceProps) {
  const isSet = chosen !== ''
  return (
    <select
      key={chosen}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      className={`min-h-touch shrink-0 max-w-52 cursor-pointer rounded-chip border pl-4 font-semibold hover:border-primary ${isSet ? 'border-primary bg-tint text-primary' : 'border-line bg-surface'}`}
    >
      {children}
    </select>
  )
}

/** '/' focuses the field from anywhere on the screen; arrow keys move between field and results. */
function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const goal =
        event.key === '/' ? fieldUnlessTyping(event, input.current) : stepFrom(event, input.current)
      if (!goal) return
      event.preventDefault()
      goal.focus()
      if (goal instanceof HTMLInputElement) goal.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}

function fieldUnlessTyping({ target }: KeyboardEvent, field: HTMLInputElement | null) {
  const isTyping = target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)
  return isTyping ? null : field
}

function stepFrom(event: KeyboardEvent, field: HTMLInputElement | null): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return null
  const stops = [field, ...document.querySelectorAll<HTMLElement>('[data-results] a')]
  const here = stops.findIndex((stop) => stop === event.target)
  return here < 0 ? null : (stops[here + step] ?? null)
}
