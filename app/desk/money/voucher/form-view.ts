import { likelyItem } from '#features/voucher/due/likely-item.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { parseRupiah } from '#platform/money/money.ts'
import { findTemplate } from '#features/voucher/templates/templates.ts'
import { fieldsOf, type Template } from '#features/voucher/templates/template.ts'
import { findLine } from '#features/bank-statement/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { existing, orNotFound } from '#app/not-found.ts'
import { fieldViews } from './voucher-choices.ts'
import type { Desk } from '#app/desk/context.ts'

/** A form of a voucher with what it is told: a line of a bank's statement, or what is due, leads here. */
export async function formView(ctx: Desk['ctx'], key: string, searchParams: URLSearchParams) {
  const template = existing(findTemplate(key))
  const { title, words, paper } = template
  const today = dayOf(ctx.now())
  const known = fieldsOf(template).map(({ name }) => [
    name,
    searchParams.get(name)?.slice(0, 200) ?? '',
  ])
  const item = await likelyItemField(ctx.db, template, searchParams)
  const stored = { ...Object.fromEntries(known), ...item, day: searchParams.get('day') ?? today }
  const views = await fieldViews(ctx.db, template, today)
  const line = await waitingLine(ctx.db, searchParams.get('line'))
  return { id: ctx.newId(), template: key, title, words, paper, today, stored, views, line }
}

/** What a line of a bank most likely settles. */
async function likelyItemField(db: Db, template: Template, searchParams: URLSearchParams) {
  const field = template.fields.find(({ kind }) => kind === 'item')
  if (field?.kind !== 'item' || !searchParams.has('line') || searchParams.has('item')) return {}
  const items = await listOpenItems(db, { accounts: field.accounts })
  const parsed = parseRupiah(searchParams.get('sum') ?? '')
  const line = { sum: parsed.ok ? parsed.value : 0, note: searchParams.get('note') ?? '' }
  return { item: likelyItem(items, line) ?? '' }
}

/** The line of a statement that this is to explain, if it still waits. */
async function waitingLine(db: Db, id: string | null) {
  if (!id || !isRowId(id)) return undefined
  const line = await orNotFound(() => findLine(db, id))
  const { row, statementId, open } = line
  return open === 0 ? undefined : { id, row, href: `/kelola/rekening-koran/${statementId}` }
}
