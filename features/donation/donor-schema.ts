import * as v from 'valibot'
import { NAME_MOST } from '#features/account/account.ts'
import { LONGEST_EMAIL, normaliseEmail, normalisePhone } from '#platform/text/contact.ts'
import { personName } from '#platform/text/form-text.ts'
import { isPrintable } from '#platform/text/paper-letters.ts'
import { readTaxId, TAX_ID_WORDS } from '#platform/text/tax-id.ts'
import { isName, typedLine } from '#platform/text/typed-text.ts'

const NAME_TOO_LONG = `Nama paling panjang ${NAME_MOST} huruf.`
const SPELLING_WORDS = 'Tulis nama dengan huruf Latin: huruf ini belum dapat dicetak di kuitansi.'

/** A name that papers carry, with the spelling that they can print. */
export const printedName = (missing: string) =>
  v.pipe(personName(missing, NAME_MOST), v.check(isPrintable, SPELLING_WORDS))

/** Names that papers carry, one for each person. */
export const names = v.pipe(
  v.array(v.string()),
  v.transform((all) => all.map(typedLine).filter(isName)),
  v.check((all) => all.every((name) => [...name].length <= NAME_MOST), NAME_TOO_LONG),
  v.check((all) => all.every(isPrintable), SPELLING_WORDS),
  v.maxLength(100, 'Paling banyak 100 nama.'),
)

export const donorName = printedName('Isi nama lengkap Anda.')

export const donorPhone = v.optional(
  v.pipe(
    v.string(),
    v.transform(typedLine),
    v.check(
      (typed) => typed === '' || normalisePhone(typed) !== undefined,
      'Nomor HP tidak valid (contoh 081234567890).',
    ),
    v.transform(normalisePhone),
  ),
)

export const donorEmail = v.optional(
  v.pipe(
    v.string(),
    v.transform(typedLine),
    v.maxLength(LONGEST_EMAIL, 'Alamat e-mail terlalu panjang.'),
    v.check(
      (typed) => typed === '' || normaliseEmail(typed) !== undefined,
      'Alamat e-mail tidak valid.',
    ),
    v.transform(normaliseEmail),
  ),
)

/** NPWP or NIK of a zakat donor; other donations do not keep it. */
export const typedTaxId = v.optional(
  v.pipe(
    v.string(),
    v.transform(typedLine),
    v.check((typed) => typed === '' || readTaxId(typed) !== undefined, TAX_ID_WORDS),
    v.transform(readTaxId),
  ),
)
