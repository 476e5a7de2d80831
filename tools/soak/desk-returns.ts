import { choicesOf, factOn, formOn, hiddenFieldsIn, idsOn } from './desk-person.ts'
import { count, dayBefore, formAt, NOTE, oneOf, oneListed, type Work } from './desk-work.ts'

const reasons = ['double', 'wrong_amount', 'donor_request', 'program_cancelled'] as const
const PROVIDER = 'penyedia'
/** The donor's account, as the desk was told it. */
const told = { tujuanBank: 'BCA', tujuanNomor: '1234567890', tujuanNama: 'Donatur Uji' }
const arrived = () => ({ bukti: 'TRX-1', tanggal: dayBefore(0) })

/** Somebody asks for a donation back; its account is told at once, or asked of the donor. */
export async function proposeOneRefund(work: Work): Promise<void> {
  const { one, random } = work
  const donasi = await oneListed(work, '/kelola/donasi?keadaan=paid', '/kelola/donasi')
  if (!donasi) return
  const path = `/kelola/pengembalian/baru?donasi=${donasi}`
  const rekening = oneOf(work, choicesOf(await formAt(work, path, 'ajukan'), 'rekening'))
  if (!rekening) return
  const isByBank = rekening !== PROVIDER
  const isTold = isByBank && random() < 0.6
  const alasan = oneOf(work, reasons) ?? 'double'
  const fields = { donasi, alasan, rekening, catatan: NOTE, ...(isTold && told) }
  const asked = await one.send(path, 'ajukan', fields)
  await count(work, `refund by ${isByBank ? 'bank' : 'provider'} asked`, asked)
  if (!isByBank || isTold) return
  await count(work, 'donor asked for an account', await one.send(path, 'minta', { donasi }))
}

/** Donors follow the links of their letters, and give their account. */
export async function answerLetters(work: Work): Promise<void> {
  const { origin, answered } = work
  const inbox = await fetch(`${origin}/dev/kotak-masuk`).catch(() => undefined)
  const text = (await inbox?.text().catch(() => undefined)) ?? ''
  for (const [link] of text.matchAll(/\/pengembalian\/[0-9A-Z]{26}/g)) {
    if (answered.has(link)) continue
    answered.add(link)
    const body = new URLSearchParams({ bank: 'BSI', nomor: '7123456789', pemilik: 'Donatur Uji' })
    const options = { method: 'POST', headers: { origin }, body, redirect: 'manual' } as const
    const answer = await fetch(origin + link, options).catch(() => undefined)
    await answer?.body?.cancel()
    const sent = { status: answer?.status ?? 0, to: answer?.headers.get('location') ?? '' }
    await count(work, 'donor gave the account', sent)
  }
}

/** An agreed refund is told to our bank, or to the provider; sometimes another pays it. */
export async function sendOneRefund(work: Work): Promise<void> {
  const { one, random } = work
  const path = await aRefund(work, random() < 0.7 ? 'approved' : 'failed')
  if (!path) return
  const others = choicesOf(await formAt(work, path, 'rekening'), 'rekening')
  const rekening = random() < 0.25 ? oneOf(work, others) : undefined
  if (rekening) {
    return count(work, 'refund by another payer', await one.send(path, 'rekening', { rekening }))
  }
  // The answer to some gets lost (F18).
  const [someone] = work.acknowledged
  if (someone && random() < 0.2) await drive(work, someone, 'timeout-next')
  await count(work, 'refund sent', await one.send(path, 'kirim', { nomor: '' }))
}

/** Our bank's transfer arrives, or comes back. */
export async function endRefund(work: Work): Promise<void> {
  const { one, random } = work
  const path = await aRefund(work, random() < 0.7 ? 'sent' : 'approved')
  if (!path) return
  if (random() < 0.7)
    return count(work, 'refund arrived', await one.send(path, 'selesai', arrived()))
  const sent = await one.send(path, 'gagal', { sebab: 'Rekening tidak ditemukan' })
  await count(work, 'refund came back', sent)
}

/** A refund in this state, those of our bank first: the provider's end by its own word. */
async function aRefund(work: Work, state: string): Promise<string | undefined> {
  const page = await work.one.look(`/kelola/pengembalian?keadaan=${state}`)
  const rows = (page ?? '').split('<tr').filter((row) => row.includes('Rekening '))
  const ofBank = idsOn(rows.join(''), '/kelola/pengembalian')
  const id = oneOf(work, ofBank.length > 0 ? ofBank : idsOn(page, '/kelola/pengembalian'))
  return id && `/kelola/pengembalian/${id}`
}

