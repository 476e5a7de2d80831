import { refusal } from '#platform/refusal.ts'

/** Money in suspense pays only a donation of its own donor that still waits for money. */
export class NotAcceptable extends refusal({
  code: 'payment/not-acceptable',
  status: 409,
  message:
    'Titipan ini tidak dapat menjadi donasi tersebut: donasinya tidak menunggu dana lagi, atau milik donatur lain.',
}) {}
