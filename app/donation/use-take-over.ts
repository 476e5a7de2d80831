import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useMember } from '#app/client/use-member.ts'
import type { Draft } from './draft.ts'
import { keepDraft, keptDraft } from './draft.client.ts'
import { type AmountState, amountOf, formValues, type UnitState, unitsIn } from './donation.ts'

type FormState = {
  slug: string
  amount: AmountState
  setAmount: (amount: AmountState) => void
  units: UnitState
  setUnits: (units: UnitState) => void
  operational: string
  setOperational: (amount: string) => void
}

/** Keeps what the visitor typed before the script loaded. An untouched form gets the draft of this tab. */
export function useTakeOver(ref: RefObject<HTMLFormElement | null>, state: FormState): void {
  const { slug, amount, setAmount, units, setUnits, operational, setOperational } = state
  const first = useRef(amount)

  // Runs before the first paint, where React would put the server's values back into the fields.
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    const values = formValues(form)
    const found = amountOf(values)
    const isBlank = !found.preset && found.typed === ''
    const draft = isBlank ? keptDraft(slug) : {}
    if (isBlank) tick(form, draft)
    if (values.units !== undefined) {
      setUnits(unitsIn(values))
    }
    const next = isBlank ? amountOf(draft) : found
    setOperational(values.operational || draft.operational || '')
    if (next.preset !== first.current.preset || next.typed !== first.current.typed) setAmount(next)
  }, [ref, slug, setAmount, setUnits, setOperational])

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const keep = () => keepDraft(slug, formValues(form))
    keep()
    form.addEventListener('change', keep)
    return () => form.removeEventListener('change', keep)
  }, [ref, slug, amount, units, operational])
}

/**
 * Fills name and contact of a signed-in donor; typed text stays. The returned function says whether the account
 * decides if the name is shown. It does until the account has answered or the donor has touched the switch.
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
    void import('#app/account/own-data.client.ts').then(async ({ fillOwnData }) => {
      const isAnonymous = await fillOwnData(form, left.signal)
      if (isAnonymous === undefined || isSettled.current || left.signal.aborted) return
      box.checked ||= isAnonymous
      settle()
    })
    return () => left.abort()
  }, [ref, isMember])
  return () => isMember && !isSettled.current
}

function tick(form: HTMLFormElement, draft: Draft): void {
  for (const name of ['isAnonymous', 'showsPrayer', 'wantsNews'] as const) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement && draft[name]) box.checked = true
  }
}
