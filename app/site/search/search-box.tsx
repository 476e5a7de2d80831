import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { cleanQuery, isTooShort, LONGEST_QUERY } from '#features/search/search.ts'
import { Highlighted } from '#app/ui/highlighted.tsx'
import type { SuggestionWire } from '#features/search/contract.ts'
import { kindIcons } from './kind-words.ts'
import { api } from '#app/client/api.client.ts'
import type { SearchApi } from '#features/search/api.server.ts'

type SuggestionListProps = {
  id: string
  rows: readonly SuggestionWire[]
  /** Index of the row chosen by arrow keys; -1 for none. */
  active: number
  onLeave(): void
}

type Props = {
  q: string
  /** Focuses the field when a link opened the screen. */
  takesFocus?: boolean
}

/** The search box for the whole site: a plain form that suggests searches while the user types. */
export function SearchBox({ q, takesFocus = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const { rows, ask, clear } = useSuggestions()
  const [active, setActive] = useState(-1)
  const isOpen = rows.length > 0

  useEffect(() => {
    if (takesFocus && window.matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [takesFocus])

  function close() {
    clear()
    setActive(-1)
  }

  function choose(at: number) {
    const row = rows[at]
    if (!row) return
    close()
    void navigate(row.address)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (step && isOpen) {
      // The position before the first row stands for the box itself.
      setActive((at) => ((at + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    } else return
    event.preventDefault()
  }

  return (
    <Form role="search" method="get" action="/search/list" onSubmit={close} className="relative">
      <div className="flex min-h-14 items-center gap-2 rounded-field border border-field bg-surface pr-1.5 pl-4 shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <Icon name="search" className="size-5.5 text-muted" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          dir="auto"
          role="combobox"
          aria-label="Cari di situs ini"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          defaultValue={q}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Program, surah, bantuan"
          onChange={(event) => {
            setActive(-1)
            ask(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="min-w-0 flex-1 bg-transparent py-3 outline-none placeholder:text-muted"
        />
        <button type="submit" className={buttonClass('primary', 'min-h-touch! px-4! text-sm')}>
          Cari
        </button>
      </div>
      <SuggestionList id={list} rows={rows} active={active} onLeave={close} />
      <p role="status" className="sr-only">
        {isOpen && `${rows.length} saran. Panah bawah untuk memilih.`}
      </p>
    </Form>
  )
}

/** Suggestions below the box. Always rendered, because the box refers to it by id. */
function SuggestionList({ id, rows, active, onLeave }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Saran"
      hidden={rows.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-line bg-surface py-1.5 shadow-float"
    >
      {rows.map(({ kind, title, note, address, marks: ranges }, at) => (
        <Link
          key={`${kind} ${address}`}
          id={`${id}-${at}`}
          to={address}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The focus must stay in the box: losing it would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onLeave}
          className="flex min-h-12 items-center gap-3 px-4 py-1.5 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-primary"
        >
          <Icon name={kindIcons[kind]} className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">
              <Highlighted ranges={ranges}>{title}</Highlighted>
            </bdi>
            <span className="block truncate text-xs text-muted">{note}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}

const TYPING_MS = 160

type SuggestionState = {
  rows: readonly SuggestionWire[]
  /** Fetches suggestions for the typed text and cancels the previous request. */
  ask(typed: string): void
  clear(): void
}

/** Suggestions, a moment after the last key. Without an answer the list is empty, and the form still works. */
function useSuggestions(): SuggestionState {
  const [rows, setRows] = useState<readonly SuggestionWire[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(timer.current)
    request.current?.abort()
  }

  useEffect(() => stop, [])

  return {
    rows,
    ask(typed) {
      stop()
      const q = cleanQuery(typed)
      if (q === '' || isTooShort(q)) return setRows([])
      timer.current = setTimeout(() => {
        request.current = new AbortController()
        find(q, request.current.signal).then(setRows, () => {})
      }, TYPING_MS)
    },
    clear() {
      stop()
      setRows([])
    },
  }
}

async function find(q: string, signal: AbortSignal): Promise<readonly SuggestionWire[]> {
  const response = await api<SearchApi>().search.suggest.$get(
    { query: { q } },
    { init: { signal } },
  )
  const { data } = await response.json()
  // An answer to an older text is ignored.
  signal.throwIfAborted()
  return data
}
