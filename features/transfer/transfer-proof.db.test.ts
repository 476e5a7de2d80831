import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PROOF_BYTES } from '#platform/proof/proof.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext } from '#tests/money/payments.ts'
import {
  aTransfer as aTransferTo,
  aTransferBank,
  transferEnv as env,
} from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { findPendingTransfer } from './pending-transfers.server.ts'
import {
  forgetProofsSchedule,
  openTransferProof,
  proofOnScreen,
  sendTransferProof,
} from './transfer-proof.server.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const pdf = (middle = 'struk') => latin(`%PDF-1.7\n${middle}\n%%EOF\n`)

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b6e4f' } })
    .withExif({ IFD0: { Make: 'Kamera Rahasia' } })
    .jpeg()
    .toBuffer()
}

async function aTransfer(ctx: TestCtx) {
  const known = await ctx.db.selectFrom('bank_account').select('id').executeTakeFirst()
  return aTransferTo(ctx, known?.id ?? (await aTransferBank(ctx)))
}

const paying = () => payingContext({ env })
const send = (ctx: TestCtx, publicId: string, bytes: Buffer, address = '198.51.100.7') =>
  sendTransferProof(ctx, { publicId, bytes, address })

test('a proof is drawn anew, sealed for its own charge alone, and only its moment is told', async () => {
  const ctx = await paying()
  const { donationId, charge } = await aTransfer(ctx)
  const other = await aTransfer(ctx)
  await send(ctx, donationId, await photo())
  const opened = await openTransferProof(ctx, charge)
  expect(opened.type).toBe('image/jpeg')
  const listed = [
    await findPendingTransfer(ctx, charge.id),
    await findPendingTransfer(ctx, other.charge.id),
  ]
  expect(listed.map((transfer) => transfer?.provenAt)).toEqual([ctx.now(), null])
  expect(opened.bytes.toString('latin1')).not.toMatch(/Kamera|Exif/)
  // Another code of the same donation has none.
  const sibling = { ...charge, id: ctx.newId() }
  const unknown = { code: 'payment/proof-unknown' }
  await expect(openTransferProof(ctx, sibling)).rejects.toMatchObject(unknown)
  const row = await ctx.db.selectFrom('transfer_proof').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed.toString('latin1')).not.toContain('JFIF')
  expect(Object.keys((await proofOnScreen(ctx.db, donationId)) ?? {}).sort()).toEqual([
    'isLast',
    'sentAt',
    'size',
    'type',
  ])
  // The same bytes under another donation's name do not open.
  const { donation_id, id: charge_id } = other.charge
  await ctx.db.deleteFrom('transfer_proof').execute()
  await ctx.db
    .insertInto('transfer_proof')
    .values({ ...row, donation_id, charge_id })
    .execute()
  await expect(openTransferProof(ctx, other.charge)).rejects.toThrow()
  await expect(openTransferProof(ctx, charge)).rejects.toMatchObject({
    code: 'payment/proof-unknown',
  })
  // That of an earlier code is not shown for the newest.
  await ctx.db
    .insertInto('transfer_proof')
    .values({ ...row, charge_id: ctx.newId() })
    .execute()
  expect(await proofOnScreen(ctx.db, donationId)).toBeUndefined()
})

test.each([
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
  ['HTML', latin('<!doctype html><script>alert(1)</script>'), 415],
  ['a GIF', latin('GIF89a'), 415],
  ['a PDF with a page behind it', Buffer.concat([pdf(), latin('<html>')]), 422],
  ['a PDF with a script', pdf('<< /S /JavaScript /JS (app.alert) >>'), 422],
  ['the first bytes of a picture alone', latin('\xff\xd8\xff\xe0<script>'), 422],
  ['5 MB and a byte', Buffer.alloc(PROOF_BYTES + 1, 'x'), 413],
])('%s is refused and leaves nothing', async (_name, bytes, status) => {
  const ctx = await paying()
  const { donationId } = await aTransfer(ctx)
  await expect(send(ctx, donationId, bytes)).rejects.toMatchObject({ status })
  expect(await proofOnScreen(ctx.db, donationId)).toBeUndefined()
})

