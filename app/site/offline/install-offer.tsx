import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { install, invitationStore, listenForInvitation } from './invitation.client.ts'

/** Offers to install the app, only where the browser supports it. */
export function InstallOffer() {
  const { invitation } = useStore(invitationStore)
  useEffect(listenForInvitation, [])
  if (!invitation) return null
  return (
    <section
      aria-label="Pasang aplikasi"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="min-w-48 flex-1 text-sm">
        Pasang Amanah di layar utama: terbuka seperti aplikasi, juga tanpa internet.
      </p>
      <Button look="ghost" onClick={() => void install()}>
        Pasang
      </Button>
    </section>
  )
}
