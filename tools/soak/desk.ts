import { setTimeout as wait } from 'node:timers/promises'
import { aDeskPerson, choicesOf, type DeskPerson, formOn, idsOn } from './desk-person.ts'

type SoakDesk = {
  origin: string
  random(): number
  done: Map<string, number>
  /** Resolves once a killed server is back. */
  isBack(): Promise<void>
}

type People = { one: DeskPerson; other: DeskPerson }
type Work = SoakDesk & People

const DAY_MS = 86_400_000
const reasons = ['double', 'wrong_amount', 'donor_request', 'program_cancelled'] as const
const banks = { Z: '7000000001', IT: '7000000002', W: '7000000003', A: '7000000004' }
const uses = { Z: '5120', IT: '5210', IU: '5220' } as const

/**
 * Two people work at the desk of the running server while donors give, through its own pages and forms: refunds by bank
 * and provider, titipan, payouts, policies, debts between funds, closings. Works until `isOver`.
 */
export async function atTheDesk(desk: SoakDesk, isOver: () => boolean): Promise<void> {
  const one = aDeskPerson(desk.origin, 'bendahara')
  const other = aDeskPerson(desk.origin, 'bendahara-kedua')
  const work = { ...desk, one, other }
  await openBooks(work)
  while (!isOver()) {
    await desk.isBack()
    await (pick(work, acts) as (typeof acts)[number])(work)
    await wait(20)
  }
}

/** The institution's bank accounts and the amil's share, each by two people. */
async function openBooks(work: Work): Promise<void> {
  const today = dayBefore(0)
  for (const [dana, nomor] of Object.entries(banks)) {
    const names = { bank: 'BSI', nomor, pemilik: 'Yayasan Contoh', dibuka: today }
    await count(
      work,
      'bank account',
      await work.one.send('/kelola/rekening', 'ajukan', { dana, ...names }),
    )
  }
  for (const [dana, perMille, dasar] of [
    ['Z', '12,5', 'zakat'],
    ['IT', '10', 'pub'],
    ['IU', '20', 'infak'],
  ] as const) {
    const words = { uraian: 'Keputusan rapat pengurus', keputusan: 'SK 1/2026', mulai: today }
    const fields = { dana, program: '', perMille, dasar, ...words }
    await count(work, 'policy', await work.one.send('/kelola/bagian-amil', 'ajukan', fields))
  }
  await decideAll(work)
}

const acts = [
  decideAll,
  decideAll,
  askRefund,
  askRefund,
  sendRefund,
  endRefund,
  endRefund,
  resolveKept,
  resolveKept,
  spend,
  pay,
  clear,
  payDebt,
  close,
] as const

/** The other person decides what waits; who proposed it is refused. */
async function decideAll(work: Work): Promise<void> {
  const { one, other } = work
  const waiting = idsOn(await other.look('/kelola/menunggu'), '/kelola/menunggu').slice(0, 12)
  for (const id of waiting) {
    const path = `/kelola/menunggu/${id}`
    await assertNotOwn(one, path)
    const isApproved = work.random() < 0.85
    const sent = isApproved
      ? await other.send(path, 'setujui', { catatan: '' })
      : await other.send(path, 'tolak', { alasan: 'Uji ketahanan' })
    await count(work, isApproved ? 'approved' : 'rejected', sent)
  }
}

/** Who proposed it cannot approve it, with or without a form. */
async function assertNotOwn(one: DeskPerson, path: string): Promise<void> {
  const page = await one.look(path)
  if (!page || !formOn(page, 'tarik')) return
  const { status } = await one.send(path, 'setujui', { catatan: '' })
  if (status === 303) throw new Error(`${path} was approved by its maker`)
}

async function askRefund(work: Work): Promise<void> {
  const { one } = work
  const id = pick(work, idsOn(await one.look('/kelola/donasi?keadaan=paid'), '/kelola/donasi'))
  if (!id) return
  const path = `/kelola/pengembalian/baru?donasi=${id}`
  const page = await one.look(path)
  const rekening = pick(work, choicesOf(formOn(page ?? '', 'ajukan'), 'rekening'))
  if (!rekening) return
  const alasan = pick(work, reasons) ?? 'double'
  const fields = { donasi: id, alasan, rekening, catatan: 'Uji ketahanan meja' }
  await count(work, 'refund asked', await one.send(path, 'ajukan', fields))
}

/** An agreed refund is told to our bank, or to the provider. */
async function sendRefund(work: Work): Promise<void> {
  const id = await aRefund(work, work.random() < 0.7 ? 'approved' : 'failed')
  if (!id) return
  const sent = await work.one.send(`/kelola/pengembalian/${id}`, 'kirim', { nomor: '' })
  await count(work, 'refund sent', sent)
}

