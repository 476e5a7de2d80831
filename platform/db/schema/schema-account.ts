import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type ContactKind = 'email' | 'phone'
export type Theme = 'sistem' | 'terang' | 'gelap' | 'sepia'

/** The data that waits for a code: everything needed once the code is right, except the code. */
export type OtpDraft = {
  name?: string
  passwordHash?: string
  consents?: Record<string, boolean>
  /** After use: the contact that was removed from the account and gets a message. */
  replaced?: string
  /** The wanted donation, if the contact belongs to its donor. */
  donationId?: string
}

/** Accounts, their contacts, consents and sessions. */
export type AccountTables = {
  account: {
    id: string
    name: string
    status: Generated<'active' | 'closed'>
    is_anonymous: Generated<boolean>
    theme: Generated<Theme>
    password_hash: string | null
    password_changed_at: Date | null
    photo: ColumnType<KeptPicture | null, string | null | undefined, string | null>
    /** NPWP or NIK, encrypted by platform/security/secret-box.server.ts. */
    tax_id: Generated<string | null>
    created_at: Date
    updated_at: Date
    closed_at: Generated<Date | null>
  }
  account_contact: { account_id: string; kind: ContactKind; value: string; verified_at: Date }
  account_identity: {
    id: string
    issuer: string
    subject: string
    account_id: string
    /** Null in rows older than migration 0038. */
    provider: SocialProvider | null
    created_at: Date
  }
  account_consent: {
    account_id: string
    id: string
    purpose: string
    is_given: boolean
    version: string
    decided_at: Date
  }
  session: {
    id: string
    account_id: string
    token_hash: Buffer
    device: string
    address_hash: Buffer
    device_hash: Generated<Buffer | null>
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    revoked_at: Generated<Date | null>
  }
  otp_challenge: {
    id: string
    token_hash: Buffer
    purpose: string
    account_id: string | null
    kind: ContactKind
    contact: string
    draft: JSONColumnType<OtpDraft>
    nonce: string
    sends: Generated<number>
    attempts: Generated<number>
    created_at: Date
    sent_at: Date
    code_expires_at: Date
    expires_at: Date
    used_at: Generated<Date | null>
  }
  password_reset: {
    id: string
    token_hash: Buffer
    kind: ContactKind
    contact: string
    nonce: string
    created_at: Date
    expires_at: Date
    used_at: Generated<Date | null>
  }
  rate_limit: { key: Buffer; free_at: Date }
  recent_call: { key: Buffer; moments: Date[]; forget_at: Date }
  sign_in_delay: { key: Buffer; tries: number; waits_until: Date; last_tried_at: Date }
}
