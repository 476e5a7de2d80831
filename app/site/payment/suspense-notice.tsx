import { Notice } from '#app/ui/state/notice.tsx'
import { suspenseNext, suspenseWords } from '#app/site/donation/copy.ts'
import type { PaymentView } from './payment-actions.server.ts'

/** Money that arrived but waits for staff: how much, that it is safe, and what to quote when asking. */
export function SuspenseNotice({ view }: { view: PaymentView }) {
  const { total, noun } = view.donation
  if (view.suspense.length === 0) return null
  return (
    <div className="grid gap-3">
      {view.suspense.map(({ reason, amount, ticket }) => (
        <Notice key={ticket} tone="warning" title="Dana Anda kami simpan sebagai titipan">
          <p>{suspenseWords(reason, { amount, expected: total, noun })}</p>
          <p className="mt-1">{suspenseNext(noun)}</p>
          <p className="mt-2">
            Nomor tiket: <span className="font-bold tabular">{ticket}</span>
          </p>
        </Notice>
      ))}
    </div>
  )
}
