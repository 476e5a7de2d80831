import type { Guard } from './guard.ts'

const links = 'features/payment/donor-bank.db.test.ts'
const twice = 'features/payment/settle-taken-back.db.test.ts'

/** What keeps a donor's account to its donor, and a double return to one end. */
export const returnGuards: Guard[] = [
  {
    of: 'refund',
    what: 'a link takes one account',
    file: 'features/payment/give-donor-bank.server.ts',
    text: 'if (row.given_at) throw new BankGiven()',
    without: '',
    test: { file: links, name: 'two forms at once: one is stored, the other refused in words' },
  },
  {
    of: 'refund',
    what: 'a link that has ended takes none',
    file: 'features/payment/give-donor-bank.server.ts',
    text: 'if (closed_at || !expires_at || expires_at <= ctx.now()) throw new BankLinkEnded()',
    without: '',
    test: {
      file: links,
      name: 'a link that is guessed, changed, replaced or expired stores nothing',
    },
  },
  {
    of: 'refund',
    what: 'money that is on its way asks for no account',
    file: 'features/payment/give-donor-bank.server.ts',
    text: 'if (!(await awaitsBank(tx, { donationId, suspenseId }))) throw new DonorBankNotNeeded()',
    without: '',
    test: { file: links, name: 'a link of money that is on its way or gone takes no account' },
  },
  {
    of: 'refund',
    what: 'a double return ends once',
    file: 'features/payment/settle-taken-back.server.ts',
    text: 'if (!(await openTakenBack(tx, of))) throw new NotInThisState()',
    without: '',
    test: { file: twice, name: 'two ends at once: one is booked' },
  },
]
