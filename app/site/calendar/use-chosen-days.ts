import { useEffect, useState } from 'react'
import { chosenDays } from './chosen.client.ts'
import type { CityDays } from './day-facts.ts'

/** The days of the city or place this device has chosen; those of the page until they are known. */
export function useChosenDays(shown: CityDays): CityDays {
  const [chosen, setChosen] = useState<CityDays>()
  useEffect(() => {
    let isHere = true
    void chosenDays(shown).then((days) => isHere && setChosen(days))
    return () => {
      isHere = false
    }
  }, [shown])
  return chosen ?? shown
}
