import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '#platform/time/jakarta.ts'
import { openDesk, shownOn } from '#tests/desk/desk.ts'
import { aBank, moneyCame } from '#tests/money/refunds.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('a bank account is recorded and closed by two people, and the last one of a ledger account only while it is empty', async () => {
  const { ctx, ask } = await openDesk()
  const send = (act: string, form: Record<string, string>) =>
    ask(`/kelola/rekening?aksi=${act}`, { as: 'bendahara', form })
  /** The admin decides what waits; answers what its page says, and how the decision was answered. */
  const agree = async () => {
    const waiting = await (await ask('/kelola/menunggu', { as: 'admin' })).text()
    const [, id = ''] = /\/kelola\/menunggu\/([0-9a-f-]{36})/.exec(waiting) ?? []
    const path = `/kelola/menunggu/${id}`
    const shown = await (await ask(path, { as: 'admin' })).text()
    const form = { catatan: '', ...shownOn(shown) }
    expect((await ask(`${path}?aksi=setujui`, { as: 'bendahara', form })).status).toBe(403)
    const { status } = await ask(`${path}?aksi=setujui`, { as: 'admin', form })
    const refusal = { as: 'admin' as const, form: { alasan: 'Masih berisi' } }
    if (status !== 303) expect((await ask(`${path}?aksi=tolak`, refusal)).status).toBe(303)
    return { shown, status }
  }
  const account = {
    dana: 'IT',
    bank: 'BSI',
    nomor: '7123 456-789',
    pemilik: 'Yayasan Contoh',
    dibuka: dayOf(ctx.now()),
  }
  expect((await send('ajukan', { ...account, nomor: 'tujuh' })).status).toBe(422)
  expect((await send('ajukan', account)).status).toBe(303)
  expect(await ctx.db.selectFrom('bank_account').select('id').execute()).toEqual([])
  expect(await agree()).toMatchObject({ status: 303, shown: expect.stringContaining('BSI') })
  const { id, number } = await ctx.db
    .selectFrom('bank_account')
    .select(['id', 'number'])
    .executeTakeFirstOrThrow()
  expect(number).toBe('7123456789')

  await moneyCame(ctx, { account: '1122', fund: 'IU', income: '4220' })
  const close = async () => {
    const { status } = await send('tutup', { id })
    return status === 303 ? (await agree()).status : status
  }
  expect(await close()).toBe(409)
  await aBank(ctx, 'IU')
  expect(await close()).toBe(303)
  const row = await ctx.db
    .selectFrom('bank_account')
    .select('closed_on')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.closed_on).toBe(dayOf(ctx.now()))
})
