import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import type { TotalsBody } from '#features/my-donation/contract.ts'

/** Yearly totals and the number of claimable guest donations; undefined until loaded or after a failure. */
export function useTotals() {
  const [totals, setTotals] = useState<TotalsBody>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const options = { init: { signal } }
        const { me } = api<MyDonationApi>('member')
        const response = await me.donations.totals.$get(undefined, options)
        setTotals((await response.json()).data)
      } catch (cause) {
        // The list below reports the same failure, so a second message is not needed.
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [attempt])
  return { totals, reload: () => setAttempt(attempt + 1) }
}
