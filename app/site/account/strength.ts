import { PASSWORD_LEAST, passwordProblem } from '#platform/security/password.ts'

/** The rules of a new password, shown before anything is typed. */
export const PASSWORD_RULES = `Minimal ${PASSWORD_LEAST} karakter, bebas huruf, angka, atau spasi. Bukan kata sandi yang umum, bukan pula nama, e-mail, atau nomor HP Anda.`

export type PasswordStrength = { level: 0 | 1 | 2 | 3; words: string }

/** A hint while a password is typed; the server's rules decide. From 15 characters it is strong (ASVS 6.2.1). */
export function strengthOf(
  password: string,
  about: { name?: string; contact?: string } = {},
): PasswordStrength {
  const length = [...password].length
  if (length === 0) return { level: 0, words: '' }
  if (length < PASSWORD_LEAST) {
    return { level: 1, words: `Kurang ${PASSWORD_LEAST - length} karakter lagi.` }
  }
  const problem = passwordProblem(password, about)
  if (problem) return { level: 1, words: problem }
  if (length < 15) return { level: 2, words: 'Cukup. Lebih panjang lebih aman.' }
  return { level: 3, words: 'Kuat.' }
}
