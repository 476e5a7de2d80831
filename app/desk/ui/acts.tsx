import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '../../submit.server.ts'
import { useActAddress } from '../act-address.ts'
import { FormIdField } from './form-id.tsx'
import { useIsPermitted } from './permitted-acts.ts'
import { refusedOf } from './refused.ts'

/** Why a button's act was refused, above the list it stands in. */
export function DeskRefusal({ answer }: { answer: unknown }) {
  const refused = refusedOf(answer)
  if (!refused) return null
  const [message = 'Tindakan ini tidak dapat dilakukan sekarang.'] = Object.values(refused.errors)
  return (
    <div role="alert">
      <Notice tone="danger" title={message} />
    </div>
  )
}

/** The refusal of one form of a page with several: that of the act the address names, and all that it was sent with. */
export function useRefusedAt(answer: unknown, act: string, query = ''): Refused | undefined {
  const sent = new URLSearchParams(useLocation().search)
  const isAct = [...new URLSearchParams(query)].every(([name, value]) => sent.get(name) === value)
  return isAct && sent.get('aksi') === act ? refusedOf(answer) : undefined
}

type PressProps = {
  /** The act of this address: `?aksi=`. */
  act: string
  /** More of the address that the answer needs: 'donasi=…'. */
  query?: string
  /** What the act needs to know. */
  fields?: Readonly<Record<string, string>>
  look?: 'primary' | 'ghost' | 'quiet' | 'danger'
  /** Names what the button acts on, where its words alone do not. */
  label?: string
  children: ReactNode
}

/** One button that is a whole form; whoever may not do the act sees none. */
export function PressForm({
  act,
  query,
  fields = {},
  look = 'ghost',
  label,
  children,
}: PressProps) {
  const address = useActAddress(act, query)
  if (!useIsPermitted(act)) return null
  return (
    <form method="post" action={address} className="inline-flex">
      <FormIdField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={label} className={buttonClass(look)}>
        {children}
      </button>
    </form>
  )
}
