import { createStore } from 'zustand/vanilla'

/** The browser's event that allows installing the app. */
type Invitation = Event & {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's install event; null when there is none or it has been used. */
export const invitationStore = createStore<{ invitation: Invitation | null }>(() => ({
  invitation: null,
}))

/** Keeps the browser's install event for later and stops its automatic banner. */
export function listenForInvitation(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    invitationStore.setState({ invitation: event as Invitation })
  })
  window.addEventListener('appinstalled', () => invitationStore.setState({ invitation: null }))
}

/** Shows the browser's install dialog; each event works once. */
export async function install(): Promise<void> {
  const { invitation } = invitationStore.getState()
  if (!invitation) return
  await invitation.prompt()
  await invitation.userChoice
  invitationStore.setState({ invitation: null })
}
