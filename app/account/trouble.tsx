import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Sending } from './use-sending.ts'
import { SessionEnded } from './session-ended.tsx'

type Props = { sending: Sending; onBack: () => void; contact?: string | undefined }

/** What stood in the way of a change of the account: mistakes to mend, or a session that is over. */
export function Trouble({ sending: { isEnded, errors }, onBack, contact }: Props) {
  if (isEnded) return <SessionEnded onBack={onBack} contact={contact} />
  return <ErrorSummary errors={errors} title="Belum tersimpan" />
}
