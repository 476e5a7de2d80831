import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

const KEY = 'amanah.kota'

/** Opens the city stored on this device, unless the address names one. Returns a function that chooses another. */
export function useCity(shown: string): (code: string) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isNamed = search.has('kota')
  useEffect(() => {
    if (isNamed) return
    const kept = reach(() => localStorage.getItem(KEY))
    if (kept && kept !== shown) {
      void navigate(addressIn(kept), { replace: true, preventScrollReset: true })
    }
  }, [isNamed, shown, navigate])
  return (code) => {
    reach(() => localStorage.setItem(KEY, code))
    void navigate(addressIn(code), { replace: true, preventScrollReset: true })
  }
}

function addressIn(code: string): string {
  return `/ramadhan?kota=${encodeURIComponent(code)}`
}

/** Undefined when storage fails; the choice then lasts as long as the address. */
function reach<T>(storage: () => T): T | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}
