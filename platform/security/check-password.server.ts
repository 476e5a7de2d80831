import { type About, passwordProblem, settledPassword } from './password.ts'
import { refusal } from '#platform/refusal.ts'

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

type Check = {
  password: string
  /** What is known of the owner: the name, and each contact. */
  about: About[]
  /** The form field it stands in. */
  field?: string
}

/**
 * Refuses a password against the rules, or among the 49,000 most used in published breaches
 * (@zxcvbn-ts/language-common; ASVS 5.0, 6.2.4 and 6.2.12). The list is never sent to a browser and no outside
 * service is asked.
 */
export async function assertGoodPassword({ password, about, field }: Check): Promise<void> {
  const problems = about.map((each) => passwordProblem(password, each))
  const problem = problems.find((each) => each !== undefined)
  if (problem) throw new WeakPassword(problem, field)
  if ((await breached()).has(settledPassword(password).toLowerCase())) {
    throw new WeakPassword(BREACHED, field)
  }
}

const BREACHED =
  'Kata sandi ini pernah bocor dari situs lain dan sering dicoba orang. Pilih yang lain, misalnya tiga atau empat kata acak.'

let known: Promise<ReadonlySet<string>> | undefined

/** Loaded with the first password: most visitors never set one. */
function breached(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}
