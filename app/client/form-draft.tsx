import { useEffect, useRef } from 'react'
import { watchDraft } from './form-draft.client.ts'

type Props = {
  /** The name of the form, under which this tab keeps it. */
  as: string
  isKeptAfterSending?: boolean
  preset?: readonly string[]
}

/**
 * Within a form: stores what is typed until it is sent or, with `isKeptAfterSending`, paid or cancelled. Passwords,
 * codes and files are never stored.
 */
export function FormDraft({ as, isKeptAfterSending, preset }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const atFirst = useRef(preset)
  useEffect(() => {
    const form = place.current?.closest('form')
    return form ? watchDraft(form, { as, isKeptAfterSending, preset: atFirst.current }) : undefined
  }, [as, isKeptAfterSending])
  return <span ref={place} hidden />
}
