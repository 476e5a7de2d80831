import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'

export const noticeTones: Record<NoticeTone, { icon: IconName; box: string; sign: string }> = {
  info: { icon: 'info', box: 'bg-tint', sign: 'text-primary' },
  success: { icon: 'check', box: 'bg-success-tint', sign: 'text-success' },
  warning: { icon: 'alert', box: 'bg-warning-tint', sign: 'text-warning' },
  danger: { icon: 'alert', box: 'bg-danger-tint', sign: 'text-danger' },
}

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

type Props = { tone?: NoticeTone; title?: ReactNode; children?: ReactNode; action?: ReactNode }

/** A message about what is on the screen. For a message about an event use `toast`. */
export function Notice({ tone = 'info', title, children, action }: Props) {
  const { icon, box, sign } = noticeTones[tone]
  return (
    <div className={`flex gap-3 rounded-field p-4 ${box}`}>
      <Icon name={icon} className={`mt-0.5 size-5.5 ${sign}`} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
