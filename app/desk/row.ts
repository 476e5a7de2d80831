import type { ExportedList } from '#features/list-export/exported-list.ts'
import type { Permission } from '#features/staff/permissions.ts'

/** An act that needs a second factor not older than five minutes. */
type FreshAct = { permission: Permission; isFresh: true }

type Acts = Readonly<Record<string, Permission | FreshAct>>

/** What an address asks of whoever is signed in. */
export type ClosedDoor = {
  /** Who may look. */
  read: Permission
  /** What each act (`?aksi=`) asks. */
  acts?: Acts
  /** Its ids need not be a row's: the use case looks names up. */
  takesNames?: true
  /** Its ids are public ones, which visitors know too. */
  takesPublicIds?: true
  /** Looking, too, needs a fresh second factor: personal data leaves. */
  isFresh?: true
}

export type Door = { isOpen: true } | ClosedDoor

/** An address of the desk: its route, its door and its label in the navigation. */
export type DeskRow = {
  address: string
  path: string
  /** Its route module within app/desk. */
  module: string
  /** The name of its route. */
  id: string
  door: Door
  label?: string
  exported?: ListExport
}

/** Rows that stand together in the navigation. */
export type RouteSection = {
  /** Its title in the navigation, where its rows with a label stand. */
  title?: string
  rows: readonly DeskRow[]
}

/** The files of a list: who takes them, and its rows, which are loaded when they are asked for. */
export type ListExport = {
  read: Permission
  /** They need a fresh second factor, the page does not. */
  isFresh: boolean
  load: () => Promise<ExportedList>
}

type Page = ClosedDoor & { label?: string }

/** An address with its permissions. */
export function page(path: string, module: string, { label, ...door }: Page): DeskRow {
  return { ...rowOf(path, module, door), ...(label && { label }) }
}

/** An address that asks for no session. */
export function openPage(path: string, module: string): DeskRow {
  return rowOf(path, module, { isOpen: true })
}

type List = Page & Pick<ListExport, 'load'> & { isFileFresh?: true }

/** A page with a list that also comes as files, `program.csv` and `program.xlsx`, for whoever may look at it. */
export function list(
  path: string,
  module: string,
  { load, isFileFresh, ...options }: List,
): DeskRow[] {
  const { read } = options
  const isFresh = isFileFresh ?? false
  const door: Door = { read, ...(isFileFresh && { isFresh: isFileFresh }) }
  const files = ['csv', 'xlsx'].map((format) => ({
    ...rowOf(`${path}.${format}`, 'donors/list-export/list-file.ts', door),
    id: `list-export/${path}.${format}`,
  }))
  return [{ ...page(path, module, options), exported: { read, isFresh, load } }, ...files]
}

function rowOf(path: string, module: string, door: Door): DeskRow {
  const address = path ? `/kelola/${path}` : '/kelola'
  return { address, path, module, id: module.replace(/\.tsx?$/, ''), door }
}

/** Acts that ask the same permission. */
export function each(permission: Permission, ...names: string[]): Acts {
  return Object.fromEntries(names.map((name) => [name, permission]))
}

export function fresh(permission: Permission): FreshAct {
  return { permission, isFresh: true }
}
