import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import { keepReminder } from '#features/reminder/keep-reminder.server.ts'
import { listReminders } from '#features/reminder/queries.server.ts'
import { stopTokenOf } from '#features/reminder/stop-token.server.ts'
import type { Ctx } from '#platform/context.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { action, handle, loader } from './pengingat-berhenti.tsx'

type Args = Parameters<typeof loader>[0] & Parameters<typeof action>[0]

function routeArgs(ctx: Ctx, token: string): Args {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const url = new URL(`http://amanah.contoh/pengingat/berhenti/${token}`)
  const pattern = '/pengingat/berhenti/:token'
  return { params: { token }, request: new Request(url), context, url, pattern } as Args
}

test('opening the link of a reminder stops nothing; pressing there does', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { email: 'siti@contoh.id' })
  await keepReminder(ctx, { accountId, kind: 'jumat', via: 'email' })
  const { id } = await ctx.db.selectFrom('reminder').select('id').executeTakeFirstOrThrow()
  const token = stopTokenOf(ctx.config, id)
  const isOn = async () => (await listReminders(ctx.db, accountId))[0]?.isOn

  expect(handle).toEqual({ cache: 'none' })
  expect(await loader(routeArgs(ctx, token))).toMatchObject({ kind: 'jumat', isOn: true })
  expect(await isOn()).toBe(true)
  expect(await action(routeArgs(ctx, token))).toBeNull()
  expect(await isOn()).toBe(false)
  expect(await loader(routeArgs(ctx, token))).toMatchObject({ kind: 'jumat', isOn: false })
})

test('a link that is not ours is said to be none, whichever way it is used', async () => {
  const ctx = await testContext()
  for (const token of ['salah', '0'.repeat(64)]) {
    for (const use of [loader, action]) {
      expect(await use(routeArgs(ctx, token))).toMatchObject({ init: { status: 410 } })
    }
  }
})
