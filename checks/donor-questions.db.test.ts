import { expect, test } from 'vitest'
import { makeSending } from '#features/sending/make-sending.server.ts'
import { beginSending } from '#features/sending/run-sending.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { sendingJobs } from '#features/sending/sending-jobs.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { aRegistered } from '#tests/members.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { askLedger } from './ledger.server.ts'

const questions = [
  'donorGiftsOffTheLedger',
  'donorSumsOffTheirGifts',
  'donorsOffTheirMerges',
  'sendingsOffTheirLists',
  'sendingMessagesWithoutJob',
  'leavesOverdue',
] as const

async function wrong(ctx: TestCtx): Promise<string[]> {
  const answers = await askLedger(ctx.db)
  return questions.filter((question) => answers[question] > 0)
}

/** Two donors with a gift each, and a sending to both whose messages wait for their jobs. */
async function sound() {
  const ctx = await payingContext({ now: '2026-06-02T05:00:00Z' })
  await aSettledDonation(ctx, { donorName: 'Siti Aminah', donorEmail: 'siti@contoh.id' })
  await aSettledDonation(ctx, { donorName: 'Umar Said', donorEmail: 'umar@contoh.id' })
  const { id: by } = await aStaff(ctx, 'program')
  const sending = { title: 'Dua', audience: { largest: 2 }, template: 'ramadan', values: {} }
  const id = await makeSending(ctx, { ...sending, perMinute: 60 }, { by })
  await beginSending(ctx, { id, by })
  await runDueJobs(ctx, new Map(sendingJobs.map((job) => [job.name, job])))
  return ctx
}

type Damage = [(typeof questions)[number], string, (ctx: TestCtx) => Promise<unknown>]

const damages: Damage[] = [
  [
    'donorGiftsOffTheLedger',
    'a gift that counts more for its donor than the books have of it',
    async (ctx) => {
      await ctx.db
        .updateTable('donor_gift')
        .set({ amount: rupiah(100_001) })
        .execute()
      await ctx.db
        .updateTable('donor_sum')
        .set({ amount: rupiah(100_001) })
        .execute()
    },
  ],
  [
    'donorSumsOffTheirGifts',
    'a sum that is not that of the gifts',
    (ctx) => ctx.db.updateTable('donor_sum').set({ gifts: 7 }).execute(),
  ],
  [
    'donorsOffTheirMerges',
    'a record that nobody put under another',
    async (ctx) => {
      const [one, other] = await ctx.db.selectFrom('donor').select('id').orderBy('id').execute()
      await ctx.db
        .updateTable('donor')
        .set({ root_id: one?.id ?? '' })
        .where('id', '=', other?.id ?? '')
        .execute()
      await ctx.db
        .deleteFrom('donor_sum')
        .where('donor_id', '=', other?.id ?? '')
        .execute()
      await ctx.db
        .updateTable('donor_sum')
        .set({ gifts: 2, amount: rupiah(200_000), prev_on: '2026-06-02' })
        .execute()
    },
  ],
  [
    'sendingsOffTheirLists',
    'somebody who had no turn and is counted',
    (ctx) => ctx.db.updateTable('sending_member').set({ taken_at: null }).execute(),
  ],
  [
    'sendingMessagesWithoutJob',
    'messages whose jobs are gone',
    (ctx) => ctx.db.deleteFrom('job').where('name', '=', 'message.send-news').execute(),
  ],
  [
    'leavesOverdue',
    'who asked to leave, and is there days after it',
    async (ctx) => {
      const leave = { donor_id: await aDonorId(ctx), asked_at: LONG_AGO, confirmed_at: LONG_AGO }
      const kept = { ...leave, id: ctx.newId(), due_at: LONG_AGO, cancelled_at: LONG_AGO }
      const waits = { ...leave, id: ctx.newId(), due_at: LONG_AGO }
      await ctx.db.insertInto('guest_leave').values([kept, waits]).execute()
    },
  ],
  [
    'leavesOverdue',
    'a number that stands with who is gone',
    async (ctx) => {
      const account = await aRegistered(ctx, { contact: 'pergi@contoh.id' })
      const gone = { account_id: account.accountId, donations: 0, receipts: 0 }
      await ctx.db
        .insertInto('account_erasure')
        .values({ ...gone, erased_at: LONG_AGO })
        .execute()
    },
  ],
]

const LONG_AGO = new Date('2026-01-02T00:00:00Z')

async function aDonorId({ db }: TestCtx): Promise<string> {
  return (await db.selectFrom('donor').select('id').executeTakeFirstOrThrow()).id
}

test('each question about donors and sendings sees its own wrong rows, and no other does', async () => {
  for (const [question, what, damage] of damages) {
    const ctx = await sound()
    expect([what, await wrong(ctx)]).toEqual([what, []])
    await damage(ctx)
    expect([what, await wrong(ctx)]).toEqual([what, [question]])
  }
})
