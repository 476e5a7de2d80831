import type { Generated, JSONColumnType } from 'kysely'

/** How staff come in, and their forms that were carried out. */
export type StaffEntryTables = {
  staff_invite: {
    id: string
    staff_id: string
    kind: 'join' | 'recover'
    nonce: string
    token_hash: Buffer
    password_hash: Generated<string | null>
    /** Sealed by platform/security/secret-box.server.ts. */
    totp_secret: Generated<string | null>
    created_at: Date
    expires_at: Date
    used_at: Generated<Date | null>
  }
  staff_credential: {
    staff_id: string
    password_hash: string
    password_changed_at: Date
  }
  staff_totp: {
    id: string
    staff_id: string
    /** Sealed by platform/security/secret-box.server.ts. */
    secret: string
    step: Generated<number>
    device: string
    created_at: Date
    confirmed_at: Date | null
    last_used_at: Generated<Date | null>
  }
  staff_passkey: {
    id: string
    staff_id: string
    public_key: Buffer
    counter: number
    transports: JSONColumnType<string[]>
    device: string
    created_at: Date
    last_used_at: Generated<Date | null>
  }
  staff_recovery_code: { staff_id: string; code_hash: Buffer; used_at: Generated<Date | null> }
  staff_challenge: {
    challenge: string
    staff_id: string
    purpose: 'register' | 'enter'
    expires_at: Date
  }
  staff_form: { fingerprint: Buffer; made_at: Date; location: Generated<string | null> }
  staff_held_form: {
    id: string
    session_id: string
    address: string
    content_type: string
    /** Sealed by platform/security/secret-box.server.ts. */
    body: Buffer
    made_at: Date
  }
  staff_session: {
    id: string
    staff_id: string
    token_hash: Buffer
    factor_at: Date | null
    device: string
    address_hash: Buffer
    created_at: Date
    last_seen_at: Date
    ended_at: Generated<Date | null>
  }
}
