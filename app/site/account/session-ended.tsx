import { useState } from 'react'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'

const ENDED = 'Sesi Anda berakhir. Silakan masuk kembali.'

type Props = {
  /** Called after signing in again; the typed text is still on the screen. */
  onBack: () => void
  contact?: string | undefined
}

/** Offers sign-in on top of the screen when the session has ended, so that no typed text is lost. */
export function SessionEnded({ onBack, contact }: Props) {
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
