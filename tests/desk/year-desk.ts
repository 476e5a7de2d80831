import { listOpenItems } from '#features/voucher/open-items.server.ts'
import type { TestCtx } from '../context.ts'
import { type OpenDesk, openDesk, shownOn, signInAgain } from './desk.ts'

type Form = Record<string, string>

/** A treasurer and a director at the desk, who do all by its forms. */
export type YearDesk = {
  ctx: TestCtx
  /** It becomes this day, and both come in anew. */
  turnTo(day: string): Promise<void>
  /** Fills a form of a voucher, agrees to the journal that it shows, and lets the other approve where it waits. */
  record(template: string, texts: Form): Promise<void>
  /** Cash at the counter for a programme, brought to the bank at once. */
  receive(program: string, sum: string, deposit: { fund: string; target: string }): Promise<void>
  /** Money reaches people: proposed, approved, named, paid. */
  disburse(texts: Form): Promise<void>
  /** Sends a form that answers with a redirect, and lets the other approve what waits. */
  propose(path: string, form: Form | FormData): Promise<string>
  /** The open item of an account. */
  itemOf(account: string): Promise<string>
}

/** The hidden fields of the form that an act of a page has. */
export function hiddenOf(html: string, act: string): Form {
  const [form = ''] = html.split(new RegExp(`action="\\?aksi=${act}(?=["&])`)).slice(1)
  const [body = ''] = form.split('</form>')
  const fields = body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries(
    [...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  )
}

/** Opens the desk on a day. */
export async function openYearDesk(now: string): Promise<YearDesk> {
  const desk = await openDesk({ now })
  const { ctx } = desk
  return {
    ctx,
    turnTo: async (day) => {
      ctx.clock.set(`${day}T09:00:00+07:00`)
      await signInAgain(desk)
    },
    record: (template, texts) => recordByForm(desk, template, texts),
    receive: (program, sum, deposit) => receiveByForm(desk, { program, sum }, deposit),
    disburse: (texts) => disburseByForm(desk, texts),
    propose: (path, form) => propose(desk, path, form),
    itemOf: async (account) => {
      const [item] = await listOpenItems(ctx.db, { accounts: [account] })
      return item?.id ?? ''
    },
  }
}

function today({ ctx }: OpenDesk): string {
  return new Date(ctx.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}

async function recordByForm(desk: OpenDesk, template: string, texts: Form): Promise<void> {
  const address = `/kelola/transaksi/baru/${template}`
  const form = { day: today(desk), note: 'Buku tahun ini', ...texts }
  const seen = await answered(desk, `${address}?aksi=lihat`, form)
  const sent = new FormData()
  for (const [name, value] of Object.entries(hiddenOf(await seen.text(), 'simpan')))
    sent.set(name, value)
  sent.set('proof', new File(['%PDF-1.7\nnota\n%%EOF\n'], 'nota.pdf'))
  await propose(desk, `${address}?aksi=simpan`, sent)
}

const CASH = 'kas:00000000-0000-7000-8000-000000001110'

async function receiveByForm(
  desk: OpenDesk,
  given: { program: string; sum: string },
  { fund, target }: { fund: string; target: string },
): Promise<void> {
  const day = today(desk)
  const donation = { ...given, id: desk.ctx.newId(), day, place: CASH, name: '', taxId: '' }
  const contact = { phone: '', email: '', reference: '' }
  await propose(desk, '/kelola/donasi/tunai?aksi=simpan', { ...donation, ...contact })
  await recordByForm(desk, 'setor-kas', { fund, sum: given.sum, place: CASH, target })
}

async function disburseByForm(desk: OpenDesk, texts: Form): Promise<void> {
  const { asnaf = '', ...typed } = texts
  const words = { campaignId: '', keperluan: 'Bantuan tahun ini', bidang: 'ekonomi', penerima: '9' }
  const to = await propose(desk, '/kelola/penyaluran/baru?aksi=ajukan', { ...words, ...typed })
  const page = to.split('?')[0] ?? ''
  if (asnaf) {
    const counts = { bidang: 'ekonomi', pria: '4', wanita: '5', keluarga: '0' }
    await propose(desk, `${page}?aksi=penerima`, { ...counts, kelompok: 'RW 03', asnaf })
  }
  await propose(desk, `${page}?aksi=bayar`, { bukti: 'TRF-1', tanggal: today(desk) })
}

async function propose(desk: OpenDesk, path: string, form: Form | FormData): Promise<string> {
  const sent = await answered(desk, path, form)
  if (sent.status !== 303) throw new Error(`${path}: ${sent.status} ${textIn(await sent.text())}`)
  await approveAll(desk)
  return sent.headers.get('location') ?? ''
}

async function answered(desk: OpenDesk, path: string, form: Form | FormData): Promise<Response> {
  const sent = await desk.ask(path, { as: 'bendahara', form })
  if (sent.status >= 400) throw new Error(`${path}: ${sent.status} ${textIn(await sent.text())}`)
  return sent
}

/** The director approves what the page of each proposal shows. */
async function approveAll(desk: OpenDesk): Promise<void> {
  const as = 'admin'
  const waiting = await (await desk.ask('/kelola/menunggu', { as })).text()
  const paths = new Set(waiting.match(/\/kelola\/menunggu\/[0-9a-f-]{36}/g) ?? [])
  for (const path of paths) {
    const shown = await (await desk.ask(path, { as })).text()
    const form = { catatan: '', ...shownOn(shown) }
    const done = await desk.ask(`${path}?aksi=setujui`, { as, form })
    if (done.status !== 303) throw new Error(`${path}: ${textIn(await done.text())}`)
  }
}

/** The words of a page's main part. */
function textIn(html: string): string {
  const [, main = html] = html.split('<main')
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 900)
}
