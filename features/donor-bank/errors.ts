import { refusal } from '#platform/refusal.ts'

/** No contact to send a link to. */
export class DonorUnreachable extends refusal({
  code: 'payment/donor-unreachable',
  status: 409,
  message:
    'Pengirim dana ini tidak meninggalkan kontak yang dapat dikirimi tautan. Tanyakan lewat jalan lain, lalu catat rekeningnya.',
}) {}

/** Nothing of it waits to go back by bank. */
export class DonorBankNotNeeded extends refusal({
  code: 'payment/donor-bank-not-needed',
  status: 409,
  message:
    'Rekening tidak diperlukan lagi: dananya sudah dikirim kembali, atau tidak jadi kembali.',
}) {}

/** By bank, money goes back to an account that is known. */
export class DonorBankMissing extends refusal({
  code: 'payment/donor-bank-missing',
  status: 409,
  message:
    'Rekening tujuan donatur belum ada. Minta lewat tautan, atau tarik pengajuan ini dan catat rekeningnya.',
}) {}

export class BankLinkUnknown extends refusal({
  code: 'payment/bank-link-unknown',
  status: 404,
  message: 'Tautan ini tidak dikenal. Buka lagi tautan dari e-mail kami, atau hubungi kami.',
}) {}

export class BankLinkEnded extends refusal({
  code: 'payment/bank-link-ended',
  status: 410,
  message: 'Tautan ini sudah tidak berlaku. Hubungi kami, dan kami kirimkan yang baru.',
}) {}

/** A link serves once. */
export class BankGiven extends refusal({
  code: 'payment/bank-given',
  status: 409,
  message:
    'Rekening sudah diisi lewat tautan ini, jadi isian kedua tidak kami simpan. Keliru? Hubungi kami sebelum dananya dikirim.',
}) {}
