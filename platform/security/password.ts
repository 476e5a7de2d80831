import { commonPasswordWords } from './common-passwords.ts'

export const PASSWORD_LEAST = 8
export const PASSWORD_MOST = 128

/** What a password must not contain: its owner's name and contacts. */
export type About = { name?: string | undefined; contact?: string | undefined }

/**
 * Why a password is refused, as a sentence, or undefined when it is acceptable (ASVS 5.0, 6.2: length, no rules of
 * composition, no common password, nothing well known about its owner).
 */
export function passwordProblem(password: string, about: About = {}): string | undefined {
  const length = [...password].length
  if (length < PASSWORD_LEAST) return `Kata sandi minimal ${PASSWORD_LEAST} karakter.`
  if (length > PASSWORD_MOST) return `Kata sandi paling panjang ${PASSWORD_MOST} karakter.`
  if (isPersonal(password, about)) {
    return 'Jangan memakai nama, e-mail, atau nomor HP Anda sebagai kata sandi.'
  }
  if (isCommon(password)) {
    return 'Kata sandi ini terlalu mudah ditebak. Coba rangkai tiga atau empat kata yang hanya Anda ingat.'
  }
  return undefined
}

/** The form in which a password is hashed, the same for every keyboard. */
export function settledPassword(password: string): string {
  return password.normalize('NFKC')
}

function isPersonal(password: string, { name = '', contact = '' }: About): boolean {
  const plain = emails(password)
  const [local = ''] = contact.split('@')
  const known = [emails(name), emails(contact), emails(local), ...name.split(/\s+/).map(emails)]
  const digits = password.replace(/\D/g, '')
  const isPhone = contact.startsWith('+62') && digits !== '' && contact.slice(3).endsWith(digits)
  if (isPhone && digits.length === password.length && digits.length >= 6) return true
  return known.some((word) => word.length >= 3 && (plain === word || withoutEnds(plain) === word))
}

const emails = (text: string) => text.toLowerCase().replace(/[\s._+-]/g, '')

/** Strips the digits and signs people put before and after a word. */
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const disguises: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i' }

function isCommon(password: string): boolean {
  const letters = password.toLowerCase().replace(/[\s._-]/g, '')
  if (isPattern(letters)) return true
  const bare = withoutEnds(letters)
  const plain = withoutEnds(letters.replace(/[@$!01345]/g, (sign) => disguise(sign)))
  const unmasked = bare.replace(/[@$!01345]/g, (sign) => disguise(sign))
  return [letters, bare, plain, unmasked].some((word) => isCommonWord(word))
}

const disguise = (sign: string) => disguises[sign] ?? signs[sign] ?? sign

/** The word itself, or two of them side by side. */
function isCommonWord(word: string): boolean {
  if (word === '') return true
  if (commonPasswordWords.has(word)) return true
  for (let at = 3; at <= word.length - 3; at++) {
    if (commonPasswordWords.has(word.slice(0, at)) && commonPasswordWords.has(word.slice(at)))
      return true
  }
  return false
}

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** One part repeated (`abcabcabc`), keyboard runs (`qwerty123456`), dates and other plain digits. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/u.test(text)) return true
  if (/^\d{1,11}$/.test(text)) return true
  const rest = runs.reduce((left, run) => withoutRuns(left, run), text)
  return [...rest].length <= 2
}

/** A text without every run of four or more neighbouring characters of a keyboard row. */
function withoutRuns(text: string, run: string): string {
  let left = text
  for (let size = Math.min(run.length, text.length); size >= 4; size--) {
    for (let at = 0; at + size <= run.length; at++) {
      left = left.replaceAll(run.slice(at, at + size), '')
    }
  }
  return left
}
