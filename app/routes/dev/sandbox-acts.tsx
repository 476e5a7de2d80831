import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { SandboxAction } from '#platform/outside/sandbox-simulator.server.ts'
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
}

/** What can be done to a charge in a state; the first is what one usually wants. */
export const actsFor: Record<SandboxChargeStatus, SandboxAct[]> = {
  pending: [
    'pay',
    'pay-wrong',
    'pay-late',
    'pay-silent',
    'expire',
    'duplicate',
    'out-of-order',
    'forge',
  ],
  paid: ['reverse', 'pay', 'duplicate', 'forge'],
  expired: ['pay-late', 'pay-silent', 'forge'],
  cancelled: ['forge'],
  reversed: ['forge'],
}

type Props = { id: string; action: SandboxAct; look?: 'primary' | 'ghost' | 'danger' }

/** One thing done to one charge: a form of its own, so that it works without JavaScript. */
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
