import { closeBankAccount } from '#features/bank-account/bank-account.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { confirmLine } from '#features/bank-statement/confirm-line.server.ts'
import type { BankEntryKind } from '#features/bank-account/bank-entry.ts'
import type { SuggestionKind } from '#features/bank-statement/suggest.ts'
import { isRefusal } from '#platform/refusal.ts'
import { runJobs } from '../money/payments.ts'
import { aStatement, unexplainedLines } from '../money/statements.ts'
import { bankOwnLines, bookBankLine } from './bank-lines.ts'
import { leaveKept } from './kept.ts'
import { keep, payDonationBack, receive } from './money.ts'
import {
  addBank,
  bankAccountOf,
  chance,
  jakartaDay,
  pick,
  type Spending,
  whole,
  type YearBank,
  type YearWorld,
} from './world.ts'

/** One more bank account, mostly for a fund that has one. */
export async function openOneBank(world: YearWorld): Promise<void> {
  if (world.banks.filter(({ isClosed }) => !isClosed).length > 9) return
  await addBank(world, pick(world, ['Z', 'IT', 'IU', 'W', 'A', 'D'] as const) ?? 'IT')
}

/** One is closed; the last of an account in the ledger only while nothing stands there. */
export async function closeOneBank(world: YearWorld): Promise<void> {
  const { ctx, books, banks } = world
  const bank = pick(world, banks)
  if (!bank) return
  const others = banks.filter(
    ({ account, isClosed }) => account === bank.account && !isClosed,
  ).length
  const funds = Object.keys(bankAccountOf) as Fund[]
  const held = funds.reduce((sum, fund) => sum + books.balance(bank.account, fund), 0)
  const mayClose = !bank.isClosed && (others > 1 || held === 0)
  const refusal = await closeBankAccount(ctx, {
    id: bank.id,
    closedOn: jakartaDay(ctx.now()),
  }).then(
    () => undefined,
    (error: unknown) => {
      if (!isRefusal(error)) throw error
      return error
    },
  )
  if (mayClose === (refusal !== undefined)) {
    throw new Error(
      `${bank.account} with ${others} accounts and ${held}: ${refusal?.code ?? 'closed'}`,
    )
  }
  if (refusal) throw refusal
  bank.isClosed = true
}

/** What a line of a statement stands for, with what it does to the books once a person confirms it. */
type MeantLine = {
  amount: number
  words?: string
  kind: SuggestionKind
  /** What it is booked as, where it is the bank's own. */
  entry?: BankEntryKind
  /** The ids that its suggestion names, where others may fit as well. */
  ids?: string
  book(): void
}

/** A day's statement of a bank is read, and a person confirms its lines one by one. */
export async function confirmStatement(world: YearWorld): Promise<void> {
  const { ctx } = world
  const day = jakartaDay(ctx.now())
  const bank = pick(
    world,
    world.banks.filter(({ isClosed, told }) => !isClosed && told.day < day),
  )
  if (!bank) return
  const lines = linesOf(world, bank)
  if (lines.length === 0) return
  const written = lines.map(
    ({ amount, words = 'mutasi' }, at) =>
      [day, amount, `${words} ${at}`] as [string, number, string],
  )
  const id = await aStatement(ctx, bank.id, written, bank.told.balance)
  const balance = lines.reduce((sum, { amount }) => sum + amount, bank.told.balance)
  bank.told = { balance, day }
  for (const [at, line] of lines.entries()) await confirmMeant(world, { bank, id, at, line })
}

type Telling = { bank: YearBank; id: string; at: number; line: MeantLine }

