import * as v from 'valibot'
import { readContact } from '#platform/text/contact.ts'
import { personName } from '#platform/text/form-text.ts'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { readTaxId, TAX_ID_WORDS } from '#platform/text/tax-id.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { NAME_MOST, purposes, accountThemes, whyStopped } from './account.ts'
import { socialProviders } from '#platform/settings/firebase-settings.ts'

const MISSING = 'Isian ini wajib ada.'
/** Longer than any password may be; the rules explain what is wrong with one. */
const PASSWORD_TEXT = 1_000

/** An email or phone number as typed, parsed into its stored form. */
export const contactText = v.pipe(
  v.string('Isi e-mail atau nomor HP Anda.'),
  v.maxLength(300, 'E-mail atau nomor HP terlalu panjang.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readContact(dataset.value)
    if (read) return read
    addIssue({ message: 'Isi alamat e-mail atau nomor HP yang benar (contoh 081234567890).' })
    return NEVER
  }),
)

const name = personName('Isi nama lengkap Anda.', NAME_MOST)

const password = v.pipe(
  v.string('Isi kata sandi.'),
  v.minLength(1, 'Isi kata sandi.'),
  v.maxLength(PASSWORD_TEXT, 'Kata sandi terlalu panjang.'),
)

const token = publicIdSchema('Tautan tidak berlaku.', MISSING)

const code = v.pipe(
  v.string('Isi kode enam angka.'),
  v.transform((typed) => typedLine(typed).replace(/[\s\p{Pd}]/gu, '')),
  v.regex(/^\d{6}$/, 'Kode terdiri dari enam angka.'),
)

const newsWords = {
  email: 'Meminta kabar program; tanpa newsByPhone hanya lewat e-mail.',
  phone:
    'Benar hanya bila kalimat di samping centang kabar menyebut WhatsApp: kabar lalu dikirim ke nomor HP juga.',
}

