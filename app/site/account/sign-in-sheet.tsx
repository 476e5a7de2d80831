import { createPortal } from 'react-dom'
import { Sheet } from '#app/ui/sheet.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { type NewSession, takeSession } from './enter.client.ts'
import { SignInForm } from './sign-in-form.tsx'

type Props = {
  onClose: () => void
  /** Called after sign-in; the screen below still holds its typed text. */
  onBack?: () => void
  contact?: string | undefined
}

/** Sign-in on top of a screen that must stay open. */
export function SignInSheet({ onClose, onBack, contact }: Props) {
  async function entered(session: NewSession) {
    const me = await takeSession(session)
    // Another account signed in, so the data on the screen belongs to someone else.
    if (contact && !me?.contacts.some(({ value }) => value === contact)) location.reload()
    toast('Anda sudah masuk kembali. Lanjutkan yang tadi.')
    onClose()
    onBack?.()
  }
  // A portal, because a form must not contain a form.
  return createPortal(
    <Sheet title="Masuk kembali" onClose={onClose}>
      <SignInForm onEntered={entered} contact={contact} />
    </Sheet>,
    document.body,
  )
}
