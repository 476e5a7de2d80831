import { api } from '#app/client/api.client.ts'
import { dropMemberSession } from '#app/client/session.client.ts'
import { Button } from '#app/ui/button.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { useSending } from './use-sending.ts'

/** Ends the session on the server and on this device, even when the server is not reachable. */
export function SignOut() {
  const sending = useSending()
  async function leave() {
    await sending.send(async () => {
      await api<AccountApi>('member').auth.logout.$post()
    })
    dropMemberSession()
    location.assign('/account')
  }
  return (
    <Button
      look="ghost"
      className="justify-self-start"
      isBusy={sending.isBusy}
      onClick={() => void leave()}
    >
      Keluar dari akun
    </Button>
  )
}
