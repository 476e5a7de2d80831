import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'

/** A blob URL of the account's photo; undefined without a photo and until it has loaded. */
export function usePhoto(photo: string | null): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (!photo) return undefined
    const left = new AbortController()
    let address: string | undefined
    async function load(signal: AbortSignal) {
      try {
        const { me } = api<AccountApi>('member')
        const response = await me.photo.$get(undefined, { init: { signal } })
        address = URL.createObjectURL(await (response as Response).blob())
        setShown(address)
      } catch (cause) {
        // The account works without its photo.
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load(left.signal)
    return () => {
      left.abort()
      if (address) URL.revokeObjectURL(address)
      setShown(undefined)
    }
  }, [photo])
  return shown
}
