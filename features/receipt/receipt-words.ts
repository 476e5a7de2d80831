import type { ReceiptDocument } from './receipt.ts'

/** So many names are printed where they fit. */
export const MOST_NAMES = 30

/** What a donation is called where its receipt does not say: as receipts were printed before they said it. */
const FORMER_NOUN = 'donasi'

/** 'Kuitansi zakat', or the name of the tax paper. */
export function titleOf({ kind, snapshot }: Pick<ReceiptDocument, 'kind' | 'snapshot'>): string {
  return kind === 'bsz' ? 'Bukti Setor Zakat' : `Kuitansi ${snapshot.noun ?? FORMER_NOUN}`
}

/** 'Nomor zakat': the label of the donation's public id. */
export function numberLabel({ noun = FORMER_NOUN }: ReceiptDocument['snapshot']): string {
  return `Nomor ${noun}`
}

/** A tax number in its usual form: 16 digits in fours; the 15 of an earlier NPWP, which older papers have, as before. */
export function taxIdInWords(taxId: string): string {
  const old = /^(\d\d)(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/.exec(taxId)
  if (old) return `${old[1]}.${old[2]}.${old[3]}.${old[4]}-${old[5]}.${old[6]}`
  return /^\d{16}$/.test(taxId) ? taxId.replace(/(\d{4})(?=\d)/g, '$1 ') : taxId
}

/** 'Dua juta seribu rupiah': the sum in words, starting with a capital. */
export function sumInWords(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`
}

/** The notes of a receipt, in the order they are printed, with so many names at most. */
export function notesOf({ kind, snapshot }: ReceiptDocument, mostNames = MOST_NAMES): string[] {
  const { institution, donor } = snapshot
  const notes = kind === 'bsz' ? zakatNotes(snapshot) : donationNotes(snapshot)
  const names = namesInWords(snapshot, mostNames)
  if (names) notes.unshift(names)
  if (donor.isAnonymous) {
    notes.push('Nama ini hanya ada di dokumen Anda. Di halaman publik tetap tertulis Hamba Allah.')
  }
  if (institution.isSample) {
    notes.push('Data contoh: lembaga dan nomor izinnya tidak nyata, dan dokumen ini bukan bukti.')
  }
  return notes
}

/** The beneficiaries' names; a long list is cut, since a receipt is one page. */
function namesInWords(
  { fund, onBehalfOf = [] }: ReceiptDocument['snapshot'],
  most: number,
): string | undefined {
  if (onBehalfOf.length === 0) return undefined
  const rest = onBehalfOf.length - most
  const shown = onBehalfOf.slice(0, most).join(', ')
  const what = fund === 'W' ? 'Wakaf atas nama' : 'Ditunaikan untuk'
  return `${what} ${shown}${rest > 0 ? `, dan ${rest} nama lain` : ''}.`
}

function donationNotes({ fund }: ReceiptDocument['snapshot']): string[] {
  const notes = [
    'Kuitansi ini sah tanpa tanda tangan: validasi pembayaran di atas menggantikan tanda tangan petugas.',
  ]
  if (fund === 'Z') notes.push('Kuitansi ini bukan Bukti Setor Zakat; bukti itu terbit tersendiri.')
  if (fund === 'W') {
    notes.push('Kuitansi ini bukan sertifikat wakaf uang dan bukan akta ikrar wakaf.')
  }
  return notes
}

/** PMK 114/2025: what the tax office requires on the paper. Only a listed institution may mention a deduction. */
function zakatNotes({ institution }: ReceiptDocument['snapshot']): string[] {
  const { legalName, taxListing } = institution
  return [
    'Bukti ini diterbitkan menurut Pasal 23 UU No. 23 Tahun 2011 dan PMK No. 114 Tahun 2025. Validasi pembayaran di atas menggantikan tanda tangan petugas amil.',
    'Muzaki menyatakan beragama Islam dan bahwa harta ini miliknya secara penuh, diperoleh secara halal, serta telah mencapai nisab dan haul bila disyaratkan.',
    'Dana ini tidak berasal dari dan tidak ditujukan untuk pencucian uang atau pendanaan terorisme.',
    taxListing
      ? `${legalName} tercantum dalam ${taxListing}, sehingga zakat ini dapat dikurangkan dari penghasilan bruto (Pasal 9 ayat (1) huruf g UU Pajak Penghasilan).`
      : `${legalName} belum tercantum dalam daftar penerima zakat Direktorat Jenderal Pajak, sehingga zakat ini belum dapat dikurangkan dari penghasilan bruto.`,
  ]
}
