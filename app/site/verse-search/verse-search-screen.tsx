import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { entryKey } from '#app/client/keyed-store.ts'
import { surahListStore, THE_LIST } from '#app/site/quran/list-store.ts'
import type { SearchWire, SearchQuery } from '#features/verse-search/contract.ts'
import { queryIn, searchAddress } from './search-address.ts'
import { verseSearches } from './recent.client.ts'
import { VerseResults } from './results.tsx'
import { SearchForm, type SurahName } from './search-form.tsx'
import { Suggestions } from './suggestions.tsx'
import { isTextKept, keepText, openDeviceSearch } from './device-search.client.ts'
import { ask, type Searching, searchStore, seedSearch } from './search-store.ts'
import { KeepCard } from '#app/ui/keep-card.tsx'

type State = 'unknown' | 'absent' | 'busy' | 'kept' | 'failed'

const words: Record<Exclude<State, 'unknown'>, string> = {
  absent:
    'Simpan teks Al-Qur’an di perangkat ini (±0,6 MB) agar pencarian tetap jalan tanpa internet.',
  busy: 'Menyimpan teks…',
  kept: 'Teks tersimpan di perangkat ini. Pencarian jalan tanpa internet.',
  failed: 'Teks belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
}

/** Data from the server: surah names for the filter, and the results of the address. */
export type SearchPage = { surahs: SurahName[]; key: string; result: SearchWire | null }

const TYPING_MS = 180

/** The verse search. The address holds the query, and typing changes the address. */
export function VerseSearch({ page }: { page: SearchPage | null }) {
  const [params] = useSearchParams()
  const query = useMemo(() => queryIn(params), [params])
  const isOfPage = page?.key === searchAddress(query)
  const searching = useSearch(query, isOfPage ? (page?.result ?? null) : null)
  const surahs = useSurahNames(page)
  const { input, onType, onChoose } = useTyping(query.q)
  const remember = () => verseSearches.remember(query.q)

  return (
    <div className="mx-auto grid max-w-wide grid-cols-1 gap-5 px-page pt-6 pb-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8 lg:pt-10">
      <div className="grid content-start gap-4 lg:sticky lg:top-25 lg:self-start">
        <header className="grid gap-1">
          <h1 className="text-2xl">Cari ayat</h1>
          <p className={`text-muted ${query.q === '' ? '' : 'max-lg:hidden'}`}>
            Kata Indonesia, huruf Arab, ejaan yang Anda dengar, atau tempatnya.
          </p>
        </header>
        <SearchForm {...{ query, surahs, input, onType, onChoose }} />
        <div className="hidden lg:block">
          <KeepText />
        </div>
      </div>
      <div className="min-w-0">
        {query.q === '' ? (
          <Suggestions />
        ) : (
          <VerseResults query={query} searching={searching} onOpen={remember} />
        )}
      </div>
      <div className="lg:hidden">
        <KeepText />
      </div>
    </div>
  )
}

/** The names that came with the page, else those of the list, loaded when the screen opens. */
function useSurahNames(page: SearchPage | null): readonly SurahName[] {
  const [fromPage] = useState(page?.surahs)
  const list = useStore(surahListStore.state, (lists) => lists[entryKey(THE_LIST, 'public')]?.data)
  useEffect(() => {
    if (fromPage) return
    const request = new AbortController()
    void surahListStore.load(THE_LIST, 'public', request.signal)
    return () => request.abort()
  }, [fromPage])
  return fromPage ?? list ?? []
}

/** Typing waits a moment before it searches; Enter and a filter search at once. */
function useTyping(shown: string) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The field's value at the last check; undefined before the first.
  const typed = useRef<string>(undefined)
  const navigate = useNavigate()

  const go = useCallback(
    (isNew: boolean) => {
      clearTimeout(timer.current)
      void navigate(addressIn(input.current), { replace: !isNew, preventScrollReset: true })
    },
    [navigate],
  )
  const onType = useCallback(
    (words: string) => {
      typed.current = words
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go(false), TYPING_MS)
    },
    [go],
  )

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const field = input.current
    if (!field) return
    const isFirst = typed.current === undefined
    typed.current ??= shown
    // Text typed before the script loaded counts. Later differences come from a link or the back button.
    if (isFirst && field.value.trim() !== shown) onType(field.value)
    else if (shown !== typed.current.trim()) {
      field.value = shown
      typed.current = shown
    }
  }, [shown, onType])

  function onChoose() {
    verseSearches.remember(input.current?.value ?? '')
    go(true)
  }

  return { input, onType, onChoose }
}

/** The address for the current values of the field's form. */
function addressIn(field: HTMLInputElement | null): string {
  const entries = field?.form ? [...new FormData(field.form)] : []
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return searchAddress(queryIn(new URLSearchParams(texts)))
}

/** Results of the query in the address: from the page, else from the device or the API. */
function useSearch(query: SearchQuery, fromPage: SearchWire | null): Searching {
  const key = searchAddress(query)
  const state = useStore(searchStore)

  useEffect(() => {
    if (fromPage) seedSearch(key, fromPage)
    else void ask(query)
  }, [key, query, fromPage])
  // Builds the index early: a device with the stored text then answers without network.
  useEffect(() => void openDeviceSearch(), [])

  const isAnswered = state.answer?.key === key
  if (fromPage && !isAnswered) {
    return {
      answer: { key, result: fromPage, isFromDevice: false },
      isBusy: false,
      failure: null,
    }
  }
  return { ...state, isBusy: !isAnswered && state.failure === null }
}

/** Offers to store the whole text on the device, so that search works offline. */
function KeepText() {
  const [state, setState] = useState<State>('unknown')

  useEffect(() => {
    let isHere = true
    isTextKept().then(
      (isKept) => isHere && setState(isKept ? 'kept' : 'absent'),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])

  // Without Cache Storage (an address without https) nothing can be stored.
  if (state === 'unknown' || !('caches' in globalThis)) return null
  const keep = () => {
    setState('busy')
    keepText().then(
      () => setState('kept'),
      () => setState('failed'),
    )
  }
  return (
    <KeepCard
      label="Pencarian tanpa internet"
      words={words[state]}
      isKept={state === 'kept'}
      isBusy={state === 'busy'}
      onKeep={state === 'kept' ? undefined : keep}
    />
  )
}
