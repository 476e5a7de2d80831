import { useEffect, useState } from 'react'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

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
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])

  function copy() {
    // Browsers have no clipboard without https; the user must then copy by hand.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setState('done'),
      () => setState('failed'),
    )
  }

  const said = { idle: '', done, failed: 'Belum tersalin, salin secara manual' }[state]
  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        onClick={copy}
        className={buttonClass(look, `noscript:invisible ${className}`)}
      >
        <Icon name={state === 'done' ? 'check' : 'copy'} />
        {said || label}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
