import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendThanksJob } from '#features/donation/jobs.server.ts'
import { paymentStatus } from '#features/checkout/payment-status.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { openMail } from '#platform/outside/message/mail.server.ts'
import { startWorker } from '#platform/jobs/worker.server.ts'
import { allJobs } from '#server/jobs/jobs.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { startStopwatch } from '../../tools/test/pace.ts'

// An email waits ten seconds before it fails: one takes longer than this, twenty take minutes.
const LONGER_THAN_NO_EMAIL_MS = 8_000

test('a mail server that accepts and never answers costs a payment nothing', async () => {
  const ctx = await payingContext()
  const thanked = await aCharge(ctx)
  await ctx.sandbox.drive(thanked.donationId, 'pay')
  await runJobs(ctx)
  await ctx.db.updateTable('donation').set({ thanked_at: null }).execute()
  const [donation] = await ctx.db.selectFrom('donation').select('id').execute()
  for (let email = 0; email < 20; email += 1) {
    const payload = { donationId: donation?.id ?? '', receipts: [] }
    await enqueue(ctx.db, sendThanksJob, { payload, now: ctx.now() })
  }
  const silent = await silentServer()
  const mail = openMail({ smtpUrl: silent.url, mailFrom: 'a@b.id' }, ctx)
  const atOnce = { money: 2, receipts: 1, codes: 2, email: 2, news: 1, upkeep: 1 }
  const worker = startWorker({ ...ctx, mail }, { jobs: allJobs, schedules: [], atOnce })
  onTestFinished(() => worker.stop(0))
  await silent.isAsked

  const { donationId } = await aCharge(ctx)
  const passed = startStopwatch()
  await ctx.sandbox.drive(donationId, 'pay')
  worker.wake()
  await expect.poll(async () => (await paymentStatus(ctx, donationId)).status).toBe('paid')
  expect(passed()).toBeLessThan(LONGER_THAN_NO_EMAIL_MS)
})

/** Accepts every connection and never answers. */
async function silentServer(): Promise<{ url: string; isAsked: Promise<void> }> {
  const asked = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    asked.resolve()
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, isAsked: asked.promise }
}
