import { ApiFailure, api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import { rememberMember } from '../enter.client.ts'

/**
 * Fills empty name and contact fields of a donation form from the account. Returns whether the account donates
 * anonymously; undefined when it could not be loaded.
 */
export async function fillOwnData(
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const response = await api<AccountApi>('member').me.$get(undefined, { init: { signal } })
    const me = (await response.json()).data
    rememberMember(me)
    const contact = (kind: string) => me.contacts.find((each) => each.kind === kind)?.value
    fill(form, 'donorName', me.name)
    const isReachable = ['donorPhone', 'donorEmail'].some((name) => fieldOf(form, name)?.value)
    if (!isReachable) {
      fill(form, 'donorPhone', contact('phone'))
      fill(form, 'donorEmail', contact('email'))
    }
    if (me.hasTaxId && fieldOf(form, 'taxId')) await fillTaxId(form, signal)
    return me.isAnonymous
  } catch (cause) {
    // The form also works unfilled. The API call has already reported an ended session.
    if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
    return undefined
  }
}

/** Fills the empty contact field of a quick form: the address, or the phone where there is none. */
export async function fillOwnContact(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  try {
    const response = await api<AccountApi>('member').me.$get(undefined, { init: { signal } })
    const me = (await response.json()).data
    rememberMember(me)
    const [email, phone] = ['email', 'phone'].map((kind) =>
      me.contacts.find((each) => each.kind === kind),
    )
    fill(form, 'contact', (email ?? phone)?.value)
  } catch (cause) {
    if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
  }
}

/** Loaded only for forms with a tax id field. */
async function fillTaxId(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const { me } = api<AccountApi>('member')
  const response = await me['tax-id'].$get(undefined, { init: { signal } })
  fill(form, 'taxId', (await response.json()).data.taxId ?? undefined)
}

function fill(form: HTMLFormElement, name: string, value: string | undefined): void {
  const field = fieldOf(form, name)
  if (field && field.value === '' && value) field.value = value
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}
