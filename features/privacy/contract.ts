import * as v from 'valibot'

const MISSING = 'Isian ini wajib ada.'

const password = v.optional(
  v.pipe(v.string('Isi kata sandi.'), v.maxLength(1_000, 'Kata sandi terlalu panjang.')),
)

/** POST /v2/me/privacy/export: the password if there is one, else a recent sign-in. */
export const exportRequest = v.object({ currentPassword: password }, MISSING)

/** POST /v2/me/privacy/closure. */
export const closureRequest = v.object(
  {
    currentPassword: password,
    isUnderstood: v.literal(true, 'Centang bahwa Anda mengerti: akun tidak dapat dikembalikan.'),
  },
  MISSING,
)

const count = v.pipe(v.number(), v.integer())

export const privacyResponse = v.object({
  data: v.object({
    /** What the books keep when the account is closed. */
    kept: v.object({ donations: count, receipts: count }),
    consents: v.array(
      v.object({
        purpose: v.string(),
        isGiven: v.boolean(),
        /** Of the text that was agreed to; null for what was chosen at a contact itself, as by STOP. */
        version: v.nullable(v.string()),
        words: v.string(),
        decidedAt: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
  }),
})

export const exportResponse = v.object({
  /** The time of the export. */
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Table by table, each row as stored. */
  data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

export const closedResponse = v.object({
  data: v.object({ donations: count, receipts: count }),
})

export type PrivacyBody = v.InferOutput<typeof privacyResponse>['data']
