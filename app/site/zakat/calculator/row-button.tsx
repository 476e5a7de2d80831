import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { RowPrefix } from './rows.ts'
import type { Calculator } from './use-calculator.ts'

type Props = {
  form: Pick<Calculator, 'edit'>
  prefix: RowPrefix
  /** 'tambah' or 'hapus.2'. */
  change: string
  icon: IconName
  label?: string
  children?: ReactNode
  className: string
}

/** Adds or removes a row: at once with script, by submitting the form without. */
export function RowButton({ form, prefix, change, icon, label, children, className }: Props) {
  return (
    <button
      type="submit"
      name="aksi"
      value={change}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        form.edit(prefix, change)
      }}
      className={className}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

export const addRowClass =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-field border border-dashed border-field px-5 font-semibold text-primary hover:bg-tint'

export const removeRowClass =
  'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-surface-2 hover:text-danger'
