import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { SandboxAction } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import type { SandboxChargeStatus } from '#platform/db/schema.ts'

export type SandboxAct = SandboxAction

export const actWords: Record<SandboxAct, string> = {
  pay: 'Bayar',
  'pay-wrong': 'Bayar nominal salah',
  'pay-late': 'Bayar terlambat',
  'pay-silent': 'Bayar tanpa webhook',
  expire: 'Kedaluwarsa',
  reverse: 'Balikkan',
  duplicate: 'Webhook ganda',
  'out-of-order': 'Webhook terbalik urutan',
  forge: 'Webhook palsu',
  'timeout-next': 'Putuskan jawaban berikutnya',
  'refuse-next': 'Tolak debit berikutnya',
  'refuse-for-good-next': 'Tolak debit berikutnya selamanya',
  'link-allow': 'Izinkan debit',
  'link-release': 'Lepas dari aplikasi dompet',
}

/** The actions allowed in each state of a charge: the common ones first, the rare ones folded. */
const actsFor: Record<SandboxChargeStatus, { usual: SandboxAct[]; rare: SandboxAct[] }> = {
  pending: {
    usual: ['pay', 'expire'],
    rare: ['pay-wrong', 'pay-late', 'pay-silent', 'duplicate', 'out-of-order', 'forge'],
  },
  paid: { usual: ['reverse'], rare: ['pay', 'duplicate', 'forge'] },
  expired: { usual: ['pay-late'], rare: ['pay-silent', 'forge'] },
  cancelled: { usual: [], rare: ['forge'] },
  reversed: { usual: [], rare: ['forge'] },
}

const looks: Partial<Record<SandboxAct, 'primary' | 'danger'>> = {
  pay: 'primary',
  'pay-late': 'primary',
  reverse: 'danger',
}

export function Acts({ id, status }: { id: string; status: SandboxChargeStatus }) {
  const { usual, rare } = actsFor[status]
  return (
    <div className="grid gap-2">
      {usual.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {usual.map((action) => (
            <ActButton key={action} id={id} action={action} look={looks[action] ?? 'ghost'} />
          ))}
        </div>
      )}
      <details>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-primary">
          Keadaan yang jarang
        </summary>
        <div className="flex flex-wrap gap-2 pt-2">
          {rare.map((action) => (
            <ActButton key={action} id={id} action={action} />
          ))}
        </div>
      </details>
    </div>
  )
}

type Props = { id: string; action: SandboxAct; look?: 'primary' | 'ghost' | 'danger' }

/** One action on one charge, as a form of its own that works without JavaScript. */
export function ActButton({ id, action, look = 'ghost' }: Props) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('id') === id && formData.get('action') === action
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="action" value={action} />
      <Button type="submit" look={look} isBusy={isBusy}>
        {actWords[action]}
      </Button>
    </Form>
  )
}
