import { refusal } from '#platform/refusal.ts'

/** The transfer has come, or its sum is no longer held. */
export class TransferNotOpen extends refusal({
  code: 'payment/transfer-not-open',
  status: 409,
  message:
    'Transfer ini tidak ditunggu lagi: dananya sudah dicatat, atau nominalnya sudah dilepas.',
}) {}

/** Only a transfer that waits for its money takes a proof. */
export class ProofNotWanted extends refusal({
  code: 'payment/proof-not-wanted',
  status: 409,
  message: 'Transfer ini tidak menunggu dana lagi, jadi buktinya tidak diperlukan.',
}) {}

export class ProofSentOften extends refusal({
  code: 'payment/proof-sent-often',
  status: 409,
  message:
    'Bukti transfer ini sudah beberapa kali diganti. Bila masih ada yang kurang, laporkan lewat pusat bantuan.',
}) {}

export class ProofUnknown extends refusal({
  code: 'payment/proof-unknown',
  status: 404,
  message: 'Tidak ada bukti transfer, atau sudah kami hapus.',
}) {}

/** A match is undone once, and only while its money pays the donation and nothing is promised of it. */
export class MatchStays extends refusal({
  code: 'payment/match-stays',
  status: 409,
  message:
    'Pencocokan ini tidak dapat dibatalkan: sudah dibatalkan, atau donasinya sedang dikembalikan.',
}) {}
