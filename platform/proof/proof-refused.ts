import { HEIC_WORDS } from '../picture/heic.ts'
import { refusal } from '../refusal.ts'
import { largestFile, megabytes } from '../files/upload.ts'

// The codes are older than this folder: who calls the API knows them.

export class ProofTooLarge extends refusal({
  code: 'ticket/proof-too-large',
  status: 413,
  message: `Berkas lebih dari ${megabytes(largestFile.proof)}. Kirim tangkapan layar atau foto yang lebih kecil.`,
  field: 'proof',
}) {}

export class ProofNotTaken extends refusal({
  code: 'ticket/proof-not-taken',
  status: 415,
  message: 'Bukti harus berupa gambar JPG, PNG, WebP, atau PDF.',
  field: 'proof',
}) {}

/** The same of a photo as an iPhone keeps it. */
export class ProofIsHeic extends refusal({
  code: 'ticket/proof-not-taken',
  status: 415,
  message: HEIC_WORDS,
  field: 'proof',
}) {}

export class ProofBroken extends refusal({
  code: 'ticket/proof-broken',
  status: 422,
  message: 'Berkas ini tidak dapat dibuka. Coba kirim tangkapan layarnya.',
  field: 'proof',
}) {}

/** Pictures of so many pixels are no proofs but bombs. */
export class ProofTooManyPixels extends refusal({
  code: 'ticket/proof-too-many-pixels',
  status: 422,
  message: 'Ukuran gambar ini terlalu besar. Perkecil dahulu, atau kirim tangkapan layarnya.',
  field: 'proof',
}) {}

/** A PDF that does something when it is opened. */
export class ProofActive extends refusal({
  code: 'ticket/proof-active',
  status: 422,
  message: 'PDF ini berisi perintah atau lampiran lain. Kirim tangkapan layarnya saja.',
  field: 'proof',
}) {}

/** A PDF of which not all can be read that matters; locked ones, too. */
export class ProofUnchecked extends refusal({
  code: 'ticket/proof-unchecked',
  status: 422,
  message: 'PDF ini terkunci atau tidak dapat kami periksa. Kirim tangkapan layarnya saja.',
  field: 'proof',
}) {}
