import { api } from '#app/client/api.client.ts'
import { lookNow, changeLook } from '#app/appearance/look-store.ts'
import { keepMemberName, keepMemberSession } from '#app/client/session.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { MeBody } from './me.ts'
import { goesOnTo } from '#app/client/next.ts'
import { lookTheme } from './theme.ts'

/** What every way of signing in answers. */
export type Entered = { token: string; expiresAt: number }

/** Keeps a session that was just opened, and what this device should know of its owner. */
export async function takeSession(session: Entered): Promise<MeBody | undefined> {
  keepMemberSession(session)
  let me: MeBody | undefined
  try {
    const response = await api<AccountApi>('member').me.$get()
    me = (await response.json()).data
    knowMember(me)
    // Verses a guest has marked here become the account's.
    const { moveToAccount } = await import('#app/bookmark/account-bookmarks.client.ts')
    await moveToAccount()
  } catch {
    // Signed in all the same: the next screen asks again.
  }
  return me
}

/** Signs this device in and goes on to where the person wanted to be, as a new document. */
export async function enter(session: Entered): Promise<void> {
  await takeSession(session)
  location.assign(goesOnTo(location.search))
}

/** The name for the header; and the look somebody chose, on a device that has none of its own. */
export function knowMember({ name, theme }: Pick<MeBody, 'name' | 'theme'>): void {
  keepMemberName(name)
  if (theme !== 'sistem' && lookNow().theme === 'system') changeLook({ theme: lookTheme[theme] })
}
