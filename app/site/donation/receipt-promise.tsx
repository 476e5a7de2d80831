import { useEffect, useRef, useState } from 'react'
import { usePhones } from '#app/ui/use-phones.ts'
import { receiptPromise } from '#features/message/promises.ts'
import type { Contacts } from '#features/message/message-channels.ts'

/** Says within a form what is sent to the contacts in it. Without script it says what goes for either. */
export function ReceiptPromise({ noun }: { noun: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const phones = usePhones()
  const [typed, setTyped] = useState<Contacts>({})
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => setTyped((was) => same(was, contactsIn(form)))
    read()
    // A field that a script or the browser fills tells nothing; leaving any field does.
    const events = ['input', 'change', 'focusin', 'focusout'] as const
    for (const event of events) form.addEventListener(event, read)
    return () => {
      for (const event of events) form.removeEventListener(event, read)
    }
  }, [])
  return (
    <span ref={place} aria-live="polite">
      {receiptPromise(typed, noun, phones)}
    </span>
  )
}

function same(was: Contacts, is: Contacts): Contacts {
  return was.email === is.email && was.phone === is.phone ? was : is
}

/** Only which contacts there are, and never a half-typed one of a field for both. */
function contactsIn(form: HTMLFormElement): Contacts {
  const value = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  const either = value('contact')
  if (either.includes('@')) return { email: 'ada' }
  if (/^[+0\d][\d\s().-]{5,}$/.test(either)) return { phone: 'ada' }
  return {
    ...(value('donorEmail') !== '' && { email: 'ada' }),
    ...(value('donorPhone') !== '' && { phone: 'ada' }),
  }
}
