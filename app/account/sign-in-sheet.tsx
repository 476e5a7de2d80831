import { createPortal } from 'react-dom'
import { Sheet } from '#app/ui/sheet.tsx'
import { toast } from '#app/ui/toast.tsx'
import { type Entered, takeSession } from './enter.client.ts'
import { SignInForm } from './sign-in-form.tsx'

type Props = {
  onClose: () => void
  /** After signing in; what was typed below is still there. */
  onBack?: () => void
  contact?: string | undefined
}

/** Signing in on top of a screen that is not to be left. */
export function SignInSheet({ onClose, onBack, contact }: Props) {
  async function entered(session: Entered) {
    const me = await takeSession(session)
    // What stands below is somebody else's.
    if (contact && !me?.contacts.some(({ value }) => value === contact)) location.reload()
    toast('Anda sudah masuk kembali. Lanjutkan yang tadi.')
    onClose()
    onBack?.()
  }
  // Outside of the form it was asked from: a form cannot stand in a form.
  return createPortal(
    <Sheet title="Masuk kembali" onClose={onClose}>
      <SignInForm onEntered={entered} contact={contact} />
    </Sheet>,
    document.body,
  )
}
