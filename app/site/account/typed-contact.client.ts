import { tabStorage } from '#app/client/storage.client.ts'

const KEY = 'amanah.kode-ke'

/** Keeps the contact as it was typed until its code is entered: the server answers it only masked. */
export function keepTypedContact(token: string, contact: string): void {
  tabStorage.setJson(KEY, { token, contact: contact.trim() })
}

/** The contact that was typed in this tab for the code of this address. */
export function typedContact(token: string): string | undefined {
  const contact = tabStorage.getJson(KEY, (value) => (value ?? {}) as Record<string, unknown>)
  return contact.token === token && typeof contact.contact === 'string'
    ? contact.contact
    : undefined
}

export function forgetTypedContact(): void {
  tabStorage.remove(KEY)
}
