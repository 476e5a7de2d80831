import { useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import { formatCount } from '#platform/money/money.ts'

/** Offers to add guest donations with the member's verified e-mail to the account. */
export function ClaimNotice({ count, onClaimed }: { count: number; onClaimed: () => void }) {
  const [isBusy, setBusy] = useState(false)
  if (count === 0) return null

  async function claim() {
    setBusy(true)
    try {
      const response = await api<MyDonationApi>('member').me.donations.claim.$post()
      const { claimed } = (await response.json()).data
      toast(`${claimed} donasi kini ada di daftar Anda.`)
      onClaimed()
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      toast(cause.message, 'warning')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice
      title={`Ada ${formatCount(count)} donasi yang Anda berikan tanpa masuk`}
      action={
        <Button look="ghost" isBusy={isBusy} onClick={() => void claim()}>
          Masukkan ke daftar saya
        </Button>
      }
    >
      Donasi itu memakai e-mail yang sudah Anda buktikan.
    </Notice>
  )
}
