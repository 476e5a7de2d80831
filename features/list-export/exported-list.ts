import type { Ctx } from '#platform/context.ts'
import type { PersonalField } from '#platform/db/schema/schema-donor-export.ts'

/** A cell of an exported row; moments are dates. */
export type ExportCell = string | number | Date | null

/** The filters of a list, as its address has them. */
export type ListFilters = Readonly<Record<string, string | undefined>>

export type AskedPage = {
  filters: ListFilters
  /** The personal data that the rows may hold. */
  fields: readonly PersonalField[]
  /** The `next` of the page before. */
  after?: string | undefined
  size: number
}

export type ExportedPage = { rows: ExportCell[][]; next?: string | null | undefined }

/** A list of the desk as a file of its rows: what both a download and the job in the background read. */
export type ExportedList = {
  /** What it is called, on screens and on the sheet of a workbook. */
  title: string
  /** The name of its files, without their ending. */
  file: string
  /** The filters that its address may have. */
  filterNames: readonly string[]
  /** What the codes of a filter mean, by the filter's name. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the audit log says of a download; without it a short file leaves no entry. */
  sentence?: string
  head(fields: readonly PersonalField[]): readonly string[]
  page(ctx: Ctx, wanted: AskedPage): Promise<ExportedPage>
  /** How many rows there are; counting stops at `most`. */
  count(ctx: Ctx, filters: ListFilters, most: number): Promise<number>
}

/** By the last part of their addresses, `program`; loaded when they are asked for. */
export type ExportedLists = Readonly<Record<string, { load: () => Promise<ExportedList> }>>

/** More rows than this are written in the background. */
export const MOST_AT_ONCE = 2_000
