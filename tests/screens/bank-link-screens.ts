import { inInbox } from './account-screens.ts'

type Donate = (facts: {
  name: string
  screen: string
  donorEmail: string
  choice: { method: string; channel: string }
  act: string
}) => Promise<string>

const made = new Map<string, Promise<Record<string, string[]>>>()

/** By the links of a letter: where a donor says which bank account a gift goes back to, and which letters they get. */
export function bankLinkSamples(origin: string, donate: Donate): Promise<Record<string, string[]>> {
  const known = made.get(origin) ?? makeSample(origin, donate)
  made.set(origin, known)
  return known
}

async function makeSample(origin: string, donate: Donate): Promise<Record<string, string[]>> {
  const contact = `kembali.${crypto.randomUUID()}@contoh.id`
  const choice = { method: 'va', channel: 'bca' }
  await donate({ name: '', screen: '', donorEmail: contact, choice, act: 'pay' })
  const desk = await deskAs(origin, 'bendahara')
  const list = `/kelola/donasi?cari=${encodeURIComponent(contact)}&keadaan=paid`
  const donasi = await until(
    async () => /\/kelola\/donasi\/([0-9a-f-]{36})/.exec(await desk(list))?.[1],
  )
  await desk(`/kelola/pengembalian/baru?aksi=minta&donasi=${donasi}`, { donasi })
  return {
    'pengembalian/:token': [
      await inInbox(origin, { contact, wanted: /pengembalian\/[0-9A-Z]{26}/ }),
    ],
    'pilihan/:token': [await inInbox(origin, { contact, wanted: /pilihan\/[0-9a-f]{64}/ })],
  }
}

/** The demo's desk for one of its people: reads an address, or sends a form to it. */
async function deskAs(origin: string, peran: string) {
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, cookie },
      redirect: 'manual',
    })
  const entered = await send('/kelola/masuk-contoh', { peran })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (path: string, fields?: Record<string, string>): Promise<string> => {
    const answer = fields
      ? await send(path, fields, cookie)
      : await fetch(origin + path, { headers: { cookie } })
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`)
    return await answer.text()
  }
}

/** A job settles the payment. */
async function until(find: () => Promise<string | undefined>): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const found = await find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the payment was not settled')
}
