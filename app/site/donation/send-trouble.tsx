import { lazy, Suspense, useState } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import type { SendFailure } from './donation.ts'

type Props = {
  trouble: SendFailure
  sentence: string
  donationId: string
  noun: Noun
  /** Creates a new id, so that the same form becomes another donation. */
  onStartAnew: () => void
}

/** Why a valid form could not be sent, and what to do next. Takes the focus when it appears. */
export function SendTrouble({ trouble, sentence, ...way }: Props) {
  return (
    <FocusedAlert text={sentence}>
      <Notice tone="warning" title={titles[trouble]} action={<WayOn trouble={trouble} {...way} />}>
        {sentence}
      </Notice>
    </FocusedAlert>
  )
}

const titles: Record<SendFailure, string> = {
  retry: 'Belum terkirim',
  'campaign-closed': 'Program sedang ditutup',
  'key-reused': 'Formulir ini sudah pernah dikirim',
  'session-ended': 'Yang Anda isi tetap ada di sini',
}

function WayOn({ trouble, donationId, noun, onStartAnew }: Omit<Props, 'sentence'>) {
  if (trouble === 'campaign-closed') {
    return (
      <LinkButton to="/program" look="ghost">
        Lihat program lain
      </LinkButton>
    )
  }
  if (trouble === 'session-ended') return <BackOrGuest />
  if (trouble === 'key-reused') {
    return (
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/payment/${donationId}`} look="ghost">
          Buka {nouns[noun].name} tadi
        </LinkButton>
        <Button look="quiet" onClick={onStartAnew}>
          Jadikan {nouns[noun].name} baru
        </Button>
      </div>
    )
  }
  return (
    <Button type="submit" look="ghost">
      Coba lagi
    </Button>
  )
}

// Loaded late: few donors need it, and the form must stay small.
const SignInSheet = lazy(async () => {
  const { SignInSheet: sheet } = await import('#app/site/account/sign-in-sheet.tsx')
  return { default: sheet }
})

/** Shown when the session has ended: sign in again on top of the form, or donate as a guest. */
function BackOrGuest() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="ghost" onClick={() => setOpen(true)}>
        Masuk kembali
      </Button>
      <Button type="submit" look="quiet">
        Lanjut tanpa akun
      </Button>
      {isOpen && (
        <Suspense>
          <SignInSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