test('a picture with a program behind it comes without the program', async () => {
  const ctx = await paying()
  const { donationId, charge } = await aTransfer(ctx)
  await send(ctx, donationId, Buffer.concat([await photo(), latin('<script>PK\x03\x04rahasia')]))
  const { bytes } = await openTransferProof(ctx, charge)
  expect(bytes.toString('latin1')).not.toMatch(/script|rahasia/)
})

test('a proof may be replaced four times, and one address sends twenty an hour', async () => {
  const ctx = await paying()
  const { donationId, charge } = await aTransfer(ctx)
  for (let time = 1; time <= 5; time += 1) await send(ctx, donationId, pdf(`struk ${time}`))
  const sixth = send(ctx, donationId, pdf('struk 6'))
  await expect(sixth).rejects.toMatchObject({ code: 'payment/proof-sent-often' })
  // Nobody reads a file that is not taken.
  const unread = send(ctx, donationId, latin('no picture'))
  await expect(unread).rejects.toMatchObject({ code: 'payment/proof-sent-often' })
  expect((await openTransferProof(ctx, charge)).bytes.toString()).toContain('struk 5')
  expect(await proofOnScreen(ctx.db, donationId)).toMatchObject({ isLast: true })
  expect(await ctx.db.selectFrom('transfer_proof').select('sends').execute()).toHaveLength(1)
  for (let time = 8; time <= 20; time += 1) await send(ctx, donationId, pdf()).catch(() => {})
  await expect(send(ctx, donationId, pdf())).rejects.toMatchObject({ code: 'too-many-tries' })
})

test('two send at once: five are taken in all, and one stays', async () => {
  const ctx = await paying()
  const second = await payingContext({ env, sharing: ctx })
  const { donationId } = await aTransfer(ctx)
  const sent = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => send(at % 2 ? ctx : second, donationId, pdf(`${at}`))),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const rows = await ctx.db.selectFrom('transfer_proof').select('sends').execute()
  expect(rows).toEqual([{ sends: 5 }])
})

test('an unknown donation, one paid otherwise, and one that is paid take no proof', async () => {
  const ctx = await paying()
  await expect(send(ctx, ctx.newPublicId(), pdf())).rejects.toMatchObject({ status: 404 })
  await expect(send(ctx, 'bukan id', pdf())).rejects.toMatchObject({ status: 404 })
  expect(await proofOnScreen(ctx.db, ctx.newPublicId())).toBeUndefined()
  expect(await proofOnScreen(ctx.db, await aDonation(ctx))).toBeUndefined()
  const va = await aCharge(ctx)
  await expect(send(ctx, va.donationId, pdf())).rejects.toMatchObject({
    code: 'payment/proof-not-wanted',
  })
  const { donationId, charge } = await aTransfer(ctx)
  const { channel: bankAccountId, amount } = charge
  await matchTransfer(ctx, { bankAccountId, amount, date: '2026-06-15', key: 'baris 1' })
  await expect(send(ctx, donationId, pdf())).rejects.toMatchObject({ status: 409 })
})

test('late money may be proven while its sum rests, and not after', async () => {
  const ctx = await paying()
  const { donationId } = await aTransfer(ctx)
  ctx.clock.advance({ days: 3 })
  await send(ctx, donationId, pdf())
  ctx.clock.advance({ days: 9 })
  await expect(send(ctx, donationId, pdf())).rejects.toMatchObject({ status: 409 })
})

test('a proof is forgotten after 90 days, and no minute sooner', async () => {
  const ctx = await paying()
  const { donationId } = await aTransfer(ctx)
  await send(ctx, donationId, pdf())
  ctx.clock.advance({ days: 90 })
  await forgetProofsSchedule.run(ctx)
  expect(await proofOnScreen(ctx.db, donationId)).toBeDefined()
  ctx.clock.advance({ minutes: 1 })
  await forgetProofsSchedule.run(ctx)
  expect(await proofOnScreen(ctx.db, donationId)).toBeUndefined()
})
