import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type Look = 'primary' | 'ghost' | 'quiet' | 'danger'

const looks: Record<Look, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  ghost: 'border border-line bg-surface text-primary hover:border-primary hover:bg-tint',
  quiet: 'text-primary hover:bg-tint',
  danger: 'bg-danger text-on-danger hover:opacity-90',
}

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 text-center font-semibold ' +
  'transition-colors active:translate-y-px disabled:opacity-55 aria-disabled:opacity-55'

/** The classes of a button, for elements that are neither <Button> nor <LinkButton>. */
export function buttonClass(look: Look = 'primary', more = ''): string {
  return `${shape} ${looks[look]} ${more}`
}

type ButtonProps = ComponentProps<'button'> & {
  look?: Look
  icon?: IconName
  /** Shows a spinner, announces it, and blocks further presses. */
  isBusy?: boolean
}

/** A button at least 48 px high; `type` is 'button' unless set to 'submit'. */
export function Button({ look, icon, isBusy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || rest['aria-busy']}
      className={buttonClass(look, className)}
    >
      <Slot>{isBusy ? <Spinner /> : icon && <Icon name={icon} />}</Slot>
      {children}
    </button>
  )
}

/**
 * A place that stays while its content comes and goes. A translating browser wraps loose text, and nothing can then be
 * inserted before it.
 */
export function Slot({ children }: { children: ReactNode }) {
  return <span className="contents">{children}</span>
}

type LinkButtonProps = ComponentProps<typeof Link> & { look?: Look; icon?: IconName }

/** A link that looks like a button. Links navigate; buttons act. */
export function LinkButton({ look, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      <Slot>{icon && <Icon name={icon} />}</Slot>
      {children}
    </Link>
  )
}

type IconButtonProps = ComponentProps<'button'> & {
  label: string
  icon: IconName
  /** Filled with the main colour, for the most important button of a group. */
  isMain?: boolean
}

/** A round button with only an icon; screen readers say `label`. */
export function IconButton({ label, icon, isMain, className = '', ...rest }: IconButtonProps) {
  const colours = isMain
    ? 'bg-primary text-on-primary hover:bg-primary-strong'
    : 'text-ink hover:bg-surface-2'
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-40 ${colours} ${className}`}
    >
      <Icon name={icon} className="size-5.5" />
    </button>
  )
}

/** A spinner for short waits. */
export function Spinner({ label }: { label?: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 24 24" className="size-5 animate-spin" aria-hidden="true">
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          opacity=".25"
        />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label}
    </span>
  )
}

/** An arrow at the left of a page's title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="-ml-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-2"
    >
      <Icon name="left" />
    </Link>
  )
}