/** Our bank's transfer arrives, or comes back. */
async function endRefund(work: Work): Promise<void> {
  const id = await aRefund(work, work.random() < 0.6 ? 'sent' : 'approved')
  if (!id) return
  const path = `/kelola/pengembalian/${id}`
  const isArrived = work.random() < 0.7
  const sent = isArrived
    ? await work.one.send(path, 'selesai', { bukti: 'TRX-1', tanggal: dayBefore(0) })
    : await work.one.send(path, 'gagal', { sebab: 'Rekening tidak ditemukan' })
  await count(work, isArrived ? 'refund arrived' : 'refund came back', sent)
}

async function aRefund(work: Work, state: string): Promise<string | undefined> {
  const page = await work.one.look(`/kelola/pengembalian?keadaan=${state}`)
  return pick(work, idsOn(page, '/kelola/pengembalian'))
}

/** Titipan pays its own gift, goes to a campaign, or back to its sender. */
async function resolveKept(work: Work): Promise<void> {
  const { one, random } = work
  const id = pick(work, idsOn(await one.look('/kelola/titipan?keadaan=open'), '/kelola/titipan'))
  if (!id) return
  const path = `/kelola/titipan/${id}`
  const page = (await one.look(path)) ?? ''
  const donasi = pick(work, choicesOf(formOn(page, 'terima'), 'donasi'))
  if (donasi && random() < 0.6) {
    const sent = await one.send(path, 'terima', { donasi, catatan: 'Uji ketahanan' })
    return count(work, 'titipan accepted', sent)
  }
  const program = pick(work, choicesOf(formOn(page, 'salurkan'), 'program'))
  if (program && random() < 0.5) {
    const sent = await one.send(path, 'salurkan', { program, alasan: 'Uji ketahanan' })
    return count(work, 'titipan given', sent)
  }
  const rekening =
    random() < 0.5 ? (pick(work, choicesOf(formOn(page, 'kembalikan'), 'rekening')) ?? '') : ''
  const sent = await one.send(path, 'kembalikan', { rekening, sebab: 'Uji ketahanan' })
  return count(work, 'titipan to go back', sent)
}

/** Money for people, of a campaign or of a whole fund. */
async function spend(work: Work): Promise<void> {
  const path = '/kelola/penyaluran/baru'
  const form = formOn((await work.one.look(path)) ?? '', 'ajukan')
  const campaignId = pick(work, choicesOf(form, 'campaignId')) ?? ''
  const dana = pick(work, ['Z', 'IT', 'IU'] as const) ?? 'IT'
  const nominal = String(10_000 + Math.floor(work.random() * 90_000))
  const words = { keperluan: 'Uji ketahanan', penerima: '3' }
  const fields = { campaignId, dana, account: uses[dana], nominal, ...words }
  await count(work, 'payout asked', await work.one.send(path, 'ajukan', fields))
}

async function pay(work: Work): Promise<void> {
  const page = await work.one.look('/kelola/penyaluran?keadaan=approved')
  const id = pick(work, idsOn(page, '/kelola/penyaluran'))
  if (!id) return
  const proof = { bukti: 'TRX-2', tanggal: dayBefore(0) }
  await count(work, 'payout paid', await work.one.send(`/kelola/penyaluran/${id}`, 'bayar', proof))
}

/** Two funds settle what they owe each other. */
async function clear(work: Work): Promise<void> {
  const satu = pick(work, ['Z', 'IT', 'IU', 'D']) ?? 'Z'
  const lain = work.random() < 0.8 ? 'A' : 'IU'
  if (satu === lain) return
  const sent = await work.one.send('/kelola/antar-dana', 'lunasi', { satu, lain })
  await count(work, 'funds cleared', sent)
}

async function payDebt(work: Work): Promise<void> {
  const fields = { nominal: '1.000', untuk: 'Biaya kanal wakaf' }
  await count(work, 'debt asked', await work.one.send('/kelola/rekening', 'utang', fields))
}

/** The books are closed through a day of the last month, always a later one. */
async function close(work: Work): Promise<void> {
  const closed = work.done.get('desk: closing asked') ?? 0
  if (closed >= 30 || work.random() < 0.7) return
  const fields = { sampai: dayBefore(30 - closed), catatan: 'Tutup buku' }
  await count(work, 'closing asked', await work.one.send('/kelola/periode', 'tutup', fields))
}

/** 'yyyy-mm-dd' in Jakarta, some days ago. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
}

function pick<T>({ random }: Pick<Work, 'random'>, from: readonly T[]): T | undefined {
  return from[Math.floor(random() * from.length)]
}

/** Counts what was done, refused, or left unanswered by a killed server; anything else is a bug and ends the soak. */
async function count(
  { done, isBack }: Work,
  name: string,
  { status, to }: { status: number; to: string },
) {
  if (status >= 500 && status !== 503) throw new Error(`desk: ${name} was answered with ${status}`)
  const isDone = status === 303 && !to.startsWith('/kelola/masuk')
  const word = `desk: ${name}${isDone ? '' : status === 0 || status === 503 ? ' unanswered' : ' refused'}`
  done.set(word, (done.get(word) ?? 0) + 1)
  if (status === 0) await isBack()
}
