import type { Generated, JSONColumnType } from 'kysely'

export type DonorExportStatus = 'running' | 'ready' | 'failed' | 'removed'

/** The personal data an export may hold: name and contacts, NPWP or NIK. */
export type PersonalField = 'kontak' | 'npwp'

export type DonorExportTable = {
  id: string
  /** Which list of the desk: the last part of its address. */
  list: Generated<string>
  /** As in the address of the list. */
  filters: JSONColumnType<Record<string, string | undefined>>
  fields: JSONColumnType<PersonalField[]>
  /** Empty where no personal data is in it. */
  reason: string
  made_by: string
  approved_by: string | null
  made_at: Date
  status: DonorExportStatus
  total: number | null
  written: Generated<number>
  parts: Generated<number>
  /** The cursor of the next part. */
  after: string | null
  folder: string
  updated_at: Date
  expires_at: Date
}
