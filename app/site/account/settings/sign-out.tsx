import { api } from '#app/client/api.client.ts'
import { dropMemberSession } from '#app/client/session.client.ts'
import { forgetAccountProgress } from '#app/site/progress/forget.client.ts'
import { Button } from '#app/ui/button.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import { useSending } from '../use-sending.ts'

/** Ends the session on the server and on this device, even when the server is not reachable. */
export function SignOut() {
  const sending = useSending()
  async function leave() {
    await sending.send(async () => {
      await api<AccountApi>('member').auth.logout.$post()
    })
    dropMemberSession()
    forgetAccountProgress()
    location.assign('/account')
  }
  return (
    <Button
      look="quiet"
      className="relative shrink-0 border border-on-hero/40 px-4! text-on-hero! hover:bg-white/10!"
      isBusy={sending.isBusy}
      onClick={() => void leave()}
    >
      Keluar
      <span className="sr-only">dari akun</span>
    </Button>
  )
}
