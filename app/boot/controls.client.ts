const FIELDS = 'input,select,textarea'

/** A part of the page that answers a press; links are documents until React has begun. */
export function controlAt(target: EventTarget | null): HTMLElement | null {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(`button,${FIELDS}`) ?? null
}

/** True for what the browser itself answers; React learns of it afterwards. */
export function isNative(control: HTMLElement): boolean {
  return control.matches(`form :not([type=button]),${FIELDS},[popovertarget],[commandfor]`)
}

/** True for a button that sends its form as a document; nothing needs to be fetched for it. */
export function isDocumentForm(control: HTMLElement): boolean {
  const { form, type } = control as HTMLButtonElement
  return type === 'submit' && form !== null && hasAnswer(form, control)
}

/** True when the server answers the form. One without method and address is for React alone, and a marked button too. */
export function hasAnswer(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return form.matches('[method=post],[action]') && !submitter?.matches('[data-needs-script]')
}

/** A single letter outside a field, on the reading screens; elsewhere it is the browser's. */
export function isShortcut({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isLetter = /^\S$/.test(key) && !ctrlKey && !metaKey && !altKey
  const isField = (target as Partial<Element> | null)?.closest?.(FIELDS)
  return isLetter && !isField && !!document.querySelector('[data-verses]')
}
