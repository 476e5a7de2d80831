import { deviceStorage } from '#app/client/storage.client.ts'
import { type KeptProgress, sessionTag, withoutSettled } from './slots.ts'

/**
 * Hides the account's progress from whoever uses this browser next. Unsent changes wait for it, unless the account is
 * closed.
 */
export function forgetAccountProgress({ closed }: { closed?: string | null } = {}): void {
  for (const key of ['amanah.khatam', 'amanah.hafalan'] as const) {
    const progress = deviceStorage.getJson(key, (value) => value as Partial<KeptProgress<unknown>>)
    if (!Array.isArray(progress?.accounts)) continue
    const whole = { guest: {}, ...progress, accounts: progress.accounts }
    const left = withoutSettled(whole, null)
    const accounts = left.accounts.filter(
      ({ session }) => !closed || session !== sessionTag(closed),
    )
    if (accounts.length === 0 && Object.keys(left.guest).length === 0) deviceStorage.remove(key)
    else deviceStorage.setJson(key, { ...left, accounts })
  }
}
