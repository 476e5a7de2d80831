import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import type { TotalsBody } from '#features/my-donation/contract.ts'

/** The sums by year, and how many donations of a guest can be claimed; undefined until they are there, or when they cannot be had. */
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
        // The list below says what is wrong; sums alone are not worth a second alarm.
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [attempt])
  return { totals, reload: () => setAttempt(attempt + 1) }
}
