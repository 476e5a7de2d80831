import { refusal } from '../refusal.ts'

/** It takes too long to read, or is no mail. */
export class MailUnread extends refusal({
  code: 'mail/unread',
  status: 422,
  message: 'Surat ini tidak dapat dibaca.',
}) {}
