import { bookLine, undoLine } from '#features/bank-statement/book-line.server.ts'
import type { BankEntryKind } from '#features/bank-account/bank-entry.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { OwnEntry } from './books.ts'
import { chance, pick, whole, type YearBank, type YearWorld } from './world.ts'

/** What a bank itself takes and gives, as its statement words it; a tax is of what came before. */
type BankOwn = { amount: number; words: string; entry: BankEntryKind; book(): void }

const yields: Readonly<Record<Fund, string>> = {
  Z: '4190',
  IT: '4290',
  IU: '4290',
  W: '4310',
  A: '4490',
  D: '4590',
  N: '4900',
}

/** The funds that share each account of the ledger, in the order in which they lend. */
const shared: Readonly<Record<string, readonly Fund[]>> = { '1122': ['IT', 'IU', 'D'] }

/** A cost, interest, a yield, or the tax on one of them; most days a bank tells of none. */
export function bankOwnLines(world: YearWorld, bank: YearBank): BankOwn[] {
  if (bank.fund !== 'N' && chance(world, 0.4)) return []
  const amount = whole(world, 1_000, 20_000)
  const part = whole(world, 100, 3_000)
  const lines: BankOwn[] = [
    { amount: -part, words: 'Biaya administrasi', entry: 'cost', book: cost(world, bank, -part) },
    { amount, words: 'Jasa giro', entry: 'interest', book: interest(world, bank, amount) },
    {
      amount: -part,
      words: 'Pajak atas bunga',
      entry: 'interest',
      book: interest(world, bank, -part),
    },
    { amount, words: 'Bagi hasil', entry: 'yield', book: earned(world, bank, amount) },
    { amount: -part, words: 'Pajak bagi hasil', entry: 'yield', book: earned(world, bank, -part) },
  ]
  const fitting = bank.fund === 'N' ? lines.filter(({ entry }) => entry !== 'yield') : lines
  const line = pick(world, fitting)
  return line ? [line] : []
}

/** The fund whose money at the bank moves: its own, else one beside it that holds enough. */
function holderOf({ books }: YearWorld, { account, fund }: YearBank, amount: number): Fund {
  const own = fund === 'IT' ? 'IU' : fund
  const others = (shared[account] ?? []).filter((each) => each !== own)
  const holds = (each: Fund) => books.balance(account, each) >= -amount
  return amount > 0 ? own : ([own, ...others].find(holds) ?? own)
}

/** The amil bears a bank's costs. */
const cost = (world: YearWorld, bank: YearBank, amount: number) => () => {
  const from = holderOf(world, bank, amount)
  world.books.pass({ from, to: 'A', takes: '6530', gives: bank.account, amount: -amount })
}

/** Interest is nobody's to worship with, wherever it came. */
const interest = (world: YearWorld, bank: YearBank, amount: number) => () => {
  const to = holderOf(world, bank, amount)
  world.books.pass({ from: 'N', to, takes: bank.account, gives: '4900', amount })
}

/** A sharia bank's yield is its fund's own. */
const earned = (world: YearWorld, bank: YearBank, amount: number) => () => {
  const fund = bank.fund === 'IT' ? 'IU' : bank.fund
  world.books.move(bank.account, yields[fund], { fund, amount })
}

/** Two people book a line as the bank's own. A tax on what never came, or of money that is gone, is refused. */
export async function bookBankLine(
  world: YearWorld,
  lineId: string,
  { entry, book }: Pick<BankOwn, 'entry' | 'book'>,
): Promise<void> {
  const { ctx, books, bankLines } = world
  try {
    await bookLine(ctx, { lineId, kind: entry }, { by: ctx.newId() })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return
  }
  bankLines.push({ lineId, entries: books.written(book) })
}

export type BankLine = { lineId: string; entries: readonly OwnEntry[] }

/** A line that was not the bank's own after all is reversed, and open again. */
export async function undoBankLine(world: YearWorld): Promise<void> {
  const { ctx, books, bankLines } = world
  const line = pick(world, bankLines)
  if (!line) return
  await undoLine(ctx, line.lineId)
  books.undo(line.entries)
  bankLines.splice(bankLines.indexOf(line), 1)
}
