import { CopyButton } from '#app/ui/share/copy-button.tsx'

type Props = {
  name: string
  /** The text that is copied, without the spaces of `shown`. */
  code: string
  shown?: string
  done: string
  isOver: boolean
  isSmall?: boolean
}

/** A number to type elsewhere: shown in groups, copied without spaces. */
export function CodeLine({ name, code, shown = code, done, isOver, isSmall = false }: Props) {
  const size = isSmall ? 'text-lg' : 'text-xl lg:text-2xl lg:tracking-wide'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 lg:gap-x-4">
      <p className="min-w-0">
        <span className="block text-sm text-muted">{name}</span>
        <span
          className={`${size} font-extrabold tabular ${isOver ? 'text-muted line-through opacity-60' : ''}`}
        >
          {shown}
        </span>
      </p>
      <CopyButton
        text={code}
        label="Salin"
        done={done}
        isDisabled={isOver}
        className="-mr-3 px-3!"
      />
    </div>
  )
}
