import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deviceStorage } from '#app/client/storage.client.ts'

const KEY = 'amanah.kota'

/** Opens the city stored on this device, unless the address names one. Returns a function that chooses another. */
export function useCity(shown: string): (code: string) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isNamed = search.has('kota')
  useEffect(() => {
    if (isNamed) return
    const kept = deviceStorage.get(KEY)
    if (kept && kept !== shown) {
      void navigate(addressIn(kept), { replace: true, preventScrollReset: true })
    }
  }, [isNamed, shown, navigate])
  return (code) => {
    // Without storage the choice lasts as long as the address.
    deviceStorage.set(KEY, code)
    void navigate(addressIn(code), { replace: true, preventScrollReset: true })
  }
}

function addressIn(code: string): string {
  return `/ramadhan?kota=${encodeURIComponent(code)}`
}
