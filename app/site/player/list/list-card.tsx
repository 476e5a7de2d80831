import { type SyntheticEvent, useState } from 'react'
import { formValues } from '#app/client/form-values.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { inputClass } from '#app/ui/form/field.tsx'
import type { SurahSummaryWire } from '#features/quran/contract.ts'
import { changeLists, playList } from './lists.client.ts'
import {
  changedList,
  itemOf,
  placeInList,
  type ListItem,
  MOST_ITEMS,
  movedItem,
  type OwnList,
  withoutList,
} from './own-lists.ts'

type Props = { list: OwnList; surahs: readonly SurahSummaryWire[] }
type Change = (items: readonly ListItem[]) => readonly ListItem[]

/** One list: its verses in order, to play and to change. */
export function ListCard({ list, surahs }: Props) {
  const { id, name, items } = list
  const [isBusy, setBusy] = useState(false)
  const change = (how: Change) => changeLists((lists) => changedList(lists, id, how))
  async function start() {
    setBusy(true)
    await playList(list)
    setBusy(false)
  }
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-base wrap-anywhere">{name}</h2>
      <ol aria-label={`Isi ${name}`} className="grid gap-1">
        {items.map((item, place) => (
          <Item
            key={`${place}-${item.surah}-${item.from}`}
            words={placeInList(item, surahs[item.surah - 1]?.namaLatin ?? `Surah ${item.surah}`)}
            isFirst={place === 0}
            isLast={place === items.length - 1}
            onMove={(by) => change((all) => movedItem(all, place, by))}
            onRemove={() => change((all) => all.filter((_, at) => at !== place))}
          />
        ))}
      </ol>
      {items.length < MOST_ITEMS && (
        <AddItem
          listName={name}
          surahs={surahs}
          onAdd={(item) => change((all) => [...all, item])}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {items.length > 0 && (
          <Button icon="play" isBusy={isBusy} onClick={() => void start()}>
            Putar daftar
          </Button>
        )}
        <Button look="quiet" onClick={() => changeLists((lists) => withoutList(lists, id))}>
          Hapus daftar
        </Button>
      </div>
    </li>
  )
}

type ItemProps = {
  words: string
  isFirst: boolean
  isLast: boolean
  onMove(by: 1 | -1): void
  onRemove(): void
}

function Item({ words, isFirst, isLast, onMove, onRemove }: ItemProps) {
  return (
    <li className="flex items-center">
      <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
      <IconButton
        label={`Naikkan ${words}`}
        icon="up"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Turunkan ${words}`}
        icon="down"
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label={`Keluarkan ${words}`} icon="close" onClick={onRemove} />
    </li>
  )
}

type AddProps = {
  listName: string
  surahs: readonly SurahSummaryWire[]
  onAdd(item: ListItem): void
}

function AddItem({ listName, surahs, onAdd }: AddProps) {
  const [surah, setSurah] = useState(1)
  const [error, setError] = useState('')
  const verses = surahs[surah - 1]?.jumlahAyat ?? 286
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { dari = '', sampai = '' } = formValues(form)
    const item = itemOf(surah, verses, { from: dari, to: sampai })
    setError(item ? '' : `Ayat 1 sampai ${verses}, dari yang kecil ke yang besar.`)
    if (!item) return
    onAdd(item)
    form.reset()
    setSurah(1)
  }
  return (
    <form
      onSubmit={add}
      aria-label={`Tambah ke ${listName}`}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] items-end gap-2"
    >
      <label className="grid gap-1">
        <span className="text-sm text-muted">Surah</span>
        <select
          name="surah"
          value={surah}
          onChange={(event) => setSurah(Number(event.target.value))}
          className={`${inputClass} px-2`}
        >
          {surahs.map(({ nomor, namaLatin }) => (
            <option key={nomor} value={nomor}>
              {nomor}. {namaLatin}
            </option>
          ))}
        </select>
      </label>
      {(['dari', 'sampai'] as const).map((name) => (
        <label key={name} className="grid gap-1">
          <span className="text-sm text-muted">{name === 'dari' ? 'Dari ayat' : 'Sampai'}</span>
          <input
            name={name}
            type="number"
            inputMode="numeric"
            min={1}
            max={verses}
            placeholder={name === 'dari' ? '1' : `${verses}`}
            className={`${inputClass} px-2 tabular`}
          />
        </label>
      ))}
      {error && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {error}
        </p>
      )}
      <Button type="submit" look="ghost" icon="plus" className="col-span-full">
        Tambah
      </Button>
    </form>
  )
}
