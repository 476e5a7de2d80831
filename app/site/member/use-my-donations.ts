import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import type { MyDonationBody } from '#features/my-donation/contract.ts'
import type { DonationTab } from '#features/my-donation/my-donation.ts'

export type Filter = { status: DonationTab; year: string | undefined }

type State = {
  donations: MyDonationBody[] | undefined
  after: string | null
  failure: string | undefined
}

const empty: State = { donations: undefined, after: null, failure: undefined }

/** The member's donations by tab and year, page by page. A new filter or `reload` starts again. */
export function useMyDonations({ status, year }: Filter) {
  const [state, setState] = useState<State>(empty)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const filterKey = `${status} ${year ?? ''} ${attempt}`
  const [requestedKey, setRequestedKey] = useState(filterKey)
  if (requestedKey !== filterKey) {
    setRequestedKey(filterKey)
    setState(empty)
  }

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const { data, meta } = await page({ status, year }, undefined, signal)
        setState({ donations: data, after: meta.after, failure: undefined })
      } catch (cause) {
        if (signal.aborted) return
        if (!(cause instanceof ApiFailure)) throw cause
        setState({ ...empty, failure: cause.message })
      }
    }
    void load()
    return () => left.abort()
  }, [status, year, attempt])

  async function more() {
    if (!state.after || isLoadingMore) return
    setLoadingMore(true)
    try {
      const { data, meta } = await page({ status, year }, state.after)
      setState((now) => ({
        ...now,
        donations: [...(now.donations ?? []), ...data],
        after: meta.after,
      }))
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setState((now) => ({ ...now, failure: cause.message }))
    } finally {
      setLoadingMore(false)
    }
  }

  return { ...state, isLoadingMore, more, reload: () => setAttempt(attempt + 1) }
}

async function page({ status, year }: Filter, after?: string, signal?: AbortSignal) {
  const query = { status, ...(year && { year }), ...(after && { after }) }
  const options = signal && { init: { signal } }
  return (await api<MyDonationApi>('member').me.donations.$get({ query }, options)).json()
}
