import * as v from 'valibot'
import { maskName } from '#features/donation/donation.ts'
import { typedLine } from '#platform/text/typed-text.ts'

/** The bank account of a donor that money goes back to. */
export type DonorBank = { bank: string; number: string; holder: string }

/** What money goes back of: a donation, or one entry of titipan of its document. */
export type ReturnOf = { donationId: string; suspenseId: string | null }

/** Banks that take transfers from every bank (BI-FAST and online transfer), by the names donors know. */
export const donorBankNames = [
  'BCA',
  'Mandiri',
  'BRI',
  'BNI',
  'BSI',
  'BTN',
  'CIMB Niaga',
  'Danamon',
  'Permata',
  'OCBC',
  'Panin',
  'Maybank',
  'Mega',
  'Sinarmas',
  'Bukopin (KB Bank)',
  'BTPN (SMBC Indonesia)',
  'UOB Indonesia',
  'HSBC Indonesia',
  'Muamalat',
  'BCA Syariah',
  'Mega Syariah',
  'BTPN Syariah',
  'Panin Dubai Syariah',
  'Bank Aceh Syariah',
  'Bank NTB Syariah',
  'Bank Nagari',
  'Bank Sumut',
  'Bank Riau Kepri Syariah',
  'Bank Sumsel Babel',
  'Bank Lampung',
  'Bank Bengkulu',
  'Bank Jambi',
  'Bank Jakarta',
  'bank bjb',
  'bank bjb syariah',
  'Bank Banten',
  'Bank Jateng',
  'Bank BPD DIY',
  'Bank Jatim',
  'Bank BPD Bali',
  'Bank NTT',
  'Bank Kalbar',
  'Bank Kalsel',
  'Bank Kalteng',
  'Bankaltimtara',
  'Bank Sulselbar',
  'Bank Sulteng',
  'Bank Sultra',
  'Bank SulutGo',
  'Bank Maluku Malut',
  'Bank Papua',
  'Allo Bank',
  'Bank Jago',
  'blu by BCA Digital',
  'Bank Neo Commerce',
  'SeaBank',
  'Superbank',
] as const

const number = v.pipe(
  v.string('Tulis nomor rekeningnya.'),
  v.transform((typed) => typedLine(typed).replace(/[\s.\p{Pd}]/gu, '')),
  v.regex(/^\d{6,20}$/, 'Nomor rekening hanya angka, 6 sampai 20 digit.'),
)

const holder = v.pipe(
  v.string('Tulis nama pemilik rekening.'),
  v.transform(typedLine),
  v.minLength(1, 'Tulis nama pemilik rekening.'),
  v.maxLength(100, 'Nama paling panjang 100 huruf.'),
  v.regex(/^[\p{L}\p{M} .,'’/-]+$/u, 'Nama hanya huruf, seperti di buku tabungan.'),
)

/** A donor's bank account as it is typed. */
export const donorBankForm = v.object({
  bank: v.picklist(donorBankNames, 'Pilih banknya.'),
  nomor: number,
  pemilik: holder,
})

/** The typed fields as the account they name. */
export function donorBankOf(typed: v.InferOutput<typeof donorBankForm>): DonorBank {
  return { bank: typed.bank, number: typed.nomor, holder: typed.pemilik }
}

/** What staff read without a reason: the bank, four digits, first letters. */
export function maskedBank({ bank, number: digits, holder: name }: DonorBank): string {
  return `${bank} ••••${digits.slice(-4)}, atas nama ${maskName(name)}`
}
