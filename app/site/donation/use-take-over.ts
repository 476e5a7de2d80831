import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMember } from '#app/client/use-member.ts'
import { type AmountState, amountOf, formValues, type UnitState, unitsIn } from './donation.ts'

type FormState = {
  amount: AmountState
  setAmount: (amount: AmountState) => void
  setUnits: (units: UnitState) => void
  setOperational: (amount: string) => void
}

/** Takes over what the visitor typed before the script loaded. What this tab keeps comes after it (FormDraft). */
export function useTakeOver(ref: RefObject<HTMLFormElement | null>, state: FormState): void {
  const { amount, setAmount, setUnits, setOperational } = state
  const first = useRef(amount)

  // Runs before the first paint, where React would put the server's values back into the fields.
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    const values = formValues(form)
    const found = amountOf(values)
    if (values.units !== undefined) setUnits(unitsIn(values))
    setOperational(values.operational || '')
    const { preset, typed } = first.current
    if (found.preset !== preset || found.typed !== typed) setAmount(found)
  }, [ref, setAmount, setUnits, setOperational])
}

/**
 * Fills in the name and contact of a signed-in donor; typed text stays. Returns whether the account decides if the name
 * is shown, until the donor touches the switch.
 */
export function useOwnData(ref: RefObject<HTMLFormElement | null>): () => boolean {
  const isMember = typeof useMember() === 'string'
  const isSettled = useRef(false)
  useEffect(() => {
    const box = ref.current?.elements.namedItem('isAnonymous')
    if (!ref.current || !(box instanceof HTMLInputElement) || !isMember) return
    const form = ref.current
    const left = new AbortController()
    const settle = () => {
      isSettled.current = true
    }
    box.addEventListener('change', settle, { signal: left.signal })
    void import('#app/site/account/settings/own-data.client.ts').then(async ({ fillOwnData }) => {
      const isAnonymous = await fillOwnData(form, left.signal)
      if (isAnonymous === undefined || isSettled.current || left.signal.aborted) return
      box.checked ||= isAnonymous
      settle()
    })
    return () => left.abort()
  }, [ref, isMember])
  return () => isMember && !isSettled.current
}

/** Fills the contact of a signed-in donor into a form that asks for one contact; typed text stays. */
export function useOwnContact(ref: RefObject<HTMLFormElement | null>): void {
  const isMember = typeof useMember() === 'string'
  useEffect(() => {
    const form = ref.current
    if (!form || !isMember) return
    const left = new AbortController()
    void import('#app/site/account/settings/own-data.client.ts').then(({ fillOwnContact }) =>
      fillOwnContact(form, left.signal),
    )
    return () => left.abort()
  }, [ref, isMember])
}
