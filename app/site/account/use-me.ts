import { useCallback, useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import { rememberMember } from './enter.client.ts'
import type { MeBody } from './me.ts'

type Loaded =
  | { kind: 'loading' }
  | { kind: 'ready'; me: MeBody }
  | { kind: 'ended' }
  | { kind: 'failed'; sentence: string }

/** Loads the signed-in account after the first render; `setMe` stores the answer of a change. */
export function useMe() {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })

  const setMe = useCallback((me: MeBody) => {
    rememberMember(me)
    setLoaded({ kind: 'ready', me })
  }, [])

  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const response = await api<AccountApi>('member').me.$get(undefined, { init: { signal } })
        setMe((await response.json()).data)
      } catch (cause) {
        if (signal.aborted) return
        if (!(cause instanceof ApiFailure)) throw cause
        const isEnded = cause.status === 401
        setLoaded(isEnded ? { kind: 'ended' } : { kind: 'failed', sentence: cause.message })
      }
    }
    void load()
    return () => left.abort()
  }, [setMe, attempt])

  function reload() {
    setLoaded({ kind: 'loading' })
    setAttempt(attempt + 1)
  }

  return { loaded, setMe, reload }
}
