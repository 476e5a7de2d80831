import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { RecurringApi } from '#features/recurring/api.server.ts'
import type { PlanBody } from '#features/recurring/contract.ts'

/** The member's plans; undefined until loaded, and where they could not be. */
export function usePlans(): PlanBody[] | undefined {
  const [plans, setPlans] = useState<PlanBody[]>()

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const { me } = api<RecurringApi>('member')
        const answer = await me['recurring-plans'].$get(undefined, { init: { signal } })
        setPlans((await answer.json()).data)
      } catch (cause) {
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [])

  return plans
}
