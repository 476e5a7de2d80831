import type { Guard } from './guard.ts'

const races = 'features/payment/suspense-races.db.test.ts'

/** Guards against suspense money counted twice, or kept when its money is gone. */
export const suspenseGuards: Guard[] = [
  {
    of: 'titipan',
    what: 'what is being taken back cannot be decided meanwhile',
    file: 'features/payment/queries.server.ts',
    text: "  return suspenseOf(tx, by).where('status', '=', 'open').forUpdate().execute()\n",
    without: "  return suspenseOf(tx, by).where('status', '=', 'open').execute()\n",
    test: {
      file: races,
      name: 'titipan that is being taken back cannot be given to a campaign meanwhile',
    },
    engine: 'postgres',
  },
  {
    of: 'F10',
    what: 'webhooks of money that is nobody’s come one after the other',
    file: 'features/payment/suspense.server.ts',
    text: '    await sql`select pg_advisory_xact_lock(hashtextextended(${donationId}, 0))`.execute(tx)\n',
    without: '',
    test: {
      file: races,
      name: 'money that is nobody’s is kept once, whatever two webhooks at once have seen of it',
    },
    engine: 'postgres',
  },
  {
    of: 'F10',
    what: 'what was decided on money that is nobody’s is undone when it is taken back',
    file: 'features/payment/suspense.server.ts',
    text: '      await undoDecisions(ctx, tx, { donationId })\n',
    without: '',
    test: {
      file: races,
      name: 'F10 money that is nobody’s and was given to a campaign leaves it again, once, when it is taken back',
    },
  },
  {
    of: 'titipan',
    what: 'it becomes zakat only where zakat may be collected',
    file: 'features/payment/resolve-suspense.server.ts',
    text: '    if (campaignId) await assertCollected(ctx, tx, campaignId)\n',
    without: '',
    test: {
      file: 'features/payment/resolve-suspense.db.test.ts',
      name: 'titipan does not become zakat where zakat may not be collected',
    },
  },
]
