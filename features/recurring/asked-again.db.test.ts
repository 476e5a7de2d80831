import { expect, test } from 'vitest'
import {
  contactHash,
  recordChoice,
  recordNewsConsent,
  whyHeld,
} from '#features/message/contact-choices.server.ts'
import { testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { remindNow, unconfirmedPlan } from '#tests/money/plans.ts'
import { pressPlan } from './change-plan.server.ts'
import { confirmPlan } from './start-plan.server.ts'

const email = 'siti@contoh.id'

test('whoever had stopped everything and asks for a plan gets its letters again, and no news', async () => {
  const ctx = await testContext()
  const contact = { kind: 'email', value: email } as const
  const hashed = { kind: contact.kind, hash: contactHash(ctx.config, email) }
  await recordNewsConsent(ctx, contact, { isStopped: false, source: 'form' })
  await recordChoice(ctx, hashed, { scope: 'all', isStopped: true, source: 'link' })
  ctx.clock.advance({ seconds: 1 })
  const id = await unconfirmedPlan(ctx)
  await runJobs(ctx)
  await confirmPlan(ctx, id)
  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await remindNow(ctx)
  const subjects = ctx.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects[0]).toBe('Aktifkan donasi rutin Anda')
  expect(subjects).toHaveLength(2)
  expect(await whyHeld(ctx, { ...contact, isNews: true })).toBe('stopped-news')
  // Paused, stopped by STOP SEMUA, and gone on with: the reminders are asked for anew.
  await pressPlan(ctx, id, 'jeda')
  await recordChoice(ctx, hashed, { scope: 'all', isStopped: true, source: 'link' })
  ctx.clock.advance({ seconds: 1 })
  await pressPlan(ctx, id, 'lanjut')
  expect(await whyHeld(ctx, { ...contact, isNews: false })).toBeUndefined()
})
