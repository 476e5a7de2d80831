import type { Guard } from './guard.ts'

const test = {
  file: 'features/books/years.db.test.ts',
  name: 'after years of donations, reversals, payouts, refunds, titipan, policies and closings every account is explained, every question is zero, no fund is uneven and no cap is passed',
}

/** Rules that the simulated years notice by books of their own, whatever else tests them. */
export const yearsGuards: Guard[] = [
  {
    of: 'years',
    what: 'the last bank account of an account in the ledger stays while money stands there',
    file: 'features/books/bank-account.server.ts',
    text: '  if (others.length === 0 && held !== 0) throw new StillHoldsMoney(held)\n',
    without: '',
    test,
  },
  {
    of: 'years',
    what: 'a fund whose bank is another one is owed a transfer by the fund that holds it',
    file: 'features/payment/transfer.ts',
    text: 'if (bankOf[posting.fund] === bank.account)',
    without: "if (bankOf[posting.fund] !== '')",
    test,
  },
  {
    of: 'years',
    what: 'the principal of a wakaf is paid out whole, and its fee is owed',
    file: 'features/books/settle-batch.server.ts',
    text: "return fund === 'W' ? 0 : costs",
    without: 'return costs',
    test,
  },
  {
    of: 'years',
    what: 'an undone match takes its capture back',
    file: 'features/payment/undo-transfer.server.ts',
    text: '    await reverseCapture(ctx, tx, donation)\n',
    without: '',
    test,
  },
]
