import { expect, test } from 'vitest'
import { mayOpen } from '#app/desk/doors.ts'
import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { bankOfFund, dataDoors, liveContext } from '#tests/readiness.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { findReadiness } from './queries.server.ts'
import { requestTestMessage, confirmTestMessage, skipCheck } from './test-message.server.ts'

async function inState(ctx: TestCtx, state: string): Promise<string[]> {
  return (await findReadiness(ctx)).filter((item) => item.state === state).map(({ name }) => name)
}

async function blocking(ctx: TestCtx): Promise<string[]> {
  return (await findReadiness(ctx)).filter(({ isBlocking }) => isBlocking).map(({ name }) => name)
}

test('an empty live database has every item open, with its door, and tells what blocks donations', async () => {
  const ctx = await liveContext()
  const items = await findReadiness(ctx)
  expect(items.length).toBeGreaterThan(14)
  expect(await inState(ctx, 'done')).toEqual([])
  expect(await blocking(ctx)).toEqual(['orang-admin', 'kategori', 'program'])
  for (const { name, reason, door, command, test: way } of items) {
    expect([name, reason]).toEqual([name, expect.stringMatching(/^[^.]+\.$/)])
    expect([name, door ?? command ?? way]).toEqual([name, expect.anything()])
    if (door?.href.startsWith('/kelola')) expect(mayOpen(door.href, 'admin')).toBe(true)
  }
})

test('without a provider only transfers to the own bank account are left, and they block until it is there', async () => {
  const ctx = await liveContext()
  ctx.config.paymentProvider = 'sandbox'
  expect(await blocking(ctx)).toContain('penyedia')
  ctx.config.hasBankTransfer = true
  expect(await blocking(ctx)).not.toContain('penyedia')
  expect(await blocking(ctx)).toContain('rekening')
  await recordBankAccount(ctx, bankOfFund('IU'))
  expect(await blocking(ctx)).not.toContain('rekening')
})

/** Asks for a test message, reads its code where it arrived, and confirms it. */
async function confirmed(ctx: TestCtx, way: 'mail' | 'phone'): Promise<void> {
  const { id: by } = await aStaff(ctx)
  await inTransaction(ctx.db, (tx) => requestTestMessage(ctx.within(tx), way, { by }))
  await runJobs(ctx)
  const text = way === 'mail' ? ctx.mails.at(-1)?.text : ctx.messages.at(-1)?.text
  const [code = ''] = /\b\d{6}\b/.exec(text ?? '') ?? []
  await confirmTestMessage(ctx, { way, code }, { by })
}

test('each item is done by its own door, and then nothing is left', async () => {
  const ctx = await liveContext()
  const doors: typeof dataDoors = {
    ...dataDoors,
    surat: (at) => confirmed(at, 'mail'),
    pesan: (at) => confirmed(at, 'phone'),
  }
  const names = (await findReadiness(ctx)).map(({ name }) => name)
  expect(Object.keys(doors).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    // A programme of the tests brings its category along.
    if (name !== 'orang-admin') expect(await inState(ctx, 'open')).toContain(name)
    await doors[name]?.(ctx)
    expect(await inState(ctx, 'done')).toContain(name)
  }
  expect(await inState(ctx, 'open')).toEqual([])
  expect(await blocking(ctx)).toEqual([])
  ctx.clock.advance({ days: 8 })
  const backup = (await findReadiness(ctx)).find(({ name }) => name === 'cadangan')
  expect(backup).toMatchObject({
    state: 'open',
    missing: 'Cadangan terakhir dibuat 8 hari yang lalu.',
  })
})

test('samples, people who have not come, and those who left make nothing ready in live mode', async () => {
  const ctx = await liveContext()
  const [first, second] = [await aStaff(ctx), await aStaff(ctx)]
  const open = async () => (await inState(ctx, 'open')).includes('orang-admin')
  expect(await open()).toBe(false)
  await ctx.db.updateTable('staff').set({ is_sample: true }).where('id', '=', first.id).execute()
  expect(await open()).toBe(true)
  ctx.config.mode = 'demo'
  expect(await open()).toBe(false)
  const gone = { removed_at: ctx.now() }
  await ctx.db.updateTable('staff').set(gone).where('id', '=', second.id).execute()
  expect(await open()).toBe(true)
})

test('in the demo the events of the sandbox count, once one was received', async () => {
  const ctx = await payingContext()
  expect(await inState(ctx, 'open')).toContain('penyedia')
  await aSettledDonation(ctx)
  expect(await inState(ctx, 'done')).toContain('penyedia')
})

test('only the code that arrived confirms a way, for its person and a day', async () => {
  const ctx = await liveContext()
  const { id: by } = await aStaff(ctx)
  const refused = { code: 'readiness/wrong-code' }
  await expect(confirmTestMessage(ctx, { way: 'mail', code: '000000' }, { by })).rejects.toThrow()
  await inTransaction(ctx.db, (tx) => requestTestMessage(ctx.within(tx), 'mail', { by }))
  await runJobs(ctx)
  const [code = ''] = /\b\d{6}\b/.exec(ctx.mails.at(-1)?.text ?? '') ?? []
  const confirm = (way: 'mail' | 'phone', whose: string) =>
    confirmTestMessage(ctx, { way, code }, { by: whose })
  await expect(confirm('phone', by)).rejects.toMatchObject(refused)
  await expect(confirm('mail', ctx.newId())).rejects.toMatchObject(refused)
  ctx.clock.advance({ days: 2 })
  await expect(confirm('mail', by)).rejects.toMatchObject(refused)
  const asked = inTransaction(ctx.db, (tx) => requestTestMessage(ctx.within(tx), 'phone', { by }))
  await expect(asked).rejects.toMatchObject({ code: 'readiness/no-phone' })
})

test('what an institution does without is set aside, and what blocks donations cannot be', async () => {
  const ctx = await liveContext()
  const { id: by } = await aStaff(ctx)
  await skipCheck(ctx, { name: 'pajak', isSkipped: true }, { by })
  expect(await inState(ctx, 'skipped')).toEqual(['pajak'])
  await skipCheck(ctx, { name: 'pajak', isSkipped: false }, { by })
  expect(await inState(ctx, 'skipped')).toEqual([])
  const program = skipCheck(ctx, { name: 'program', isSkipped: true }, { by })
  await expect(program).rejects.toMatchObject({ code: 'readiness/not-optional' })
  ctx.config.paymentProvider = 'sandbox'
  await skipCheck(ctx, { name: 'penyedia', isSkipped: true }, { by })
  expect(await blocking(ctx)).toContain('penyedia')
})
