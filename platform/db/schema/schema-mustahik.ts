import type { ColumnType } from 'kysely'
import type { Rupiah } from '../../money/money.ts'
import type { ProofType } from './schema-help.ts'

export type AsnafCode =
  | 'fakir'
  | 'miskin'
  | 'amil'
  | 'mualaf'
  | 'riqab'
  | 'gharimin'
  | 'fisabilillah'
  | 'ibnu-sabil'

export type MustahikKind = 'person' | 'family' | 'institution'

export type MustahikState =
  | 'proposed'
  | 'surveyed'
  | 'eligible'
  | 'ineligible'
  | 'active'
  | 'stopped'

/** What a disbursement is for, as the yearly plan divides it. */
export type HelpArea = 'pendidikan' | 'kesehatan' | 'kemanusiaan' | 'ekonomi' | 'dakwah'

export type EvidenceKind = 'photo' | 'list' | 'handover' | 'receipt'

export type MemberRelation = 'spouse' | 'child' | 'parent' | 'sibling' | 'other'

type Later<T> = ColumnType<T | null, T | null | undefined>

/** People served. Days are 'yyyy-mm-dd', days in Jakarta. */
export type MustahikTables = {
  mustahik: {
    id: string
    year: number
    serial: number
    kind: MustahikKind
    name: string
    members: number
    asnaf: AsnafCode
    /** The code of its regency or city. */
    region: string
    province: string
    need: string
    income: Later<Rupiah>
    nik_sealed: Later<string>
    nik_mark: Later<string>
    phone_sealed: Later<string>
    kk_sealed: Later<string>
    kk_mark: Later<string>
    permit: ColumnType<string, string | undefined>
    head: ColumnType<string, string | undefined>
    consented_on: Later<string>
    state: MustahikState
    surveyed_on: Later<string>
    surveyor: ColumnType<string, string | undefined>
    survey_by: Later<string>
    decided_by: Later<string>
    recorded_by: string
    recorded_at: Date
    changed_at: Date
  }
  had_kifayah: {
    /** Empty for the whole country. */
    province: string
    valid_from: string
    per_person: Rupiah
    source: string
    made_by: string | null
    approved_by: string | null
    changed_at: Date
  }
  disbursement_mustahik: {
    id: string
    disbursement_id: string
    mustahik_id: string | null
    group_words: string | null
    asnaf: AsnafCode
    area: HelpArea
    men: number
    women: number
    families: number
    added_by: string
    added_at: Date
  }
  disbursement_evidence: {
    disbursement_id: string
    id: string
    /** Null where it proves the whole handover. */
    recipient_id: string | null
    kind: EvidenceKind
    signer_sealed: string | null
    type: ProofType
    size: number
    sealed: Buffer
    saved_by: string
    saved_at: Date
  }
  mustahik_member: {
    mustahik_id: string
    id: string
    name: string
    relation: MemberRelation
    born_on: string | null
    nik_sealed: string | null
    nik_mark: string | null
    added_by: string
    added_at: Date
    left_at: Later<Date>
  }
  mustahik_rule: { valid_from: string }
}
