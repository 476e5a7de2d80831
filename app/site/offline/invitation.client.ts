import { createStore } from 'zustand/vanilla'
import { handover } from '#app/client/handover.client.ts'

/** The browser's event that allows installing the app. */
type Invitation = Event & {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install event; null when there is none or it has been used. It may have come before React. */
export const invitationStore = createStore<{ invitation: Invitation | null }>(() => ({
  invitation: null,
}))

/** Takes the browser's install event, which the boot file has kept, until the returned function is called. */
export function listenForInvitation(): () => void {
  const take = () => invitationStore.setState({ invitation: offer() })
  const drop = () => {
    handover().invitation = undefined
    take()
  }
  take()
  window.addEventListener('beforeinstallprompt', take)
  window.addEventListener('appinstalled', drop)
  return () => {
    window.removeEventListener('beforeinstallprompt', take)
    window.removeEventListener('appinstalled', drop)
  }
}

function offer(): Invitation | null {
  return (handover().invitation as Invitation | undefined) ?? null
}

/** Shows the browser's install dialog; each event works once. */
export async function install(): Promise<void> {
  const { invitation } = invitationStore.getState()
  if (!invitation) return
  await invitation.prompt()
  await invitation.userChoice
  handover().invitation = undefined
  invitationStore.setState({ invitation: null })
}
