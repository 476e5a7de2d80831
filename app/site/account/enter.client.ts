import { api } from '#app/client/api.client.ts'
import { changeLook, currentLook } from '#app/appearance/look-store.ts'
import { keepMemberName, keepMemberSession } from '#app/client/session.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { MeBody } from './me.ts'
import { pathAfterSignIn } from '#app/client/next.ts'
import { lookTheme } from './settings/theme.ts'

/** The answer of every sign-in method. */
export type NewSession = { token: string; expiresAt: number }

/** Stores a new session and the owner's data that this device needs. */
export async function takeSession(session: NewSession): Promise<MeBody | undefined> {
  keepMemberSession(session)
  let me: MeBody | undefined
  try {
    const response = await api<AccountApi>('member').me.$get()
    me = (await response.json()).data
    rememberMember(me)
    // A guest's bookmarks on this device move to the account.
    const { moveToAccount } = await import('#app/site/bookmark/account-bookmarks.client.ts')
    await moveToAccount()
  } catch {
    // The sign-in itself succeeded; the next screen loads the data again.
  }
  return me
}

/** Signs this device in and opens the requested path as a new document. */
export async function enter(session: NewSession): Promise<void> {
  await takeSession(session)
  location.assign(pathAfterSignIn(location.search))
}

/** Stores the name for the header, and the account's theme if this device has none of its own. */
export function rememberMember({ name, theme }: Pick<MeBody, 'name' | 'theme'>): void {
  keepMemberName(name)
  if (theme !== 'sistem' && currentLook().theme === 'system')
    changeLook({ theme: lookTheme[theme] })
}
