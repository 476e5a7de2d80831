import { createStore } from 'zustand/vanilla'

/** What a browser hands over when the app can be installed. */
type Invitation = Event & {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the app; null where there is none, or it has been used. */
export const invitationStore = createStore<{ invitation: Invitation | null }>(() => ({
  invitation: null,
}))

/** Keeps the browser's offer for when somebody looks for it, instead of letting it cover the screen. */
export function listenForInvitation(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    invitationStore.setState({ invitation: event as Invitation })
  })
  window.addEventListener('appinstalled', () => invitationStore.setState({ invitation: null }))
}

/** Asks the person through the browser; an offer can be used once. */
export async function install(): Promise<void> {
  const { invitation } = invitationStore.getState()
  if (!invitation) return
  await invitation.prompt()
  await invitation.userChoice
  invitationStore.setState({ invitation: null })
}
