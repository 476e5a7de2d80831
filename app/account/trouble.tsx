import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Sending } from './use-sending.ts'
import { SessionEnded } from './session-ended.tsx'

type Props = {
  sending: Sending
  onBack: () => void
  contact?: string | undefined
  /** What did not come about. */
  title?: string
}

/** What stood in the way of a change of the account: mistakes to mend, or a session that is over. */
export function FailureNotice({ sending, onBack, contact, title = 'Belum tersimpan' }: Props) {
  const { isEnded, errors } = sending
  if (isEnded) return <SessionEnded onBack={onBack} contact={contact} />
  return <ErrorSummary errors={errors} title={title} />
}