/** The provider takes back what our bank has returned already. */
export async function reverseRefunded(work: Work): Promise<void> {
  const { one, acknowledged, done } = work
  const path = await aRefund(work, 'paid')
  const page = path && (await one.look(path))
  if (!page || !page.includes('Rekening tujuan donatur')) return
  const [donation] = idsOn(page, '/kelola/donasi')
  const record = (await one.look(`/kelola/donasi/${donation}`)) ?? ''
  const [, first = '', last = ''] = /\b([0-9A-Z]{4})-([0-9A-Z]{4})\b/.exec(record) ?? []
  const publicId = acknowledged.find((id) => first && id.startsWith(first + last))
  if (!publicId) return
  const isDone = await drive(work, publicId, 'reverse')
  const name = `provider: refund taken back again${isDone ? '' : ' refused'}`
  done.set(name, (done.get(name) ?? 0) + 1)
}

/** Asks the simulator for what a provider may do. */
async function drive({ origin }: Work, id: string, action: string): Promise<boolean> {
  const url = `${origin}/sandbox/charges/${id}/${action}`
  const answer = await fetch(url, { method: 'POST' }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** Money that was returned twice comes back, or the amil bears it. */
export async function endDoubleReturn(work: Work): Promise<void> {
  const { one, random } = work
  const id = await oneListed(work, '/kelola/pengembalian', '/kelola/pengembalian/ganda')
  if (!id) return
  const path = `/kelola/pengembalian/ganda/${id}`
  const masuk = oneOf(work, choicesOf(await formAt(work, path, 'kembali'), 'masuk'))
  if (masuk && random() < 0.6) {
    const fields = { masuk, tanggal: dayBefore(0), bukti: NOTE }
    return count(work, 'double return paid back', await one.send(path, 'kembali', fields))
  }
  await count(work, 'double return borne', await one.send(path, 'tanggung', { alasan: NOTE }))
}

/** Titipan pays its own donation, goes to a campaign, or back to its sender. */
export async function proposeSuspenseUseAtDesk(work: Work): Promise<void> {
  const { one, random } = work
  const id = await oneListed(work, '/kelola/titipan?keadaan=open', '/kelola/titipan')
  if (!id) return
  const path = `/kelola/titipan/${id}`
  const page = (await one.look(path)) ?? ''
  const accept = formOn(page, 'terima') ?? ''
  // A choice, or the only donation that it can be.
  const donasi = oneOf(work, choicesOf(accept, 'donasi')) ?? hiddenFieldsIn(accept)['donasi']
  // Few titipan can be a donation, so the first of them is.
  if (donasi && (random() < 0.5 || !work.done.has('desk: titipan as donation asked'))) {
    const sent = await one.send(path, 'terima', { donasi, catatan: NOTE })
    return count(work, 'titipan as donation asked', sent)
  }
  const program = oneOf(work, choicesOf(formOn(page, 'salurkan'), 'program'))
  if (program && random() < 0.4) {
    const sent = await one.send(path, 'salurkan', { program, alasan: NOTE })
    return count(work, 'titipan for a campaign asked', sent)
  }
  const rekening = oneOf(work, choicesOf(formOn(page, 'kembalikan'), 'rekening')) ?? ''
  const isByBank = rekening !== PROVIDER
  const fields = { rekening, sebab: NOTE, ...(isByBank && told) }
  const sent = await one.send(path, 'kembalikan', fields)
  await count(work, `titipan back by ${isByBank ? 'bank' : 'provider'} asked`, sent)
}

/** Titipan that two people agreed to return reaches its sender by our bank; the provider's share is its own data's. */
export async function recordReturnedSuspense(work: Work): Promise<void> {
  const { one } = work
  const list = '/kelola/titipan?keadaan=refunded&urut=terbaru'
  for (const id of idsOn(await one.look(list), '/kelola/titipan')) {
    const path = `/kelola/titipan/${id}`
    const page = (await one.look(path)) ?? ''
    if (!formOn(page, 'selesai') || factOn(page, 'Dibayar dari').startsWith('Penyedia')) continue
    return count(work, 'titipan sent back', await one.send(path, 'selesai', arrived()))
  }
}