/** POST /v2/auth/register. */
export const registerRequest = v.object(
  {
    name,
    contact: contactText,
    password,
    consent: v.literal(true, 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.'),
    wantsNews: v.optional(v.pipe(v.boolean(), v.description(newsWords.email)), false),
    newsByPhone: v.optional(v.pipe(v.boolean(), v.description(newsWords.phone)), false),
  },
  MISSING,
)

/** POST /v2/me/contacts: an email or phone to add, or to replace the one of its kind. */
export const contactRequest = v.object(
  { contact: contactText, currentPassword: v.optional(password) },
  MISSING,
)

/** POST /v2/auth/code: a code to sign in without a password. */
export const signInCodeRequest = v.object({ contact: contactText }, MISSING)

/** POST /v2/me/contacts/{kind}/removal and /v2/me/identities/{id}/removal. */
export const removalRequest = v.object({ currentPassword: v.optional(password) }, MISSING)
export const identityParam = v.object({ id: v.pipe(v.string(), v.uuid()) })

export const codeRequest = v.object({ token, code }, MISSING)
export const resendRequest = v.object({ token }, MISSING)
export const signInRequest = v.object({ contact: contactText, password }, MISSING)
export const forgotRequest = v.object({ contact: contactText }, MISSING)
/** The same as a form: a script adds the browser's value; without it the sender counts as a stranger. */
export const forgotForm = v.object({ ...forgotRequest.entries, device: v.optional(v.string()) })
/** POST /v2/auth/password/reset; `unlinksProviders` removes every sign-in provider from the account. */
export const resetRequest = v.object(
  { token, password, unlinksProviders: v.optional(v.boolean(), false) },
  MISSING,
)

export const passwordChange = v.object(
  { currentPassword: v.optional(password), newPassword: password },
  MISSING,
)

/** NPWP or NIK, 16 digits, in any grouping; an empty text removes it. */
const taxId = v.pipe(
  v.string(),
  v.maxLength(40, TAX_ID_WORDS),
  v.check((typed) => typedLine(typed) === '' || readTaxId(typed) !== undefined, TAX_ID_WORDS),
  v.transform((typed) => readTaxId(typed) ?? ''),
)

const decision = v.optional(v.boolean())

/** PATCH /v2/me. The required consent (`terms`) is withdrawn by closing the account. */
export const accountChange = v.object({
  name: v.optional(name),
  isAnonymous: v.optional(v.boolean()),
  theme: v.optional(v.picklist(accountThemes, 'Tema tidak dikenal.')),
  taxId: v.optional(taxId),
  consents: v.optional(
    v.strictObject(
      {
        'news-email': decision,
        'news-whatsapp': decision,
        'reminders-email': decision,
        'reminders-whatsapp': decision,
      },
      'Tujuan persetujuan tidak dikenal.',
    ),
  ),
})

export const deviceParam = v.object({ id: v.pipe(v.string(), v.uuid()) })

const moment = v.pipe(v.string(), v.isoTimestamp())

/** A code was sent; `target` is the masked contact. The answer is the same with and without an account. */
const challengeBody = v.object({
  kind: v.picklist(['email', 'phone']),
  target: v.string(),
  codeExpiresAt: moment,
  resendAt: moment,
  /** The server's clock, for countdowns. */
  serverNow: moment,
})

export const challengeResponse = v.object({ data: challengeBody })
export const registered = v.object({
  data: v.object({ ...challengeBody.entries, token: v.string() }),
})

/** The raw value for SY_SESSION and the Authorization header. */
export const signedIn = v.object({
  data: v.object({
    token: v.string(),
    /** Seconds since 1970. */
    expiresAt: v.number(),
  }),
})

const idToken = v.pipe(v.string(), v.maxLength(8_192))

/** POST /v2/auth/social: a Firebase ID token of a recent sign-in. A new account needs `consent`. */
export const socialRequest = v.object({ idToken, consent: v.optional(v.boolean(), false) }, MISSING)

/** POST /v2/me/identities: a token of the provider's account to link. */
export const identityRequest = v.object({ idToken, currentPassword: v.optional(password) }, MISSING)

/** POST /v2/auth/social/trouble: error codes of the SDK that only the operator can fix. */
export const socialTrouble = v.object({
  code: v.picklist([
    'invalid-api-key',
    'auth-domain-config-required',
    'operation-not-allowed',
    'unauthorized-domain',
    'api-key-not-valid.-please-pass-a-valid-api-key.',
  ]),
  provider: v.picklist(socialProviders),
})

/** GET /v2/auth/social: what the browser's SDK needs; null where no provider is configured. */
export const socialSettings = v.object({
  data: v.nullable(
    v.object({
      providers: v.array(v.picklist(socialProviders)),
      projectId: v.string(),
      apiKey: v.string(),
      authDomain: v.string(),
    }),
  ),
})

export const said = v.object({ data: v.object({ message: v.string() }) })

const meBody = v.object({
  name: v.string(),
  isAnonymous: v.boolean(),
  theme: v.picklist(accountThemes),
  /** The id of the photo at GET /v2/me/photo; null without a photo. */
  photo: v.nullable(v.string()),
  /** Whether an NPWP or NIK is stored: GET /v2/me/tax-id. */
  hasTaxId: v.boolean(),
  hasPassword: v.boolean(),
  createdAt: moment,
  contacts: v.array(
    v.object({
      kind: v.picklist(['email', 'phone']),
      value: v.string(),
      verifiedAt: moment,
    }),
  ),
  identities: v.array(
    v.object({
      id: v.string(),
      /** Null for the oldest links, whose provider was not recorded. */
      provider: v.nullable(v.picklist(socialProviders)),
      createdAt: moment,
    }),
  ),
  /** What goes to this member now: a yes that its contact stopped since counts as no. */
  consents: v.object(
    Object.fromEntries(purposes.map((purpose) => [purpose, v.boolean()])) as Record<
      (typeof purposes)[number],
      v.BooleanSchema<undefined>
    >,
  ),
  /** A yes by which nothing goes: stopped by STOP, by a link of a message, or because nothing arrives there. */
  stopped: v.array(
    v.object({ purpose: v.picklist(purposes), why: v.picklist(whyStopped), at: moment }),
  ),
})

const PHOTO = 'Pilih satu foto.'

/** PUT /v2/me/photo, as multipart. The bytes decide the file's type. */
export const photoForm = v.object({
  photo: v.pipe(
    v.instance(File, PHOTO),
    v.check(({ size }) => size > 0, PHOTO),
  ),
})

export const taxIdResponse = v.object({ data: v.object({ taxId: v.nullable(v.string()) }) })

export const meResponse = v.object({ data: meBody })

export const deviceListResponse = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      createdAt: moment,
      lastSeenAt: moment,
      isCurrent: v.boolean(),
    }),
  ),
})

export const devicesEnded = v.object({ data: v.object({ ended: v.number() }) })
