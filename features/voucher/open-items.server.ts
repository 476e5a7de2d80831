import { sql } from 'kysely'
import type { Posting } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { ChosenItem } from './templates/fields.ts'
import { movedQuantity } from './goods/quantity.ts'
import { ItemTooSmall } from './errors.ts'
import { scheduleOf } from './due/instalments.ts'
import { itemAccounts, itemMove } from './templates/item-accounts.ts'

export type OpenItem = ChosenItem & {
  note: string
  /** When the next part of it is due, and what of that part remains. */
  dueOn: string | null
  dueRest: number
  /** In so many monthly parts, the first of which is due then. */
  instalments: number
  firstDueOn: string | null
  sum: number
  /** Of goods, where they lie. */
  store: string | null
}

type ItemFilter = {
  accounts?: readonly string[]
  fund?: Fund
  id?: string
  party?: string
  isSettledToo?: true
}

/** Open items of these accounts with what remains of each, by their days; settled ones only where asked for. */
export async function listOpenItems(
  db: Db | Tx,
  { accounts = Object.keys(itemAccounts), fund, id, party, isSettledToo }: ItemFilter = {},
): Promise<OpenItem[]> {
  const { rows } = await sql<Row>`
    select item.id, item.account, item.fund, item.campaign_id as "campaignId", item.party, item.note,
      item.opened_on::text as "openedOn", item.due_on::text as "firstDueOn", item.instalments,
      item.unit, item.store, sum(move.quantity)::bigint as quantity,
      sum(move.amount)::bigint as remaining, max(move.amount)::bigint as sum
    from open_item as item join open_item_move as move on move.item_id = item.id
    where item.account = any(${accounts}::text[])
      and (${fund ?? null}::text is null or item.fund = ${fund ?? null})
      and (${id ?? null}::uuid is null or item.id = ${id ?? null}::uuid)
      and (${party ?? null}::text is null or lower(btrim(item.party)) = lower(btrim(${party ?? null})))
    group by item.id
    having ${isSettledToo === true} or sum(move.amount) > 0
    order by item.due_on nulls last, item.opened_on, item.id`.execute(db)
  return rows.map(withNextDue).toSorted((one, other) => (dayKey(one) < dayKey(other) ? -1 : 1))
}

type Row = Omit<OpenItem, 'dueOn' | 'dueRest'>

function withNextDue(row: Row): OpenItem {
  const { firstDueOn, instalments, remaining } = row
  if (!firstDueOn || instalments === 1) return { ...row, dueOn: firstDueOn, dueRest: remaining }
  const next = scheduleOf({ ...row, firstDueOn }).find(({ rest }) => rest > 0)
  return { ...row, dueOn: next?.dueOn ?? firstDueOn, dueRest: next?.rest ?? remaining }
}

function dayKey({ dueOn, openedOn, id }: OpenItem): string {
  return `${dueOn ?? '9999'} ${openedOn} ${id}`
}

type NewItem = {
  account: string
  fund: Fund
  campaignId: string | null
  party: string
  note: string
  openedOn: string
  dueOn: string | null
  instalments?: number
  unit?: string | null
  store?: string | null
}

/** A move of an item, which it may open. */
export type ItemMove = { item: { id: string } | NewItem; amount: number; quantity?: number | null }

type Moving = {
  postings: readonly Posting[]
  /** The item that the form names. */
  chosen: ChosenItem | undefined
  party: string
  note: string
  day: string
  dueOn: string | null
  instalments: number
  campaignId: string | null
  /** Of goods. */
  quantity?: number
  unit?: string
  store?: string
}

/**
 * How postings move open items: the chosen one of its account; else what makes an account greater opens one, and what
 * makes it smaller goes by the order of days, as taxes do. Refuses more than remains.
 */
export async function planItems(db: Db | Tx, moving: Moving): Promise<ItemMove[]> {
  const moves: ItemMove[] = []
  const funds = [...new Set(moving.postings.map(({ fund }) => fund))]
  for (const fund of funds) {
    const postings = moving.postings.filter((posting) => posting.fund === fund)
    for (const account of Object.keys(itemAccounts)) {
      const amount = itemMove(account, postings)
      if (amount !== 0) moves.push(...(await movesOf(db, { ...moving, fund, account, amount })))
    }
  }
  return moves
}

type OfAccount = Moving & { fund: Fund; account: string; amount: number }

async function movesOf(db: Db | Tx, moving: OfAccount): Promise<ItemMove[]> {
  const { fund, account, amount, chosen } = moving
  const { words, dueOn, party, isPaidInOrder } = itemAccounts[
    account
  ] as (typeof itemAccounts)[string]
  if (chosen?.account === account) {
    if (chosen.remaining + amount < 0) throw new ItemTooSmall(words, chosen.remaining)
    const { quantity = 0 } = moving
    return [{ item: chosen, amount, quantity: movedQuantity(chosen, { amount, quantity }) }]
  }
  if (amount > 0) {
    const { day: openedOn, note, campaignId, instalments } = moving
    const due = isPaidInOrder ? null : moving.dueOn
    const who = (isPaidInOrder ? '' : moving.party) || party
    const when = due ?? dueOn?.(openedOn) ?? null
    const item = { account, fund, campaignId, party: who, note, openedOn, dueOn: when, instalments }
    const { quantity = 0, unit = '', store = '' } = moving
    const goods = { unit: unit || null, store: store || null }
    const moved = movedQuantity(undefined, { amount, quantity })
    return [{ item: { ...item, ...goods }, amount, quantity: moved }]
  }
  return inOrder(await listOpenItems(db, { accounts: [account], fund }), { words, amount })
}

function inOrder(
  items: readonly OpenItem[],
  { words, amount }: { words: string; amount: number },
): ItemMove[] {
  const all = items.reduce((sum, { remaining }) => sum + remaining, 0)
  let left = 0 - amount
  if (all < left) throw new ItemTooSmall(words, all)
  return items.flatMap((item) => {
    const part = Math.min(left, item.remaining)
    left -= part
    return part > 0 ? [{ item, amount: 0 - part }] : []
  })
}

/**
 * Writes moves of a journal in its transaction, and opens the items that are new. Whoever posts to an account of
 * `itemAccounts` writes them: the nightly question compares both.
 */
export async function moveItems(
  ctx: Pick<Ctx, 'newId'>,
  tx: Tx,
  {
    sourceId,
    journalId,
    moves,
  }: { sourceId: string; journalId: string; moves: readonly ItemMove[] },
): Promise<void> {
  for (const { item, amount, quantity = null } of moves) {
    const id = 'id' in item ? item.id : await openItem(ctx, tx, item)
    const move = { item_id: id, source_id: sourceId, journal_id: journalId, amount, quantity }
    await tx.insertInto('open_item_move').values(move).execute()
  }
}

async function openItem({ newId }: Pick<Ctx, 'newId'>, tx: Tx, item: NewItem): Promise<string> {
  const id = newId()
  const { account, fund, campaignId, party, note, openedOn, dueOn, instalments = 1 } = item
  const named = { account, fund, campaign_id: campaignId, party, note }
  const { unit = null, store = null } = item
  const row = { id, ...named, opened_on: openedOn, due_on: dueOn, instalments, unit, store }
  await tx.insertInto('open_item').values(row).execute()
  return id
}
