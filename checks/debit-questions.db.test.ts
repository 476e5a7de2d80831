import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { agreeToDebit } from '#features/recurring/debit/agree-debit.server.ts'
import { pressPlan } from '#features/recurring/change-plan.server.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aPlan, debitNow, wordsToAgree } from '#tests/money/plans.ts'
import { askLedger } from './ledger.server.ts'

const questions = [
  'plansDebitedTwice',
  'debitsAfterTheirStop',
  'debitsWithoutAPlan',
  'linksOfStoppedPlans',
] as const

async function wrong(db: Db): Promise<string[]> {
  const answers = await askLedger(db)
  return questions.filter((question) => answers[question] > 0)
}

async function aDebitedPlan(ctx: TestCtx, contact: string): Promise<string> {
  const { id } = await aPlan(ctx, { kind: 'bulanan', day: 25, contact })
  const words = await wordsToAgree(ctx, id)
  const donationId = await agreeToDebit(ctx, { planId: id, words })
  await openCharge(ctx, { donationId, method: 'card', channel: 'card' })
  await ctx.sandbox.drive(donationId, 'pay')
  await debitNow(ctx)
  return id
}

/** Two plans that were debited in July and August; the second was stopped since. */
async function sound() {
  const ctx = await payingContext({ env: { CARDS: 'on', DEBITS: 'on' } })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const id = await aDebitedPlan(ctx, 'siti@contoh.id')
  const stopped = await aDebitedPlan(ctx, 'umar@contoh.id')
  for (const month of ['07', '08']) {
    for (const day of ['23', '25']) {
      ctx.clock.set(`2026-${month}-${day}T02:00:00.000Z`)
      await debitNow(ctx)
    }
  }
  await pressPlan(ctx, stopped, 'berhenti')
  await debitNow(ctx)
  return { ctx, id, stopped }
}

type World = Awaited<ReturnType<typeof sound>> & { tx: Db }
type Damage = [(typeof questions)[number], string, (world: World) => Promise<unknown>]

/** Undoes a damage. */
class Undone extends Error {}

const damages: Damage[] = [
  [
    'plansDebitedTwice',
    'a second charge of one time that was paid as well',
    async ({ ctx, tx }) => {
      const charge = await tx
        .selectFrom('charge')
        .selectAll()
        .where('mandate_id', 'is not', null)
        .executeTakeFirstOrThrow()
      const again = { id: ctx.newId(), attempt: 9, reference: `${charge.reference}9` }
      const instruction = JSON.stringify(charge.instruction)
      await tx
        .insertInto('charge')
        .values({ ...charge, ...again, instruction, provider_id: 'sbx_again' })
        .execute()
    },
  ],
  [
    'plansDebitedTwice',
    'two times of a plan on neighbouring days',
    ({ tx, id }) =>
      tx
        .updateTable('recurring_debit')
        .set({ due_on: '2026-07-26' })
        .where('plan_id', '=', id)
        .where('due_on', '=', '2026-08-25')
        .execute(),
  ],
  [
    'debitsAfterTheirStop',
    'a debit of August by a consent that ended in July',
    ({ tx, stopped }) =>
      tx
        .updateTable('debit_mandate')
        .set({ ending_at: new Date('2026-07-30T00:00:00.000Z') })
        .where('plan_id', '=', stopped)
        .execute(),
  ],
  [
    'debitsWithoutAPlan',
    'a debit of no time of its plan',
    ({ tx, id }) =>
      tx
        .updateTable('recurring_cycle')
        .set({ donation_id: null })
        .where('plan_id', '=', id)
        .where('due_on', '=', '2026-08-25')
        .execute(),
  ],
  [
    'linksOfStoppedPlans',
    'a card that its provider was never told to forget',
    ({ tx, stopped }) =>
      tx
        .updateTable('debit_mandate')
        .set({ status: 'ending', token: 'v1.kept', ended_at: null })
        .where('plan_id', '=', stopped)
        .execute(),
  ],
]

test('each question about debits sees its own wrong rows, and no other does', async () => {
  const world = await sound()
  const { db } = world.ctx
  expect(await wrong(db)).toEqual([])
  for (const [question, what, damage] of damages) {
    const planted = db.transaction().execute(async (tx) => {
      await damage({ ...world, tx })
      expect([what, await wrong(tx)]).toEqual([what, [question]])
      throw new Undone()
    })
    await expect(planted).rejects.toThrow(Undone)
  }
})
