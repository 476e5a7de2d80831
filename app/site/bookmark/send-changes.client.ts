import { ApiFailure } from '#app/client/api.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { BookmarkWire } from '#features/bookmark/contract.ts'
import {
  bookmarksApi,
  changeBody,
  fromWire,
  mergeIntoAccount,
  takeFromAccount,
} from './account-bookmarks.client.ts'
import { knownCopy, settleChange, unsentChanges } from './account-copy.client.ts'

/**
 * Sends the waiting changes to the account, oldest first. A refused one is dropped with a message, and its key is
 * answered. Throws without network or session; the rest waits.
 */
export async function sendChanges(): Promise<{ refused: string[] }> {
  const refused: string[] = []
  for (const each of unsentChanges()) {
    const { change } = each
    const known = knownCopy(each.key)
    try {
      if (change && known) {
        const response = await bookmarksApi().$post({ json: changeBody(change, known) })
        const { data } = (await response.json()) as { data: BookmarkWire }
        settleChange(each, fromWire(data))
        continue
      }
      // A verse that is new here may have a note of another device: they are merged.
      const [merged] = change ? await mergeIntoAccount([change]) : []
      if (!change && known) await takeFromAccount(known)
      settleChange(each, merged)
    } catch (error) {
      const isRefused = error instanceof ApiFailure && isFinal(error.status)
      if (!isRefused) throw error
      settleChange(each, known)
      refused.push(each.key)
      toast(error.message, 'warning')
    }
  }
  return { refused }
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
