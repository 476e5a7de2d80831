import { REFUSED } from '#app/ui/form/use-corrected.ts'
import { isPressed, draftName, readDraft } from './draft-fields.ts'
import { tabStorage } from './storage.client.ts'
import { typeInto } from './type-into.client.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** No field has this name: the query of the address at which the form was filled in. */
const ADDRESS = '?'

const keyOf = (form: string) => `amanah.isian.${form}` as const

/** What was typed into a form, by field; empty when nothing is kept. */
export function storedDraft(form: string): Record<string, string> {
  return tabStorage.getJson(keyOf(form), readDraft)
}

export function saveDraft(form: string, values: Record<string, string>): void {
  tabStorage.setJson(keyOf(form), values)
}

/** Forgets what was typed: it was sent, paid or cancelled. */
export function dropDraft(form: string): void {
  tabStorage.remove(keyOf(form))
}

/** The same for every form whose name begins like this. */
export function dropDrafts(beginning: string): void {
  const start = keyOf(beginning)
  for (const key of tabStorage.keys()) if (key.startsWith(start)) tabStorage.remove(key)
}

type Watch = {
  as: string
  /** A payment follows, from which people come back to the form. */
  isKeptAfterSending?: boolean | undefined
  /** Fields that the address has already filled. */
  preset?: readonly string[] | undefined
}

/** Brings back what was typed into a form, and keeps what is typed from now on. Answers what ends it. */
export function watchDraft(form: HTMLFormElement, { as, isKeptAfterSending, preset }: Watch) {
  const saved = storedDraft(as)
  // What an address brings counts more than what was typed at another, and less than what was typed at the same.
  restore(form, saved, saved[ADDRESS] === location.search ? [] : preset)
  let isSent = false
  const until = new AbortController()
  const listen = (name: string, run: () => void, on: EventTarget = form) =>
    on.addEventListener(name, run, { signal: until.signal })
  const keep = () => saveDraft(as, { ...valuesOf(form), [ADDRESS]: location.search })
  // A press may change other fields, which React draws after the event.
  const keepSoon = () => {
    isSent = false
    setTimeout(() => until.signal.aborted || keep())
  }
  for (const name of ['input', 'change', 'click']) listen(name, keepSoon)
  listen('submit', () => {
    keep()
    isSent = true
  })
  listen(REFUSED, () => {
    isSent = false
  })
  return () => {
    until.abort()
    if (isSent && !isKeptAfterSending) dropDraft(as)
  }
}

function* fieldsOf(form: HTMLFormElement): Generator<[name: string, field: Field]> {
  for (const element of form.elements) {
    if (!isField(element) || element.closest('[data-not-kept]')) continue
    const { id, name, type, value } = element
    const field = draftName({ id, name, type, value, autocomplete: element.autocomplete })
    if (field) yield [field, element]
  }
}

function isField(element: Element): element is Field {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, field] of fieldsOf(form)) {
    const isOn = 'checked' in field && field.checked
    values[name] = isPressed(field.type) ? (isOn ? '1' : '') : field.value
  }
  return values
}

/** A field that somebody has already changed stays as it is. */
function restore(
  form: HTMLFormElement,
  saved: Record<string, string>,
  preset: readonly string[] = [],
): void {
  for (const [name, field] of fieldsOf(form)) {
    const value = saved[name]
    if (value === undefined || preset.includes(field.name || name)) continue
    if (field instanceof HTMLSelectElement) choose(field, value)
    else if (!isPressed(field.type)) {
      if (field.value !== value && field.value === field.defaultValue) typeInto(field, value)
    } else if ('checked' in field && mustPress(field, value)) field.click()
  }
}

function mustPress(box: HTMLInputElement, value: string): boolean {
  return box.type === 'radio' ? value === '1' && !box.checked : box.checked !== (value === '1')
}

function choose(field: HTMLSelectElement, value: string): void {
  if (field.value === value || ![...field.options].some((option) => option.value === value)) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
