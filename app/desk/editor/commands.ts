import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { editorSchema } from './schema.ts'

const { nodes, marks } = editorSchema

export type Tool = {
  label: string
  run: Command
  /** Whether it holds where the caret stands; undefined for what is no state. */
  isOn?: (state: EditorState) => boolean
  /** Shown only within a table. */
  isOfTable?: true
}

function inBlock(name: string, attrs: Record<string, unknown> = {}) {
  return ({ selection }: EditorState): boolean => {
    const { $from } = selection
    for (let depth = $from.depth; depth >= 0; depth -= 1) {
      const node = $from.node(depth)
      if (node.type.name === name && node.hasMarkup(node.type, { ...node.attrs, ...attrs }))
        return true
    }
    return false
  }
}

function hasMark(name: 'strong' | 'em' | 'link') {
  return ({ selection: { from, $from, to, empty }, storedMarks, doc }: EditorState): boolean => {
    const type = marks[name]
    if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
    return doc.rangeHasMark(from, to, type)
  }
}

/** Turns a line into a heading, or a heading into a line. */
function heading(level: 2 | 3): Command {
  const isOn = inBlock('heading', { level })
  return (state, dispatch) =>
    isOn(state)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)
}

function list(name: 'bullet_list' | 'ordered_list'): Command {
  const isOn = inBlock(name)
  return (state, dispatch) =>
    isOn(state)
      ? liftListItem(nodes.list_item)(state, dispatch)
      : wrapInList(nodes[name])(state, dispatch)
}

const quote: Command = (state, dispatch) =>
  inBlock('blockquote')(state) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

const newTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const cell = (header: boolean): Node =>
    nodes[header ? 'table_header' : 'table_cell'].createAndFill() as Node
  const row = (header: boolean) => nodes.table_row.create(null, [cell(header), cell(header)])
  const table = nodes.table.create(null, [row(true), row(false), row(false)])
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView())
  return true
}

/** The tools in their order; pictures and links are asked for by the toolbar itself. */
export const tools: readonly Tool[] = [
  { label: 'Judul bagian', run: heading(2), isOn: inBlock('heading', { level: 2 }) },
  { label: 'Subjudul', run: heading(3), isOn: inBlock('heading', { level: 3 }) },
  { label: 'Tebal', run: toggleMark(marks.strong), isOn: hasMark('strong') },
  { label: 'Miring', run: toggleMark(marks.em), isOn: hasMark('em') },
  { label: 'Daftar', run: list('bullet_list'), isOn: inBlock('bullet_list') },
  { label: 'Daftar bernomor', run: list('ordered_list'), isOn: inBlock('ordered_list') },
  { label: 'Kutipan', run: quote, isOn: inBlock('blockquote') },
  { label: 'Tabel', run: newTable },
  { label: 'Tambah baris', run: addRowAfter, isOfTable: true },
  { label: 'Tambah kolom', run: addColumnAfter, isOfTable: true },
  { label: 'Hapus baris', run: deleteRow, isOfTable: true },
  { label: 'Hapus kolom', run: deleteColumn, isOfTable: true },
  { label: 'Hapus tabel', run: deleteTable, isOfTable: true },
  { label: 'Urungkan', run: undo },
  { label: 'Ulangi', run: redo },
]

/** Whether the selection holds a link. */
export const hasLink = hasMark('link')

/** Sets the link of the selection; an empty address takes it away. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    const type = marks.link
    if (href === '') {
      dispatch?.(state.tr.removeMark(from, to, type))
      return true
    }
    const mark = type.create({ href })
    if (empty) dispatch?.(state.tr.replaceSelectionWith(editorSchema.text(href, [mark]), false))
    else dispatch?.(state.tr.addMark(from, to, mark))
    return true
  }
}

export type PictureAttributes = { src: string; alt: string; width: string; height: string }

/** Puts a picture of the library where the caret stands. */
export function insertPicture(attrs: PictureAttributes): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.figure.create(attrs)).scrollIntoView())
    return true
  }
}
