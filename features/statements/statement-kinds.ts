import type { Entity } from './ledger-facts.ts'

/**
 * What a statement shows: what stands at the end of a day, what moved within a period, from the one to the other by what
 * was added and taken, or how cash came and went.
 */
export type StatementMeasure = 'closing' | 'flow' | 'roll' | 'cash'

type Kind = { title: string; entity: Entity; measure: StatementMeasure }

/** The statements of both entities by the last part of their addresses (PSAK 401 annex C; PSAK 412). */
export const statementKinds = {
  posisi: { title: 'Laporan posisi keuangan', entity: 'amil', measure: 'closing' },
  'perubahan-dana': { title: 'Laporan perubahan dana', entity: 'amil', measure: 'flow' },
  'aset-kelolaan': { title: 'Laporan perubahan aset kelolaan', entity: 'amil', measure: 'roll' },
  'arus-kas': { title: 'Laporan arus kas', entity: 'amil', measure: 'cash' },
  'wakaf-posisi': { title: 'Laporan posisi keuangan wakaf', entity: 'wakaf', measure: 'closing' },
  'wakaf-aset': { title: 'Laporan rincian aset wakaf', entity: 'wakaf', measure: 'roll' },
  'wakaf-aktivitas': { title: 'Laporan aktivitas wakaf', entity: 'wakaf', measure: 'flow' },
  'wakaf-arus-kas': { title: 'Laporan arus kas wakaf', entity: 'wakaf', measure: 'cash' },
} as const satisfies Record<string, Kind>

export type StatementKind = keyof typeof statementKinds

/** True for the name of a statement. */
export function isStatementKind(name: string): name is StatementKind {
  return Object.hasOwn(statementKinds, name)
}

/** A line as its row says it. */
export type LayoutLine = {
  section: string
  heading: string
  words: string
  accounts: readonly string[]
  /** None: every fund of the entity. */
  funds: readonly string[]
  side: 'in' | 'out' | null
  sign: 1 | -1
}
