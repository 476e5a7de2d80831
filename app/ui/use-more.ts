import { useState } from 'react'

export type MorePage<T> = { items: T[]; next: string | null }

/** A list that grows at its end: the server's first page and all pages loaded since. Use one React key per list. */
export function useMore<T>(first: MorePage<T>, load: (after: string) => Promise<MorePage<T>>) {
  const [added, setAdded] = useState<MorePage<T>>({ items: [], next: first.next })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function loadMore(): Promise<void> {
    if (state === 'loading' || added.next === null) return
    setState('loading')
    try {
      const page = await load(added.next)
      setAdded({ items: [...added.items, ...page.items], next: page.next })
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return { items: [...first.items, ...added.items], next: added.next, state, loadMore }
}
