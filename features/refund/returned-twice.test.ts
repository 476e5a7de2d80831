import fc from 'fast-check'
import { expect, test } from 'vitest'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { balanceByFund } from '#tests/money/ledger-examples.ts'
import { bornePostings, recoveredPostings } from './refund.ts'

test('whatever is returned twice in whatever funds, each end leaves no fund uneven and nothing on 1150', () => {
  const claim = fc.record({
    fund: fc.constantFrom<Fund>('Z', 'IT', 'IU', 'D', 'W', 'A'),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }).map((sum) => rupiah(sum)),
  })
  fc.assert(
    fc.property(fc.array(claim, { minLength: 1, maxLength: 4 }), fc.boolean(), (parts, isBorne) => {
      const claims: Posting[] = parts.map((part) => ({
        ...part,
        debit: account.returnedTwice,
        credit: account.gatewayReceivable,
      }))
      const journals = isBorne ? bornePostings(claims) : [recoveredPostings(claims)]
      for (const journal of journals.filter(() => isBorne))
        expect(new Set(journal.map(({ fund }) => fund)).size).toBeLessThanOrEqual(2)
      const all = balanceByFund([...claims, ...journals.flat()])
      let owed = 0
      for (const [fund, accounts] of all) {
        const sum = [...accounts.values()].reduce((total, each) => total + each, 0)
        expect([fund, sum, accounts.get('1150') ?? 0]).toEqual([fund, 0, 0])
        owed += (accounts.get('1190') ?? 0) + (accounts.get('2190') ?? 0)
        // Restricted money pays for nothing: only the amil has a cost.
        if (fund !== 'A') expect(accounts.get('6540') ?? 0).toBe(0)
      }
      expect(owed).toBe(0)
    }),
    { numRuns: 200 },
  )
})
