import { useId, useRef, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { inputClass } from '#app/ui/form/field.tsx'
import { CityOptions, type Province } from '../prayer-time/city-choice.tsx'
import { ByPlace } from '../prayer-time/by-place.tsx'
import type { Choose } from '../prayer-time/use-city.ts'
import type { PlaceShown } from './place-shown.ts'
import type { FoundName } from './reckon.client.ts'

type Props = { place: PlaceShown; provinces: Province[]; choose: Choose }

/** Chooses a place by its name, forgiving slips, or by the device's position. */
export function PlaceByName({ place, provinces, choose }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-1">
      <Button
        look="ghost"
        icon="pin"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="noscript:hidden"
      >
        Ganti tempat
      </Button>
      {isOpen && (
        <ByName
          onChoose={({ code, own }) => {
            if (own) choose.place(own)
            else choose.city(code)
            setOpen(false)
          }}
        />
      )}
      <ByPlace
        label="Pakai lokasi saya"
        onFound={(own) => {
          choose.place(own)
          setOpen(false)
        }}
      />
      <PlainChoice place={place} provinces={provinces} />
    </div>
  )
}

function ByName({ onChoose }: { onChoose: (found: FoundName) => void }) {
  const id = useId()
  const [found, setFound] = useState<FoundName[]>()
  const latest = useRef('')
  async function look(text: string) {
    latest.current = text
    if (text.trim().length < 2) return setFound(undefined)
    const { findNames } = await import('./reckon.client.ts')
    const names = await findNames(text)
    // The table may come later than the next letter.
    if (latest.current === text) setFound(names)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Kabupaten, kota, atau kecamatan
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="misalnya Sumedang"
        onChange={({ target }) => void look(target.value)}
        className={inputClass}
      />
      <p role="status" className="sr-only">
        {found ? `${found.length} tempat ditemukan` : ''}
      </p>
      {found?.length === 0 && (
        <p className="text-sm text-muted">
          Belum ketemu. Coba nama kabupaten atau kecamatannya, atau pakai lokasi Anda.
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="max-h-72 overflow-y-auto rounded-field border border-line">
          {found.map((each) => (
            <li key={each.code} className="border-b border-line last:border-0">
              <button
                type="button"
                onClick={() => onChoose(each)}
                className="grid min-h-touch w-full px-4 py-2 text-left hover:bg-tint"
              >
                <span className="font-semibold">{each.name}</span>
                <span className="text-sm text-muted">{each.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Without script: the larger cities. */
function PlainChoice({ place, provinces }: Omit<Props, 'choose'>) {
  return (
    <form action="/waktu-salat" method="get" className="hidden gap-2 noscript:flex">
      <label htmlFor="kota" className="sr-only">
        Kota
      </label>
      <select id="kota" name="kota" defaultValue={place.code} className={inputClass}>
        <CityOptions provinces={provinces} />
      </select>
      <button type="submit" className={buttonClass('ghost')}>
        Pilih
      </button>
    </form>
  )
}
