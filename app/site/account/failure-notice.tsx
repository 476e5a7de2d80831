import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { Sending } from './use-sending.ts'
import { useState } from 'react'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'

type SessionEndedProps = {
  /** Called after signing in again; the typed text is still on the screen. */
  onBack: () => void
  contact?: string | undefined
}

const ENDED = 'Sesi Anda berakhir. Silakan masuk kembali.'

type Props = {
  sending: Sending
  onBack: () => void
  contact?: string | undefined
  /** The title of the notice. */
  title?: string
}

/** Why a change of the account failed: field errors or an ended session. */
export function FailureNotice({ sending, onBack, contact, title = 'Belum tersimpan' }: Props) {
  const { isEnded, errors } = sending
  if (isEnded) return <SessionEnded onBack={onBack} contact={contact} />
  return <ErrorSummary errors={errors} title={title} />
}

/** Offers sign-in on top of the screen when the session has ended, so that no typed text is lost. */
function SessionEnded({ onBack, contact }: SessionEndedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FocusedAlert text={ENDED}>
        <Notice
          tone="warning"
          title={ENDED}
          action={
            <Button look="ghost" onClick={() => setOpen(true)}>
              Masuk kembali
            </Button>
          }
        >
          Yang sudah Anda isi tetap ada di halaman ini.
        </Notice>
      </FocusedAlert>
      {isOpen && <SignInSheet onClose={() => setOpen(false)} onBack={onBack} contact={contact} />}
    </>
  )
}
