import { useEffect, useState } from 'react'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'

type Props = {
  text: string
  /** The button's label, and the message afterwards: 'Salin' → 'Nomor disalin'. */
  label?: string
  done?: string
  look?: 'ghost' | 'quiet'
  isDisabled?: boolean
  className?: string
}

/** Copies a text and confirms it on screen and to screen readers. Invisible without script, where it cannot work. */
export function CopyButton({
  text,
  label = 'Salin',
  done = 'Disalin',
  look = 'quiet',
  isDisabled = false,
  className = '',
}: Props) {
  const [state, setState] = useState<'idle' | 'done' | 'again' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), state === 'again' ? 8_000 : 2_500)
    return () => clearTimeout(timer)
  }, [state])

  function copy() {
    // Browsers have no clipboard without https; the user must then copy by hand.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setState('done'),
      (error: unknown) => {
        // The press was held until React came, which was too long for this browser.
        const isLate = error instanceof DOMException && error.name === 'NotAllowedError'
        setState(isLate && state !== 'again' ? 'again' : 'failed')
      },
    )
  }

  const failed = 'Belum tersalin, salin secara manual'
  const status = { idle: '', done, again: 'Tekan sekali lagi', failed }[state]
  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        onClick={copy}
        className={buttonClass(look, `noscript:invisible ${className}`)}
      >
        <Icon name={state === 'done' ? 'check' : 'copy'} />
        {status || label}
      </button>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  )
}
