import type { Guard } from './guard.ts'

const issues = 'features/receipt/issue-receipt.db.test.ts'
const units = 'features/wakaf/take-units.db.test.ts'

/** Guards of what follows a donation: units of wakaf, receipts, and the secret name. */
export const donationGuards: Guard[] = [
  {
    of: 'wakaf',
    what: 'the stock of units is locked while it is taken from',
    file: 'features/wakaf/take-units.server.ts',
    text: '\n    .forUpdate()',
    without: '',
    engine: 'postgres',
    test: { file: units, name: 'two who pay for the last units at once do not both get them' },
  },
  {
    of: 'wakaf',
    what: 'units go back to the stock once',
    file: 'features/wakaf/take-units.server.ts',
    text: ".where('returned_at', 'is', null)",
    without: '',
    test: { file: units, name: 'units of money that went back are there again' },
  },
  {
    of: 'refund',
    what: 'a refund takes the amil’s share back',
    file: 'features/payment/refund-donation.server.ts',
    text: 'await returnShareOf(ctx, tx, donation)',
    without: '',
    test: { file: units, name: 'units of a gift that is given back by agreement are there again' },
  },
  {
    of: 'receipt',
    what: 'a receipt can be neither edited nor deleted',
    file: 'db/migrations/0022_erasure.sql',
    text: 'create trigger append_only before update or delete on receipt\n  for each row execute function refuse_receipt_change();',
    without: '',
    test: { file: issues, name: 'the database refuses to edit or delete a receipt' },
  },
  {
    of: 'receipt',
    what: 'a number is counted in the commit that stores its receipt',
    file: 'features/receipt/issue-receipt.server.ts',
    text: 'const serial = await takeSerial(tx, { kind, year })',
    without: 'const serial = await takeSerial(ctx.db as never, { kind, year })',
    engine: 'postgres',
    test: {
      file: issues,
      name: 'a number taken by a transaction that breaks off is given to the next receipt',
    },
  },
  {
    of: 'receipt',
    what: 'money the provider took back voids the receipts',
    file: 'features/payment/book-payment.server.ts',
    text: "await voidReceipts(tx, { donationId: donation.id, reason: 'reversed', at: now })",
    without: '',
    test: {
      file: 'features/receipt/receipts-follow-money.db.test.ts',
      name: 'money the provider took back voids the receipts in the commit that learns of it',
    },
  },
  {
    of: 'receipt',
    what: 'a refund that was paid voids the receipts',
    file: 'features/payment/pay-refund.server.ts',
    text: "await voidReceipts(tx, { donationId: donation.id, reason: 'refunded', at })",
    without: '',
    test: {
      file: 'features/receipt/receipts-follow-money.db.test.ts',
      name: 'a refund that was paid voids kuitansi and Bukti Setor Zakat; until then they stand',
    },
  },
  {
    of: 'hamba Allah',
    what: 'a donor list holds no anonymous name',
    file: 'features/campaign/donors.server.ts',
    text: 'case when is_anonymous then ${ANONYMOUS_NAME} else donor_name end',
    without: 'case when is_anonymous then donor_name else donor_name end',
    test: {
      file: 'features/campaign/queries.db.test.ts',
      name: 'donors are shown without ids or contacts, and the anonymous without their name',
    },
  },
]
