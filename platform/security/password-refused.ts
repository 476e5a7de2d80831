import { refusal } from '../refusal.ts'

export class WeakPassword extends refusal({ code: 'account/weak-password', status: 422 }) {
  constructor(sentence: string, field = 'password') {
    super(sentence, { [field]: sentence })
  }
}

/** This process has too many passwords to check at the moment. */
export class SignInBusy extends refusal({
  code: 'account/busy',
  status: 503,
  message: 'Sangat banyak orang sedang masuk. Tunggu beberapa detik, lalu coba lagi.',
}) {}
