import { buttonClass } from '#app/ui/button.tsx'
import { inputClass } from '#app/ui/form/field.tsx'
import { ByPlace } from './by-place.tsx'
import { HERE, ownPlaceWords } from './place.ts'
import type { Choose } from './use-city.ts'

export type Province = { name: string; cities: { code: string; name: string }[] }

type Props = { city: { code: string; name: string }; provinces: Province[]; choose: Choose }

/** Chooses a city from the list, or by the device's location. */
export function CityChoice({ city, provinces, choose }: Props) {
  return (
    <div className="grid gap-1">
      <form action="/ramadhan" method="get" className="flex gap-2">
        <label htmlFor="kota" className="sr-only">
          Kota
        </label>
        <select
          // A new key renders the list again after a choice by location.
          key={`${city.code} ${city.name}`}
          id="kota"
          name="kota"
          defaultValue={city.code}
          onChange={({ target }) => choose.city(target.value)}
          className={inputClass}
        >
          {city.code === HERE && <option value={HERE}>{ownPlaceWords(city.name)}</option>}
          <CityOptions provinces={provinces} />
        </select>
        <span className="hidden noscript:block">
          <button type="submit" className={buttonClass('ghost')}>
            Pilih
          </button>
        </span>
      </form>
      <ByPlace label="Kota terdekat" onFound={choose.place} />
    </div>
  )
}

/** Cities by their provinces, as the options of a choice. */
export function CityOptions({ provinces }: Pick<Props, 'provinces'>) {
  return provinces.map(({ name, cities }) => (
    <optgroup key={name} label={name}>
      {cities.map((each) => (
        <option key={each.code} value={each.code}>
          {each.name}
        </option>
      ))}
    </optgroup>
  ))
}
