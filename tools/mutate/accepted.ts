import { acceptedOfBooks } from './accepted-of-books.ts'
import { acceptedOfLocks } from './accepted-of-locks.ts'
import { acceptedOfAccount } from './accepted-of-account.ts'
import { acceptedOfCharge } from './accepted-of-charge.ts'
import { acceptedOfDonation } from './accepted-of-donation.ts'
import { acceptedOfPayment } from './accepted-of-payment.ts'
import { acceptedOfRefund } from './accepted-of-refund.ts'
import { acceptedOfReceipt } from './accepted-of-receipt.ts'
import type { Accepted, Mutant } from './mutants.ts'

export const accepted: readonly Accepted[] = [
  {
    file: 'features/ledger/queries.server.ts',
    context: 'const { balance } = await db',
    becomes: [
      "db\n    .selectFrom('ledger_posting')\n    .select(sql<number>`(${debits} - ${credits})::bigint`.as('balance'))",
    ],
    why: 'both sums choose the account themselves; the condition spares reading the other rows',
  },
  {
    file: 'features/ledger/post-journal.server.ts',
    context: '${postings.map((posting) => posting.campaignId ?? null)}::uuid[],',
    becomes: ['posting.campaignId'],
    why: 'the driver writes what is undefined within a list as null',
  },
  {
    file: 'features/ledger/post-journal.server.ts',
    context: 'campaign_id: campaignId ?? null,',
    becomes: ['campaignId'],
    why: 'a column that is left out of some rows takes its default in them, which is null',
  },
  {
    file: 'features/ledger/monthly-donations.server.ts',
    context: 'if (spans.length === 0) return new Map()',
    becomes: ['false'],
    why: 'without a period the statement finds nothing either; the line spares it',
  },
  {
    file: 'features/zakat/input.ts',
    context: 'const PLACEHOLDER = 1n',
    becomes: ['1n + 1n'],
    why: 'nothing is calculated with a value that has a problem',
  },
  {
    file: 'features/zakat/input.ts',
    context: 'yesNo: (field: string) => take(field, readYesNo(raw[field]), false),',
    becomes: ['true'],
    why: 'nothing is calculated with a value that has a problem',
  },
  {
    file: 'features/zakat/input.ts',
    context: 'return Math.abs(value) < 1 ? value.toFixed(100) : BigInt(value).toString()',
    becomes: ['Math.abs(value) <= 1', '2'],
    why: 'only numbers below a millionth or from 10^21 on are written with an exponent',
  },
  {
    file: 'features/zakat/input.ts',
    context: "if (whole.length > 7) return { code: 'MAKS' }",
    becomes: ['false', '8'],
    why: 'the next line refuses the same numbers, only more slowly',
  },
  {
    file: 'features/zakat/input.ts',
    context: "return 'value' in read && read.value === 0n ? { code: 'MINIMAL' } : read",
    becomes: ['read.value === 0n'],
    why: 'a problem has no value, and no value is not zero; the type wants to be asked',
  },
  {
    file: 'features/zakat/input.ts',
    context: "return 'value' in read && read.value > MOST_COUNTED ? { code: 'MAKS' } : read",
    becomes: ['read.value > MOST_COUNTED'],
    why: 'a problem has no value, and no value is not larger; the type wants to be asked',
  },
  {
    file: 'features/zakat/input.ts',
    context: "const read = readWhole(value, 'KARAT_TIDAK_VALID')",
    becomes: ["''"],
    why: 'the next line gives every problem of a karat this code',
  },
  {
    file: 'features/zakat/calculate.ts',
    context: "if (result.status === 'INPUT_TIDAK_VALID') return result",
    becomes: ['false', "''"],
    why: 'problems hold no figures, so that what follows copies them unchanged; the type wants to be asked',
  },
  {
    file: 'features/zakat/calculate.ts',
    context: "typeof value === 'bigint' ? figureOf(value) : value,",
    becomes: ['true'],
    why: 'a status is no number, and figureOf leaves its text as it is',
  },
  {
    file: 'features/zakat/income.ts',
    context: 'return amount < 0n ? 0n : amount',
    becomes: ['amount <= 0n', '0n + 1n'],
    why: 'zero is zero on both sides of the condition',
  },
  {
    file: 'features/zakat/savings.ts',
    context: 'const base = debts > owned ? 0n : owned - debts',
    becomes: ['debts >= owned'],
    why: 'equal debts leave zero on both sides of the condition',
  },
  {
    file: 'features/zakat/jewellery.ts',
    context: 'return isNeeded ? input.price(field) : (input.optionalPrice(field) ?? 1n)',
    becomes: ['input.optionalPrice(field)', '1n', '1n + 1n'],
    why: 'the price of a metal without pieces is multiplied by nothing',
  },
  {
    file: 'features/zakat/fitrah.ts',
    context: 'const rice = { grams: 0n, millilitres: 0n, price: 0n }',
    becomes: ['0n + 1n'],
    why: 'a price without rice is multiplied by nothing',
  },
  {
    file: 'features/zakat/fitrah-season.ts',
    context: 'return { from, until: prayer < now ? prayer : now }',
    becomes: ['prayer <= now'],
    why: 'at the moment of the prayer both sides are that moment',
  },
  {
    file: 'features/zakat/parameters.ts',
    context: 'return row.effectiveFrom > other.effectiveFrom',
    becomes: ['row.effectiveFrom >= other.effectiveFrom'],
    why: 'the query gives one row for each kind, region and beginning',
  },
  {
    file: 'features/zakat/words.ts',
    context: "const leaf = field.split('.').findLast((part) => !/^\\d+$/.test(part)) ?? field",
    becomes: ["field.split('.').findLast((part) => !/^\\d+$/.test(part))"],
    why: 'a field of digits alone has no name of its own either way',
  },
  {
    file: 'features/zakat/input.ts',
    context: 'isMissing(raw[field]) ? false : take(field, readYesNo(raw[field]), false),',
    becomes: ['true'],
    why: 'nothing is calculated with a value that has a problem; that what is missing is no has its test',
  },
  {
    file: 'features/zakat/desk-queries.server.ts',
    context: 'const order = { upcoming: 0, current: 1, past: 2 } as const',
    becomes: ['3'],
    why: 'only which of two is larger counts',
  },
  {
    file: 'features/zakat/desk-queries.server.ts',
    context: "if (row.effectiveTo !== null && row.effectiveTo < today) return 'past'",
    becomes: ['row.effectiveTo < today'],
    why: 'nothing is not before a day either; the type wants to be asked',
  },
  {
    file: 'features/zakat/fitrah-season.ts',
    context: 'held.find(({ idulfitri }) => idulfitri === season.idulfitri) ?? {}',
    becomes: ['held.find(({ idulfitri }) => idulfitri === season.idulfitri)'],
    why: 'a season that is open is one of those held; the type wants to be asked',
  },
  {
    file: 'features/zakat/record-figures.server.ts',
    context:
      'if (effectiveTo !== null && effectiveTo < effectiveFrom) throw new FiguresEndBefore()',
    becomes: ['effectiveTo < effectiveFrom'],
    why: 'nothing is not before a day either; the type wants to be asked',
  },
  {
    file: 'features/zakat/record-figures.server.ts',
    context: 'const FIGURES_LOCK = 4_202_637',
    becomes: ['4202638'],
    why: 'any number of its own will do for the lock',
  },
  {
    file: 'features/zakat/record-figures.server.ts',
    context: 'version: (last ?? 0) + 1,',
    becomes: ['last'],
    why: 'nothing plus one is one; the type wants a number',
  },
  {
    file: 'features/zakat/record-figures.server.ts',
    context: '.values({ code, name, position: (last ?? 0) + 1 })',
    becomes: ['last', '1', '2'],
    why: 'the migration adds the first regions, and of the places only their order counts',
  },
  {
    file: 'app/player/hosts.ts',
    context:
      'const sinceFailure = (source: string) => now - (failed.get(hostOf(source)) ?? -Infinity)',
    becomes: ['failed.get(hostOf(source))'],
    why: 'no time at all is not shorter than the rest either; the type wants a number',
  },
  {
    file: 'app/player/hosts.ts',
    context:
      'const failedLately = (source: string) => (sinceFailure(source) < HOST_COOLDOWN_MS ? 1 : 0)',
    becomes: ['2'],
    why: 'only which of two is larger counts',
  },
  {
    file: 'app/player/hosts.ts',
    context: 'const weight = (source: string) => (isSaving ? kbps(source) : 0)',
    becomes: ['1'],
    why: 'the same weight for all sorts nothing',
  },
  {
    file: 'app/player/listening/last-heard.ts',
    context: "if (typeof memory !== 'object' || memory === null || !isMemory(memory)) return null",
    becomes: ['memory === null'],
    why: 'a number or a text has none of the fields that are asked for next',
  },
  {
    file: 'app/player/listening/last-heard.ts',
    context: "return JSON.parse(stored ?? 'null')",
    becomes: ['stored', "''"],
    why: 'null is read as JSON null, and what cannot be read gives null as well',
  },
  {
    file: 'app/player/listening/last-heard.ts',
    context: "typeof value === 'number' && Number.isFinite(value) && value >= 0",
    becomes: ['Number.isFinite(value)'],
    why: 'only a number is finite; the type wants to be asked',
  },
  {
    file: 'app/player/listening/settings.ts',
    context: "const parsed: unknown = JSON.parse(stored ?? '{}')",
    becomes: ['stored', "''"],
    why: 'null is read as JSON null, and what cannot be read gives the same settings',
  },
  {
    file: 'app/player/listening/settings.ts',
    context: "return typeof parsed === 'object' && parsed !== null ? parsed : {}",
    becomes: ['parsed !== null'],
    why: 'a number or a text has none of the fields that are read',
  },
  {
    file: 'features/books/amil-share.ts',
    context: '{ eligible, taken, passedOn = 0, entitled = Number.POSITIVE_INFINITY }: Received,',
    becomes: ['1'],
    why: 'the cap leaves more than one rupiah of any sum of which a share is due',
  },
  {
    file: 'features/books/amil-share.ts',
    context:
      'const cap = (BigInt(Math.max(0, eligible)) * BigInt(amilShares[fund].perMille)) / 1000n',
    becomes: ['1'],
    why: 'the share of one rupiah is rounded down to nothing',
  },
  {
    file: 'features/books/amil-share.ts',
    context: 'return due <= 0 ? due : Math.max(0, Math.min(due, eligible - taken - passedOn))',
    becomes: ['due < 0'],
    why: 'a share of nothing is nothing on both sides of the condition',
  },
  {
    file: 'features/books/books.ts',
    context: 'return Math.abs(one) < Math.abs(other) ? one : other',
    becomes: ['Math.abs(one) <= Math.abs(other)'],
    why: 'two sums of one sign and one size are the same sum',
  },
  {
    file: 'features/books/books.ts',
    context:
      'return sum < 0 ? { debit: credit, credit: debit, fund, amount } : { debit, credit, fund, amount }',
    becomes: ['sum <= 0', '1'],
    why: 'a movement of nothing is left out, whichever way it goes',
  },
  {
    file: 'features/books/books.ts',
    context:
      'return spendingOnPeople.includes(code) && (fundsOfAccount[code]?.includes(fund) ?? false)',
    becomes: ['fundsOfAccount[code]?.includes(fund)', 'true'],
    why: 'every account of spending on people has its funds; the type wants to be asked',
  },
  {
    file: 'features/receipt/terbilang.ts',
    context: 'if (word === undefined) throw new RangeError(`no single word for ${n}`)',
    becomes: ['false'],
    why: 'only numbers up to eleven come here; the type wants to be asked',
  },
  ...acceptedOfBooks,
  ...acceptedOfLocks,
  ...acceptedOfPayment,
  ...acceptedOfRefund,
  ...acceptedOfCharge,
  ...acceptedOfReceipt,
  ...acceptedOfAccount,
  ...acceptedOfDonation,
]

export function isAccepted(
  { file, context, becomes }: Mutant,
  entries: readonly Accepted[] = accepted,
): boolean {
  return entries.some(
    (each) => each.file === file && each.context === context && each.becomes.includes(becomes),
  )
}
