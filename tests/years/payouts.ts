import { withBooks } from '#features/books/enter-books.server.ts'
import { undoBatch } from '#features/settlement/undo-batch.server.ts'
import {
  recordSettlement,
  type SettlementLine,
} from '#features/settlement/record-settlement.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import {
  bankAccountOf,
  chance,
  type Code,
  type HeldSum,
  namedBanks,
  pick,
  whole,
  type YearWorld,
} from './world.ts'

type Costs = { fee: number; tax: number }

/** Parts that a line of a report pays out or takes back, with what the provider keeps for it. */
type Line = Costs & { code: Code; parts: HeldSum[]; isBack: boolean }

const sumOf = (parts: readonly HeldSum[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** The provider pays out, less its fees and what it took back, with some lines that are wrong. */
export async function payout(world: YearWorld): Promise<void> {
  const { ctx } = world
  const lines = drawLines(world)
  const correction = chance(world, 0.3) ? whole(world, -900, 900) : 0
  if (lines.length === 0) return
  const told = lines.map(toldAs)
  if (correction !== 0) {
    told.push({ reference: 'Koreksi', gross: correction, fee: 0, tax: 0, isAdjustment: true })
  }
  const wrong = wrongLines(world, lines)
  const report = {
    provider: 'sandbox',
    reference: ctx.newId(),
    settledAt: ctx.now(),
    banks: namedBanks(world),
  }
  const all = { ...report, lines: shuffled(world, [...told, ...wrong]) }
  const { batchId, differences } = await recordSettlement(ctx, all)
  if (differences.length !== wrong.length) {
    throw new Error(`${wrong.length} lines are wrong: ${JSON.stringify(differences)}`)
  }
  if ((await recordSettlement(ctx, all)).isNew) throw new Error('a payout was booked twice')
  const entries = world.books.written(() => book(world, lines, correction))
  for (const { parts, isBack } of lines) {
    for (const part of parts)
      Object.assign(part, isBack ? { isDeducted: true } : { isSettled: true })
  }
  const settled = lines.flatMap(({ parts, isBack }) => (isBack ? [] : parts))
  const deducted = lines.flatMap(({ parts, isBack }) => (isBack ? parts : []))
  world.batches.push({ id: batchId as string, entries, settled, deducted })
}

/** Most of what the provider holds, code by code, and what it takes back of what it had paid out. */
function drawLines(world: YearWorld): Line[] {
  return world.codes.flatMap((code) => {
    if (code.bank || chance(world, 0.25)) return []
    const came = code.parts.filter(({ isSettled }) => !isSettled)
    // A payment that came and went is in the report twice, or not at all.
    const isLeftOut = came.every(({ isGone }) => isGone) && chance(world, 0.5)
    const paid = isLeftOut ? [] : came
    const back = code.parts.filter(
      (part) => part.isGone && !part.isDeducted && (part.isSettled || paid.includes(part)),
    )
    const line = (parts: HeldSum[], isBack: boolean): Line[] =>
      parts.length === 0
        ? []
        : [{ code, parts, isBack, ...costsOf(world, isBack ? 0 : sumOf(parts)) }]
    return [...line(paid, false), ...line(back, true)]
  })
}

function costsOf(world: YearWorld, gross: number): Costs {
  if (gross === 0) return chance(world, 0.3) ? { fee: 2_500, tax: 275 } : { fee: 0, tax: 0 }
  const fee = Math.min(whole(world, 0, 4_000), gross)
  return { fee, tax: Math.min(Math.floor((fee * 11) / 100), gross - fee) }
}

function toldAs({ code, parts, isBack, fee, tax }: Line): SettlementLine {
  const gross = isBack ? -sumOf(parts) : sumOf(parts)
  return { reference: code.reference, gross, fee, tax }
}

/** A line that nobody knows, and one of a code that has nothing to pay out any more. */
function wrongLines(world: YearWorld, lines: readonly Line[]): SettlementLine[] {
  const nothing = { fee: 0, tax: 0 }
  const over = world.codes.find(
    (code) =>
      !code.bank &&
      code.parts.length > 0 &&
      code.parts.every(({ isSettled }) => isSettled) &&
      lines.every((line) => line.code !== code),
  )
  return [
    ...(chance(world, 0.2) ? [{ reference: 'tidak dikenal', gross: 10_000, ...nothing }] : []),
    ...(over && chance(world, 0.3)
      ? [{ reference: over.reference, gross: over.total, ...nothing }]
      : []),
  ]
}

function shuffled<T>({ random }: YearWorld, all: readonly T[]): T[] {
  return all
    .map((each) => ({ each, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each)
}

/** Fees on each fund's part, the provider's correction, then the money at the banks. */
function book(world: YearWorld, lines: readonly Line[], correction: number): void {
  const { books } = world
  const nets = new Map<Fund, number>()
  const add = (fund: Fund, amount: number) => nets.set(fund, (nets.get(fund) ?? 0) + amount)
  const owed = books.balance('2110', 'A')
  for (const line of lines) {
    for (const { part, fee, tax } of divided(line)) {
      add(part.fund, line.isBack ? -part.amount : part.amount)
      bearFee(world, part.fund, { fee, tax })
      // The principal of a wakaf arrives whole.
      if (part.fund !== 'W') add(part.fund, -(fee + tax))
    }
  }
  if (correction < 0) books.move('6510', '1130', { fund: 'A', amount: -correction })
  else books.move('1130', '6510', { fund: 'A', amount: correction })
  if (correction !== 0) add('A', correction)
  lend(world, nets)
  for (const [fund, net] of nets) books.move(bankAccountOf[fund], '1130', { fund, amount: net })
  // Fees of wakaf that were paid before a payout was undone are not owed again.
  const ahead = Math.min(owed - books.balance('2110', 'A'), books.balance('1160', 'A'))
  books.move('2110', '1160', { fund: 'A', amount: Math.max(0, ahead) })
}

/** The first part bears the costs as far as it goes; of what is taken back it bears all. */
function divided({ parts, isBack, fee, tax }: Line): (Costs & { part: HeldSum })[] {
  let left = { fee, tax }
  return parts.map((part) => {
    const ofFee = isBack ? left.fee : Math.min(left.fee, part.amount)
    const ofTax = isBack ? left.tax : Math.min(left.tax, part.amount - ofFee)
    left = { fee: left.fee - ofFee, tax: left.tax - ofTax }
    return { part, fee: ofFee, tax: ofTax }
  })
}

/** The amil bears the costs of every fund. */
function bearFee({ books }: YearWorld, fund: Fund, { fee, tax }: Costs): void {
  for (const [takes, amount] of [
    ['6510', fee],
    ['6520', tax],
  ] as const) {
    if (fund === 'W') books.move(takes, '2110', { fund: 'A', amount })
    else books.pass({ from: fund, to: 'A', takes, gives: '1130', amount })
  }
}

/** A fund that loses more than it gets pays from its bank as far as it can, and borrows the rest of the others. */
function lend({ books }: YearWorld, nets: Map<Fund, number>): void {
  const lacking = [...nets.keys()].toSorted().filter((fund) => (nets.get(fund) ?? 0) < 0)
  for (const to of lacking) {
    let lacks = -(nets.get(to) ?? 0) - Math.max(0, books.balance(bankAccountOf[to], to))
    for (const from of ['A', 'IU', 'IT', 'D', 'Z', 'N', 'W'] as const) {
      const amount = Math.min(lacks, nets.get(from) ?? 0)
      if (from === to || amount <= 0) continue
      books.pass({ from, to, takes: '1130', gives: '1130', amount })
      nets.set(from, (nets.get(from) ?? 0) - amount)
      nets.set(to, (nets.get(to) ?? 0) + amount)
      lacks -= amount
    }
  }
}

/** A payout that was booked by mistake is undone. */
export async function undoPayout(world: YearWorld): Promise<void> {
  const { ctx, batches, books } = world
  const batch = pick(world, batches)
  if (!batch) return
  await withBooks(ctx, (tx) => undoBatch(ctx, tx, batch.id))
  books.undo(batch.entries)
  const ahead = Math.max(0, books.balance('2110', 'A'))
  books.move('1160', '2110', { fund: 'A', amount: ahead })
  for (const part of batch.settled) part.isSettled = false
  for (const part of batch.deducted) part.isDeducted = false
  batches.splice(batches.indexOf(batch), 1)
}
