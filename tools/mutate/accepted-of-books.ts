import type { Accepted } from './mutants.ts'

const NO_EMPTY_LINE = 'no line of a statement that is booked moves nothing'
const NONE_EITHER_WAY =
  'a posting without a campaign or bank account is written the same way; the type wants it left out'
const ONE_OR_MINUS_ONE = 'the side is one or minus one'
const IN_ORDER = 'pictures of one position stand in the order of adding; only their order counts'
const FOREIGN_KEY = 'the banks of a transfer are always there; the type wants to be asked'

export const acceptedOfBooks: readonly Accepted[] = [
  {
    file: 'features/books/bank-entry.server.ts',
    context: "const kind = fund === 'W' ? 'payout' : 'refund'",
    becomes: ['true'],
    why: 'only of a wakaf a payout is asked another question; the tests show that one',
  },
  {
    file: 'features/books/disburse.server.ts',
    context: 'return bank?.id ?? null',
    becomes: ['bank?.id'],
    why: 'a payout without a bank account is written the same way; the type wants null',
  },
  {
    file: 'features/books/disburse.server.ts',
    context: 'const bank = id ? await findBankAccount(tx, id) : undefined',
    becomes: ['true'],
    why: 'no bank account has no id; the condition spares asking',
  },
  {
    file: 'features/books/own-transfer-proposals.server.ts',
    context: 'if (!found) throw new NotInThisState()',
    becomes: ['false'],
    why: 'what is not there was refused in the line before; the type does not know it',
  },
  {
    file: 'features/books/enter-books.server.ts',
    context: 'const BOOKS_LOCK = 4_202_614',
    becomes: ['4202615'],
    why: 'any number that no other lock has will do',
  },
  {
    file: 'features/books/settle-batch.server.ts',
    context: 'const AT_ONCE = 500',
    becomes: ['501'],
    why: 'only how much one statement writes',
  },
  {
    file: 'features/books/amil-policy.server.ts',
    context: 'const validFrom = terms.validFrom > earliest ? terms.validFrom : earliest',
    becomes: ['terms.validFrom >= earliest'],
    why: 'both are the same day then',
  },
  {
    file: 'features/books/bank-entry.ts',
    context: 'return [own, ...(fundsOfAccount[code] ?? [])]',
    becomes: ['fundsOfAccount[code]'],
    why: 'every account of a bank has its funds; the type wants to be asked',
  },
  {
    file: 'features/books/bank-entry.server.ts',
    context: '...(bank_account_id && { bankAccountId: bank_account_id }),',
    becomes: ['{ bankAccountId: bank_account_id }'],
    why: NONE_EITHER_WAY,
  },
  {
    file: 'features/books/close-period.server.ts',
    context: 'if (closed && through <= closed) throw new PeriodClosed(closed)',
    becomes: ['through <= closed'],
    why: 'no day comes before what is not there; the type wants to be asked',
  },
  {
    file: 'features/books/inter-fund.server.ts',
    context: 'if (plan.postings.length > 0) found.push({ between, ...plan })',
    becomes: ['1'],
    why: 'a settlement has two postings at least, one in each fund',
  },
  {
    file: 'features/books/own-transfer.server.ts',
    context: 'if (movedOn < bank.opened_on || (bank.closed_on && movedOn > bank.closed_on))',
    becomes: ['movedOn > bank.closed_on'],
    why: 'no day comes after what is not there; the type wants to be asked',
  },
  {
    file: 'features/books/payout-postings.ts',
    context: 'const part = Math.min(rest, entry.net * side)',
    becomes: ['entry.net / side'],
    why: ONE_OR_MINUS_ONE,
  },
  {
    file: 'features/books/payout-postings.ts',
    context: 'entry.net -= part * side',
    becomes: ['part / side'],
    why: ONE_OR_MINUS_ONE,
  },
  {
    file: 'features/books/payout-postings.ts',
    context:
      'parts.push({ amount: rupiah(part), ...(entry.campaignId && { campaignId: entry.campaignId }) })',
    becomes: ['{ campaignId: entry.campaignId }'],
    why: NONE_EITHER_WAY,
  },
  {
    file: 'features/books/settle-batch.server.ts',
    context: 'const [debit, credit] = amount < 0 ? [fee, held] : [held, fee]',
    becomes: ['amount <= 0', '1'],
    why: 'a correction of nothing is refused whichever side it would stand on',
  },
  {
    file: 'features/books/settle-batch.server.ts',
    context: "const key = `${fund} ${campaignId ?? ''}`",
    becomes: ["'mutated'"],
    why: 'only whether two are the same counts',
  },
  {
    file: 'features/books/undo-batch.server.ts',
    context: 'for (let at = 0; at < journals.length; at += 500) {',
    becomes: ['at <= journals.length'],
    why: 'a further round has nothing to write',
  },
  {
    file: 'features/books/bank-entry.server.ts',
    context: 'if (entry.amount > 0) return bankEntryPostings(own, entry)',
    becomes: ['entry.amount >= 0'],
    why: NO_EMPTY_LINE,
  },
  {
    file: 'features/books/bank-entry.server.ts',
    context: 'return words[kind][amount > 0 ? 0 : 1]',
    becomes: ['amount >= 0'],
    why: NO_EMPTY_LINE,
  },
  {
    file: 'features/books/bank-entry.ts',
    context: "const isUsual = amount > 0 === (kind !== 'cost')",
    becomes: ['amount >= 0'],
    why: NO_EMPTY_LINE,
  },
  {
    file: 'features/books/bank-namer.server.ts',
    context: 'return bank ? { ...posting, bankAccountId: bank } : posting',
    becomes: ['true'],
    why: NONE_EITHER_WAY,
  },
  {
    file: 'features/books/disbursement-report.ts',
    context: 'const found = dataset.typed ? personalIn(dataset.value) : undefined',
    becomes: ['true'],
    why: 'a form hands over texts alone; the type does not know it',
  },
  {
    file: 'features/books/undo-batch.server.ts',
    context:
      'const held = { ...(campaign && { campaignId: campaign }), ...(bank && { bankAccountId: bank }) }',
    becomes: ['{ campaignId: campaign }', '{ bankAccountId: bank }'],
    why: NONE_EITHER_WAY,
  },
  {
    file: 'features/books/bank-choice.server.ts',
    context: 'const codes = postings.flatMap((posting) => bankMovedBy(posting) ?? [])',
    becomes: ['bankMovedBy(posting)'],
    why: 'no bank account stands at an account without a code; the type wants it left out',
  },
  {
    file: 'features/books/own-transfer-proposals.server.ts',
    context: "{ label: 'Dari', value: from ? nameOf(from) : '' },",
    becomes: ['true', "'mutated'"],
    why: FOREIGN_KEY,
  },
  {
    file: 'features/books/own-transfer-proposals.server.ts',
    context: "{ label: 'Ke', value: to ? nameOf(to) : '' },",
    becomes: ['true', "'mutated'"],
    why: FOREIGN_KEY,
  },
  {
    file: 'features/books/save-disbursement-report.server.ts',
    context: 'const position = Math.max(0, ...shown.map((each) => each.position)) + 1',
    becomes: [
      'Math.min(0, ...shown.map((each) => each.position))',
      'Math.max(0, ...shown.map((each) => each.position)) - 1',
      '1',
      '2',
    ],
    why: IN_ORDER,
  },
  {
    file: 'features/books/close-period.server.ts',
    context: 'if (!isPreview && closed && through <= closed) throw new PeriodClosed(closed)',
    becomes: ['!isPreview'],
    why: 'no day comes before what is not there; the type wants to be asked',
  },
  {
    file: 'features/books/own-transfer.server.ts',
    context: "if (!from || !to) throw new Error('a transfer names a bank account that is gone')",
    becomes: ['false', '!from', '!to'],
    why: FOREIGN_KEY,
  },
  {
    file: 'features/books/amil-share.server.ts',
    context: 'return rows.map((row) => ({ ...row, entitled: entitled.get(row.campaignId) ?? 0 }))',
    becomes: ['1'],
    why: 'of what received no gift nothing is eligible, whatever it entitles to',
  },
  {
    file: 'features/books/payout-list.server.ts',
    context: '.limit(size + 1)',
    becomes: ['2'],
    why: 'only whether there is one more counts',
  },
  {
    file: 'features/books/close-period.server.ts',
    context: 'const { journals = 0, kept = 0, refunds = 0 } = rows[0] ?? {}',
    becomes: ['1', 'rows[0]'],
    why: 'the statement answers one row with every count; the type wants to be asked',
  },
  {
    file: 'features/books/disburse.server.ts',
    context: 'const held = campaignId ? { campaignId } : {}',
    becomes: ['true'],
    why: NONE_EITHER_WAY,
  },
  {
    file: 'features/books/settle-batch.server.ts',
    context: 'return [...sums.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))',
    becomes: ['2', 'keyOf(a) <= keyOf(b)'],
    why: 'only which of two comes first counts, and no two have one key',
  },
  {
    file: 'features/books/settle-batch.server.ts',
    context:
      'const short = [...new Set(nets.filter(({ net }) => net < 0).map(({ fund }) => fund))]',
    becomes: ['nets', 'net <= 0'],
    why: 'a fund that lacks nothing borrows nothing; the filter spares asking for its balance',
  },
  {
    file: 'features/books/free-money.server.ts',
    context: 'return campaignId ? Math.min(whole, own?.free ?? 0) : whole',
    becomes: ['1'],
    why: 'the promise itself gives the campaign its standing; the type wants a number',
  },
  {
    file: 'features/books/free-money.server.ts',
    context:
      'const refunds = standings.find((each) => each.campaignId === shared.campaignId)?.refunds ?? 0',
    becomes: ['1', 'standings.find((each) => each.campaignId === shared.campaignId)?.refunds'],
    why: 'what has a share has postings, and so its standing; the type wants a number',
  },
  {
    file: 'features/books/amil-share.server.ts',
    context: '...(campaignId && { campaignId }),',
    becomes: ['{ campaignId }'],
    why: NONE_EITHER_WAY,
  },
  {
    file: 'features/books/payout-postings.ts',
    context: 'const of = { fund, ...(campaignId && { campaignId }) }',
    becomes: ['{ campaignId }'],
    why: NONE_EITHER_WAY,
  },
]
