import { inInbox } from './account-screens.ts'
import type { Screen } from './screens.ts'

/** The page of a plan by what it is debited from; empty where the server has debits switched off. */
export async function debitScreens(origin: string): Promise<Screen[]> {
  const offered = await aPlanPage(origin)
  if (!(await read(origin + offered)).includes('cara=gopay')) return []
  const waiting = await aPlanPage(origin)
  await linkGopay(origin, waiting)
  const wallet = await aPlanPage(origin)
  await sandbox(origin, await linkGopay(origin, wallet), 'link-allow')
  const card = await aPlanPage(origin)
  await sandbox(origin, await payFirst(origin, card), 'pay')
  // A job asks the provider twice a minute.
  for (const path of [wallet, card]) await untilActive(origin + path)
  return [
    { name: 'plan to debit by card', path: offered },
    { name: 'plan to debit by GoPay', path: `${offered}?cara=gopay` },
    { name: 'plan, GoPay waited for', path: waiting },
    { name: 'plan debited by GoPay', path: wallet },
    { name: 'plan debited by card', path: card },
  ]
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text()
}

function send(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(origin + path, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
}

/** A plan of each month whose link was pressed; answers its page. */
async function aPlanPage(origin: string): Promise<string> {
  const contact = `rutin.${crypto.randomUUID()}@contoh.id`
  await send(origin, '/donasi-rutin', {
    amount: '50000',
    kind: 'bulanan',
    weekday: '1',
    date: '25',
    firstDay: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    donorName: 'Siti Aminah',
    contact,
    consent: 'on',
  })
  const path = `/${await inInbox(origin, { contact, wanted: /donasi-rutin\/[0-9a-f]{64}/ })}`
  await send(origin, path, { aksi: 'aktifkan' })
  return path
}

/** Agrees to the words that the page shows for a way. */
async function agree(origin: string, path: string, cara: string): Promise<Response> {
  const html = await read(`${origin}${path}?cara=${cara}`)
  const teks = /name="teks" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const words = teks.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const agreed = { aksi: 'debit', cara, teks: words, setuju: 'on', nomor: '081234567890' }
  return send(origin, path, agreed)
}

/** Answers the link's id at the sandbox. */
async function linkGopay(origin: string, path: string): Promise<string> {
  const html = await (await agree(origin, path, 'gopay')).text()
  return /sbx_lnk_[0-9a-f]+/.exec(html)?.[0] ?? ''
}

/** Answers the donation whose payment saves the card. */
async function payFirst(origin: string, path: string): Promise<string> {
  const { headers } = await agree(origin, path, 'card')
  return headers.get('location')?.split('/').at(-1) ?? ''
}

function sandbox(origin: string, id: string, act: string): Promise<Response> {
  return fetch(`${origin}/sandbox/charges/${id}/${act}`, { method: 'POST', headers: { origin } })
}

async function untilActive(address: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    if ((await read(address)).includes('Debit otomatis aktif')) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the debit did not begin')
}
