import { fundWords } from '#features/ledger/funds.ts'
import { banksOn, choicesOf, formsOn, hiddenFieldsIn, optionsOf } from './desk-person.ts'
import { count, dayBefore, formAt, NOTE, oneOf, oneListed, type Work } from './desk-work.ts'

const banks = { Z: '7000000001', IT: '7000000002', W: '7000000003', A: '7000000004' }
const shares = [
  ['Z', '12,5', 'zakat'],
  ['IT', '10', 'pub'],
  ['IU', '20', 'infak'],
] as const
const uses: Readonly<Record<string, string>> = {
  Z: '5120',
  IT: '5210',
  IU: '5220',
  W: '5300',
  D: '5500',
}

/** The institution's bank accounts and the amil's share. */
export async function openBooks(work: Work): Promise<void> {
  const { one } = work
  for (const [dana, nomor] of Object.entries(banks)) {
    const names = { bank: 'BSI', nomor, pemilik: 'Yayasan Contoh', dibuka: dayBefore(0) }
    const sent = await one.send('/kelola/rekening', 'ajukan', { dana, ...names })
    await count(work, 'bank account asked', sent)
  }
  for (const [dana, perMille, dasar] of shares) {
    const words = { uraian: 'Keputusan rapat pengurus', keputusan: 'SK 1/2026' }
    // Of the samples some share of today is taken already.
    const fields = { dana, program: '', perMille, dasar, ...words, mulai: dayBefore(-1) }
    await count(work, 'policy asked', await one.send('/kelola/bagian-amil', 'ajukan', fields))
  }
}

/** Money for people, of a campaign or of a whole fund. */
export async function proposePayout(work: Work): Promise<void> {
  const { one, random } = work
  const path = '/kelola/penyaluran/baru'
  const form = await formAt(work, path, 'ajukan')
  const campaign = random() < 0.8 ? oneOf(work, optionsOf(form, 'campaignId')) : undefined
  const dana = campaign ? fundNamed(campaign.words) : 'IU'
  const account = uses[dana]
  if (!form || !account) return
  const nominal = String(10_000 + Math.floor(random() * 60_000))
  const number = banks[dana === 'Z' || dana === 'W' ? dana : 'IT']
  const bank = optionsOf(form, 'rekening').find(({ words }) => words.includes(number))
  const rekening = bank?.value ?? ''
  const fields = { campaignId: campaign?.value ?? '', dana, account, nominal, rekening }
  const words = { keperluan: NOTE, penerima: '3', bidang: 'pendidikan' }
  await count(work, 'payout asked', await one.send(path, 'ajukan', { ...fields, ...words }))
}

/** 'Sumur desa (Infak terikat)' names its fund. */
function fundNamed(words: string): string {
  const [code = ''] =
    Object.entries(fundWords).find(([, name]) => words.endsWith(`(${name})`)) ?? []
  return code
}

export async function recordPayout(work: Work): Promise<void> {
  const list = '/kelola/penyaluran?keadaan=approved'
  const id = await oneListed(work, list, '/kelola/penyaluran')
  if (!id) return
  const path = `/kelola/penyaluran/${id}`
  const bank = banksOn(await formAt(work, path, 'bayar'))
  const proof = { bukti: 'TRX-2', tanggal: dayBefore(0), ...bank }
  await count(work, 'payout paid', await work.one.send(path, 'bayar', proof))
}

/** Two funds settle what they owe each other. */
export async function proposeClearing(work: Work): Promise<void> {
  const path = '/kelola/antar-dana'
  const form = oneOf(work, formsOn(await work.one.look(path), 'lunasi'))
  if (!form) return
  const { satu = '', lain = '' } = hiddenFieldsIn(form)
  const sent = await work.one.send(path, 'lunasi', { satu, lain, ...banksOn(form) })
  await count(work, 'funds to proposeClearing asked', sent)
}

/** The amil pays fees of wakaf that it owes. */
export async function proposeDebt(work: Work): Promise<void> {
  const form = await formAt(work, '/kelola/rekening', 'utang')
  if (!form) return
  const fields = { nominal: '1.000', untuk: 'Biaya kanal wakaf', ...banksOn(form) }
  await count(work, 'debt asked', await work.one.send('/kelola/rekening', 'utang', fields))
}

/** Money moves between two of our own bank accounts, or did not after all. */
export async function proposeMove(work: Work): Promise<void> {
  const { one, random } = work
  const path = '/kelola/pemindahan'
  const undone = oneOf(work, formsOn(await one.look(path), 'batalkan'))
  if (undone && random() < 0.3) {
    const sent = await one.send(path, 'batalkan', hiddenFieldsIn(undone))
    return count(work, 'move undone asked', sent)
  }
  const form = await formAt(work, path, 'ajukan')
  const [dari, ke] = ['dari', 'ke'].map((name) => oneOf(work, choicesOf(form, name)) ?? '')
  if (!dari || !ke || dari === ke) return
  const day = { tanggal: dayBefore(0), keterangan: NOTE }
  await count(
    work,
    'move asked',
    await one.send(path, 'ajukan', { dari, ke, nominal: '1.000', ...day }),
  )
}

/** The books are closed through a day of the last month, always a later one. */
export async function proposeClosing(work: Work): Promise<void> {
  const closed = work.done.get('desk: closing asked') ?? 0
  if (closed >= 30 || work.random() < 0.7) return
  const fields = { sampai: dayBefore(30 - closed), catatan: 'Tutup buku' }
  await count(work, 'closing asked', await work.one.send('/kelola/periode', 'tutup', fields))
}
