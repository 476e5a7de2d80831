import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { chosenCity, chosenPlace, keepCity, keepPlace } from '../chosen-city.client.ts'
import { HERE, type OwnPlace } from './place.ts'

const nothing = () => () => {}

export type Choose = { city: (code: string) => void; place: (place: OwnPlace) => void }

/**
 * Opens the city this device has chosen, unless the address names one. Answers its place where it has chosen that, and
 * how to choose.
 */
export function useCity(shown: string): { place: OwnPlace | undefined; choose: Choose } {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isNamed = search.has('kota')
  const chosenHere = useSyncExternalStore(nothing, chosenPlace, () => undefined)
  // Without storage a place lasts as long as the screen.
  const [found, setFound] = useState<OwnPlace>()
  useEffect(() => {
    const code = chosenCity()
    if (!isNamed && code && code !== HERE && code !== shown) {
      void navigate(addressIn(code), { replace: true, preventScrollReset: true })
    }
  }, [isNamed, shown, navigate])
  const choose = {
    city(code: string) {
      if (code === HERE) return
      // Without storage the choice lasts as long as the address.
      keepCity(code)
      void navigate(addressIn(code), { replace: true, preventScrollReset: true })
    },
    place(here: OwnPlace) {
      keepPlace(here)
      setFound(here)
      void navigate('/ramadhan', { replace: true, preventScrollReset: true })
    },
  }
  return { place: isNamed ? undefined : (chosenHere ?? found), choose }
}

function addressIn(code: string): string {
  return `/ramadhan?kota=${encodeURIComponent(code)}`
}