async function confirmMeant(world: YearWorld, { bank, id, at, line }: Telling): Promise<void> {
  const { ctx } = world
  const open = await unexplainedLines(ctx, bank.id, id)
  const row = open.find(({ description }) => description.endsWith(` ${at}`))
  const meant = row?.suggestions.find(
    ({ kind, key, canConfirm }) =>
      (canConfirm || kind === 'bank') &&
      kind === line.kind &&
      (!line.ids || key.endsWith(line.ids)),
  )
  // Another entry of the same sum may stand nearer; then a person leaves the line open.
  if (!row || !meant) return
  const { entry, book } = line
  if (entry) return await bookBankLine(world, row.id, { entry, book })
  await confirmLine(ctx, { lineId: row.id, key: meant.key }, { by: ctx.newId() })
  book()
  await runJobs(ctx)
}

function linesOf(world: YearWorld, bank: YearBank): MeantLine[] {
  return [
    ...awaitedTransfer(world, bank),
    ...(bank.fund === 'N' ? [] : unknownMoney(world, bank)),
    ...bankOwnLines(world, bank).map((line) => ({ ...line, kind: 'bank' as const })),
    ...movedBetweenOwn(world, bank),
    ...refundThatLeft(world, bank),
    ...suspenseThatLeft(world, bank),
    ...spendingThatLeft(world, bank),
  ]
}

/** The sum that a donation waits for. */
function awaitedTransfer(world: YearWorld, bank: YearBank): MeantLine[] {
  const { ctx, codes } = world
  const now = ctx.now()
  const waiting = codes.filter(
    (code) => code.bank === bank && code.donation.state === 'waiting' && code.until > now,
  )
  const code = pick(world, waiting)
  if (!code) return []
  const isInTime = jakartaDay(now) <= jakartaDay(code.expires)
  const at = isInTime && code.expires < now ? code.expires : now
  const amount = code.total
  return [{ amount, kind: 'transfer', book: () => receive(world, code, { amount, at }) }]
}

function unknownMoney(world: YearWorld, bank: YearBank): MeantLine[] {
  if (chance(world, 0.5)) return []
  // No donation is as small as that.
  const amount = whole(world, 1_000, 9_000)
  const at = world.ctx.now()
  const book = () => keep(world, { code: undefined, bank, amount, at })
  return [{ amount, kind: 'suspense', book }]
}

/** Half of a transfer between our own accounts: the books have it already. */
function movedBetweenOwn(world: YearWorld, bank: YearBank): MeantLine[] {
  const transfer = pick(
    world,
    world.moved.filter(({ from, to }) => from === bank || to === bank),
  )
  if (!transfer || chance(world, 0.3)) return []
  const amount = transfer.from === bank ? -transfer.amount : transfer.amount
  return [{ amount, kind: 'entry', ids: transfer.id, book: () => {} }]
}

/** An agreed refund that this account pays; the amil's part leaves the amil's own bank. */
function refundThatLeft(world: YearWorld, bank: YearBank): MeantLine[] {
  const donation = pick(
    world,
    world.donations.filter(
      ({ refund }) => refund?.bank === bank && ['approved', 'sent'].includes(refund.status),
    ),
  )
  if (!donation?.refund) return []
  const { id } = donation.refund.key
  const book = () => payDonationBack(world, donation)
  return [{ amount: -donation.amount, kind: 'refund', ids: id, book }]
}

function suspenseThatLeft(world: YearWorld, bank: YearBank): MeantLine[] {
  const kept = pick(
    world,
    world.kept.filter(
      ({ state, by, payer }) => state === 'owed' && by === 'bank' && payer === bank,
    ),
  )
  if (!kept?.decision) return []
  const book = () => leaveKept(world, kept)
  return [{ amount: -kept.amount, kind: 'return', ids: kept.decision.id, book }]
}

/** Money for people that the books have already: the line explains it, and posts nothing. */
function spendingThatLeft(world: YearWorld, bank: YearBank): MeantLine[] {
  const isOf = ({ state, bank: paidBy, paidOn }: Spending) =>
    state === 'paid' && paidBy === bank && paidOn === jakartaDay(world.ctx.now())
  const spending = pick(world, world.spendings.filter(isOf))
  if (!spending) return []
  return [{ amount: -spending.amount, kind: 'entry', book: () => {} }]
}
