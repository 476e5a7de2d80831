import { useState } from 'react'
import { FocusedAlert } from '#app/ui/focused-alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'

const ENDED = 'Sesi Anda berakhir. Silakan masuk kembali.'

type Props = {
  /** After signing in again here; what was typed is still on the screen. */
  onBack: () => void
  contact?: string | undefined
}

/** The session is over in the middle of something: sign in again on top of it, and nothing that was typed is lost. */
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
