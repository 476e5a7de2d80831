import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** A new text takes the focus again. */
  text: string
  children: ReactNode
}

/** An error after a press. It scrolls into view and is read aloud, wherever the press was. */
export function FocusedAlert({ text, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [text])
  return (
    <div ref={box} tabIndex={-1} role="alert">
      {children}
    </div>
  )
}
