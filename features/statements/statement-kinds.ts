import type { Entity } from './ledger-facts.ts'

/**
 * What a statement shows: what stands at the end of a day, what moved within a period, from the one to the other by what
 * was added and taken, how cash came and went, or texts with the accounts that they explain.
 */
export type StatementMeasure = 'closing' | 'flow' | 'roll' | 'cash' | 'notes'

type Kind = { title: string; entity: Entity; measure: StatementMeasure }

/** The statements of both entities by the last part of their addresses (PSAK 401 annex C; PSAK 412). */
export const statementKinds = {
  posisi: { title: 'Laporan posisi keuangan', entity: 'amil', measure: 'closing' },
  'perubahan-dana': { title: 'Laporan perubahan dana', entity: 'amil', measure: 'flow' },
  'aset-kelolaan': { title: 'Laporan perubahan aset kelolaan', entity: 'amil', measure: 'roll' },
  'arus-kas': { title: 'Laporan arus kas', entity: 'amil', measure: 'cash' },
  catatan: { title: 'Catatan atas laporan keuangan', entity: 'amil', measure: 'notes' },
  'wakaf-posisi': { title: 'Laporan posisi keuangan wakaf', entity: 'wakaf', measure: 'closing' },
  'wakaf-aset': { title: 'Laporan rincian aset wakaf', entity: 'wakaf', measure: 'roll' },
  'wakaf-aktivitas': { title: 'Laporan aktivitas wakaf', entity: 'wakaf', measure: 'flow' },
  'wakaf-arus-kas': { title: 'Laporan arus kas wakaf', entity: 'wakaf', measure: 'cash' },
  'wakaf-catatan': { title: 'Catatan atas laporan wakaf', entity: 'wakaf', measure: 'notes' },
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

/** A row as it is drawn on a screen, on paper and in a file. */
export type DrawnRow = {
  role: 'block' | 'heading' | 'text' | 'line' | 'total' | 'end'
  words: string
  /** None of a block or heading. */
  figures: readonly number[]
  /** The name by which a sum knows it. */
  key?: string
  /** Of a sum: the names of its rows, '-' before one that it takes away. */
  sums?: readonly string[]
  /** What a line's figure is made of, to look at its journals. */
  accounts?: readonly string[]
  funds?: readonly string[]
}
