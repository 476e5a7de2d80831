import type { Guard } from './guard.ts'

const people = 'features/books/two-people.db.test.ts'
const journals = 'features/ledger/post-journal.db.test.ts'
const closing = 'features/books/close-period.db.test.ts'
const writes = 'features/donation/write-donation.db.test.ts'

/** Guards of the books: append-only, once, two people, caps. */
export const booksGuards: Guard[] = [
  {
    of: 'ledger',
    what: 'postings can be neither edited nor deleted',
    file: 'db/migrations/0002_ledger.sql',
    text: 'create trigger append_only before update or delete on ledger_posting\n  for each row execute function refuse_change();',
    without: '',
    test: { file: journals, name: 'what was posted can be neither edited nor deleted' },
  },
  {
    of: 'ledger',
    what: 'journals can be neither edited nor deleted',
    file: 'db/migrations/0002_ledger.sql',
    text: 'create trigger append_only before update or delete on ledger_journal\n  for each row execute function refuse_change();',
    without: '',
    test: { file: journals, name: 'what was posted can be neither edited nor deleted' },
  },
  {
    of: 'ledger',
    what: 'a posting is more than zero',
    file: 'db/migrations/0002_ledger.sql',
    text: 'amount bigint not null check (amount > 0),',
    without: 'amount bigint not null,',
    test: {
      file: journals,
      name: 'the database refuses an amount of zero, and the journal with it',
    },
  },
  {
    of: 'ledger',
    what: 'a posting has two accounts',
    file: 'db/migrations/0002_ledger.sql',
    text: ' check (credit_account <> debit_account)',
    without: '',
    test: {
      file: journals,
      name: 'the database refuses one account on both sides, and the journal with it',
    },
  },
  {
    of: 'ledger',
    what: 'what follows from a journal follows once',
    file: 'features/ledger/post-journal.server.ts',
    text: 'return numAffectedRows === BigInt(postings.length)',
    without: 'return true',
    test: {
      file: journals,
      name: 'the same event of the same document is booked once, also when it comes ten times at once',
    },
  },
  {
    of: 'form id',
    what: 'the same key with another input is 409',
    file: 'features/donation/start-donation.server.ts',
    text: 'key.inputHash === inputHash && ',
    without: '',
    test: {
      file: 'features/donation/api.db.test.ts',
      name: 'the same key with another gift is a conflict',
    },
  },
  {
    of: 'form id',
    what: 'a key and an id of two donations do not mix',
    file: 'features/donation/start-donation.server.ts',
    text: ' && key.publicId === first?.publicId',
    without: '',
    test: {
      file: 'features/donation/start-donation.db.test.ts',
      name: 'a key and an id of two different donations cannot be mixed',
    },
  },
  {
    of: 'form id',
    what: 'one key is one choice of how to pay',
    file: 'features/payment/queries.server.ts',
    text: 'return input_hash === claim.input_hash',
    without: 'return true',
    test: {
      file: 'features/payment/api.db.test.ts',
      name: 'one Idempotency-Key is one choice',
    },
  },
  {
    of: 'batch',
    what: 'an answer comes after the commit',
    file: 'features/donation/write-donation.server.ts',
    text: 'await insert(db, rows)',
    without: '(void insert(db, rows), [])',
    test: {
      file: writes,
      name: 'nobody is answered before the statement that writes the donation has ended',
    },
  },
  {
    of: 'batch',
    what: 'a bad row fails alone',
    file: 'platform/batch.server.ts',
    text: 'if (batch.length > 1 && rules.failsAlone?.(cause)) {',
    without: 'if (batch.length < 0) {',
    test: {
      file: writes,
      name: 'in one batch a repeat is told so, a bad row fails alone, and their neighbours are written',
    },
  },
  {
    of: 'batch',
    what: 'the queue is bounded',
    file: 'platform/batch.server.ts',
    text: 'if (room && waiting.length >= room.mostWaiting) throw room.refused()',
    without: '',
    test: {
      file: writes,
      name: 'who comes when thousands wait is told to come back, and nothing of it is written',
    },
  },
  {
    of: 'amil',
    what: 'its share is rounded down on the sum',
    file: 'features/books/amil-share.ts',
    text: 'BigInt(amilShares[fund].perMille)) / 1000n',
    without: 'BigInt(amilShares[fund].perMille) + 999n) / 1000n',
    test: {
      file: 'features/books/books.test.ts',
      name: 'whatever comes, goes back and is taken when, the amil never holds more than its share of the fund',
    },
  },
  {
    of: 'two people',
    what: 'nobody approves what they proposed',
    file: 'features/books/enter-books.server.ts',
    text: 'if (by === made_by) throw new SamePerson()',
    without: '',
    test: {
      file: people,
      name: 'who proposes a disbursement cannot approve it, and the database refuses it as well',
    },
  },
  {
    of: 'two people',
    what: 'the database refuses it too',
    file: 'db/migrations/0008_books.sql',
    text: 'constraint disbursement_two_people check (approved_by <> made_by),',
    without: '',
    test: {
      file: people,
      name: 'who proposes a disbursement cannot approve it, and the database refuses it as well',
    },
  },
  {
    of: 'two people',
    what: 'what was approved keeps its terms',
    file: 'db/migrations/0062_spread_tables.sql',
    text: "raise exception 'a proposal keeps its terms' using errcode = '23001';",
    without: 'return new;',
    test: { file: people, name: 'what was approved keeps its terms and its approval' },
  },
  {
    of: 'two people',
    what: 'a gift has one open refund',
    file: 'db/migrations/0008_books.sql',
    text: 'create unique index refund_one_open',
    without: 'create index refund_one_open',
    test: {
      file: people,
      name: 'the database itself refuses a second open refund of a gift',
    },
  },
  {
    of: 'period',
    what: 'the database books nothing into a closed day',
    file: 'db/migrations/0023_period_lock.sql',
    text: 'create trigger closed_period before insert on ledger_journal\n  for each row execute function refuse_closed_period();',
    without: '',
    test: {
      file: closing,
      name: 'the database refuses a journal on a closed day of Jakarta, to the millisecond',
    },
  },
  {
    of: 'period',
    what: 'late news goes to the first open day',
    file: 'features/ledger/post-journal.server.ts',
    text: 'cross join lateral booked_at(happened.at) as booked (at)',
    without: 'cross join lateral (select happened.at as at) as booked',
    test: {
      file: closing,
      name: 'money that is heard of after its month was closed stands in the ledger exactly once',
    },
  },
  {
    of: 'period',
    what: 'two people close a period',
    file: 'db/migrations/0023_period_lock.sql',
    text: 'constraint period_close_two_people check (approved_by <> made_by),',
    without: '',
    test: {
      file: closing,
      name: 'a period is closed by two people, once it is over, and what closed it is kept',
    },
  },
  {
    of: 'operational',
    what: 'a refund brings back what was added',
    file: 'features/payment/refund-donation.server.ts',
    text: 'amount: totalOf(donation) }',
    without: 'amount: donation.amount }',
    test: {
      file: 'features/payment/operational-infak.db.test.ts',
      name: 'a refund brings back the gift and the infak operasional',
    },
  },
  {
    of: 'spending',
    what: 'who decides by a balance has the books alone',
    file: 'features/books/enter-books.server.ts',
    text: 'await sql`select pg_advisory_xact_lock(${BOOKS_LOCK})`.execute(tx)',
    without: '',
    engine: 'postgres',
    test: { file: people, name: 'two disbursements cannot be promised the same rupiah' },
  },
  {
    of: 'spending',
    what: 'a campaign spends its own money only',
    file: 'features/books/free-money.server.ts',
    text: 'if (free < 0) throw new MoneyMissing(free + promise.amount)',
    without: '',
    test: {
      file: people,
      name: 'a campaign spends its own money only, whatever else lies at the bank',
    },
  },
  {
    of: 'spending',
    what: 'the principal of a wakaf is not spent',
    file: 'features/books/free-money.server.ts',
    text: 'return yields - spent - standings.reduce((sum, { payouts }) => sum + payouts, 0)',
    without: 'return 0',
    test: { file: people, name: 'the principal of a wakaf is never spent' },
  },
  {
    of: 'spending',
    what: 'a bank pays only what it holds',
    file: 'features/books/enter-books.server.ts',
    text: 'if (held < amount) throw new MoneyMissing(held)',
    without: '',
    test: {
      file: 'features/books/books-hold.db.test.ts',
      name: 'whatever is given, taken back, settled, shared, cleared, passed on, refunded or allocated in whatever order, every question to the books is answered by zero',
    },
  },
  {
    of: 'jobs',
    what: 'a claimed job is leased',
    file: 'platform/run-jobs.server.ts',
    text: 'run_at = ${leasedUntil}',
    without: 'run_at = run_at',
    test: {
      file: 'platform/jobs.db.test.ts',
      name: 'a job that was being run when its process died is run again when its lease is over',
    },
  },
  {
    of: 'jobs',
    what: 'what is refused for good is tried no more',
    file: 'platform/run-jobs.server.ts',
    text: 'cause instanceof PermanentFailure || isGivenUp(row, now)',
    without: 'isGivenUp(row, now)',
    test: {
      file: 'platform/db/job-list.db.test.ts',
      name: 'refused mails hide no dead payment: money comes first',
    },
  },
  {
    of: 'jobs',
    what: 'only what was done long ago is forgotten',
    file: 'platform/db/forget-jobs.server.ts',
    text: ' and done_at < ${done}',
    without: '',
    test: {
      file: 'platform/db/forget-jobs.db.test.ts',
      name: 'done jobs are forgotten after 30 days and dead ones after 180; what is unfinished stays',
    },
  },
]
