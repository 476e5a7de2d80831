import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { Sending } from './use-sending.ts'
import { SessionEnded } from './session-ended.tsx'

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
