import type { Guard } from './guard.ts'

const together = 'features/payment/settle-together.server.ts'
const shows = 'features/payment/settle-together.db.test.ts'
const runner = 'platform/run-jobs.server.ts'
const runs = 'platform/run-jobs.db.test.ts'

/** Guards of payments that are settled several at once, and of jobs that share a run. */
export const togetherGuards: Guard[] = [
  {
    of: 'F6',
    what: 'only whole money in time is settled with others’',
    file: 'features/payment/payment.ts',
    text: "return portion?.to === 'donation' && !portion.isLate && others.length === 0",
    without: 'return true',
    test: { file: shows, name: 'what is not plain is left to be settled alone' },
  },
  {
    of: 'F5',
    what: 'money heard of after the end is settled alone',
    file: 'features/payment/payment.ts',
    text: '  if ((found.expiresAt ?? charge.expires_at) < now) return false\n',
    without: '',
    test: {
      file: shows,
      name: 'money that came before the end and is heard of after it is settled alone, and looked at once more',
    },
  },
  {
    of: 'F6',
    what: 'a donation with money in suspense is settled alone',
    file: 'features/payment/waiting-charges.server.ts',
    text: "'suspense.donation_id', '=', 'charge.donation_id'",
    without: "'suspense.donation_id', '=', 'suspense.id'",
    test: {
      file: shows,
      name: 'money that follows a wrong sum is settled alone, where what is in suspense is counted',
    },
  },
  {
    of: 'F7',
    what: 'a run settles a donation once',
    file: together,
    text: ' || donations.has(charge.donation_id)',
    without: '',
    test: { file: shows, name: 'F7 one run settles a donation once, whatever its webhooks are' },
  },
  {
    of: 'F1',
    what: 'all donations of a run are locked while their money is judged',
    file: together,
    text: '  await lockCharges(tx, seen)\n',
    without: '',
    engine: 'postgres',
    test: {
      file: shows,
      name: 'the donations of a run are locked in one order, whatever the order of its hints',
    },
  },
  {
    of: 'F10',
    what: 'a hint that names another charge of the provider is settled alone',
    file: together,
    text: 'if (hint.providerId !== undefined && hint.providerId !== charge.provider_id) return []',
    without: '',
    test: { file: shows, name: 'what is not plain is left to be settled alone' },
  },
  {
    of: 'jobs',
    what: 'what a shared run leaves is run alone',
    file: runner,
    text: 'done[at] ? undefined : { row, ...alone }',
    without: 'done.length > at ? undefined : { row, ...alone }',
    test: {
      file: runs,
      name: 'a job that a shared run leaves runs alone at once; the others are done',
    },
  },
  {
    of: 'jobs',
    what: 'a job shares a run at its first try only',
    file: runner,
    text: 'attempts === 1 ? jobs.get(name)?.batch : undefined',
    without: 'attempts > 0 ? jobs.get(name)?.batch : undefined',
    test: {
      file: runs,
      name: 'jobs whose process died in a shared run each run alone when their lease is over',
    },
  },
]
