import { randomUUID } from 'node:crypto'

type Fields = Record<string, string>

/** A person of the institution at the running desk, by its own pages and forms alone. */
export type DeskPerson = {
  /** The page, or undefined while the server is away. */
  look(path: string): Promise<string | undefined>
  /** Sends the form of an act as it stands on its page; answers the status, 0 without an answer. */
  send(path: string, act: string, fields: Fields): Promise<Sent>
}

/** `to` is where the answer leads. */
type Sent = { status: number; to: string }

const AWAY: Sent = { status: 0, to: '' }

/** Signs a sample person of the demo in, and again whenever the desk asks who it is. */
export function aDeskPerson(origin: string, role: string): DeskPerson {
  let cookie = ''

  async function ask(path: string, form?: URLSearchParams): Promise<Response | undefined> {
    const headers = { cookie, ...(form && { origin }) }
    const post = form && { method: 'POST', body: form }
    return fetch(origin + path, { headers, redirect: 'manual', ...post }).catch(() => undefined)
  }

  async function come(): Promise<void> {
    const answer = await ask('/kelola/masuk-contoh', new URLSearchParams({ peran: role }))
    cookie = answer?.headers.get('set-cookie')?.split(';')[0] ?? cookie
    await answer?.body?.cancel()
  }

  async function asked(path: string, form?: URLSearchParams): Promise<Response | undefined> {
    const answer = cookie === '' ? undefined : await ask(path, form)
    if (answer && !isSentAway(answer)) return answer
    await answer?.body?.cancel()
    await come()
    return ask(path, form)
  }

  async function look(path: string): Promise<string | undefined> {
    const answer = await asked(path)
    return answer?.text().catch(() => undefined)
  }

  return {
    look,
    send: async (path, act, fields) => {
      const page = await look(path)
      if (page === undefined) return AWAY
      // An act that its page does not offer is sent all the same: the door must refuse it.
      const form = formOn(page, act) ?? ''
      const [, id = randomUUID()] = /name="formulir" value="([0-9a-f-]{36})"/.exec(form) ?? []
      const address = `${path}${path.includes('?') ? '&' : '?'}aksi=${act}`
      // An approval is bound to what the page showed.
      const whole = { ...hiddenFieldsIn(form), ...fields, formulir: id }
      const answer = await asked(address, new URLSearchParams(whole))
      await answer?.body?.cancel()
      if (!answer) return AWAY
      return { status: answer.status, to: answer.headers.get('location') ?? '' }
    },
  }
}

/** To the sign-in, or to the second factor, which a sample person has again by coming in anew. */
function isSentAway(answer: Response): boolean {
  const to = answer.headers.get('location') ?? ''
  return to.startsWith('/kelola/masuk') || to.startsWith('/kelola/faktor')
}

/** The form of an act as it stands on a page; undefined where the page has none. */
export function formOn(page: string, act: string): string | undefined {
  return formsOn(page, act)[0]
}

/** The forms of an act on a page that has one for each row. */
export function formsOn(page: string | undefined, act: string): string[] {
  const forms = (page ?? '').split('<form ').slice(1)
  // The address of a form may go on after its act.
  const named = new RegExp(`aksi=${act}["&]`)
  return forms.map((text) => text.split('</form>')[0] ?? '').filter((text) => named.test(text))
}

/** The hidden fields of a form. */
export function hiddenFieldsIn(form: string): Fields {
  const inputs = form.matchAll(/type="hidden" name="([a-z]+)" value="([^"]+)"/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]))
}

/** The choices of a field of a form. */
export function choicesOf(form: string | undefined, field: string): string[] {
  return optionsOf(form, field).map(({ value }) => value)
}

/** The same with their words. */
export function optionsOf(form: string | undefined, field: string) {
  const select = new RegExp(`<select[^>]*name="${field}"[^>]*>(.*?)</select>`, 's').exec(form ?? '')
  const options = (select?.[1] ?? '').matchAll(/<option[^>]*value="([^"]+)"[^>]*>([^<]*)/g)
  return [...options].map(([, value = '', words = '']) => ({ value, words }))
}

/** The first bank account for each account of the ledger that a form asks about. */
export function banksOn(form: string | undefined): Fields {
  const names = (form ?? '').matchAll(/<select[^>]*name="(rekening\d+)"/g)
  return Object.fromEntries(
    [...names].map(([, name = '']) => [name, choicesOf(form, name)[0] ?? '']),
  )
}

/** What a page says of itself: its title, or the value beside a label. */
export function headingOf(page: string): string {
  return /<h1[^>]*>([^<]*)</.exec(page)?.[1] ?? ''
}

export function factOn(page: string, label: string): string {
  return new RegExp(`>${label}</dt><dd[^>]*>([^<]*)`).exec(page)?.[1] ?? ''
}

/** The ids behind links of a page that begin with this address. */
export function idsOn(page: string | undefined, address: string): string[] {
  const links = (page ?? '').matchAll(new RegExp(`href="${address}/([0-9a-f-]{36})"`, 'g'))
  return [...new Set([...links].flatMap(([, id]) => id ?? []))]
}
