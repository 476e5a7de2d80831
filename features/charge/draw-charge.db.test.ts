import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { code128Path } from './draw-code.server.ts'
import { drawCharge } from './draw-charge.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'

async function aCode(ctx: TestCtx, method: 'va' | 'retail', channel: string) {
  const charge = await openCharge(ctx, { donationId: await aDonation(ctx), method, channel })
  return { ...charge, code: charge.instruction?.vaNumber ?? charge.instruction?.paymentCode ?? '' }
}

test('bars are drawn of a till’s code alone, while it is there and may be paid', async () => {
  const ctx = await payingContext()
  const account = await aCode(ctx, 'va', 'bca')
  expect(drawCharge(ctx, account, true)).toMatchObject({ code: account.code, barcode: null })
  const till = await aCode(ctx, 'retail', 'alfamart')
  expect(drawCharge(ctx, till, true).barcode).toEqual(code128Path(till.code))
  expect(drawCharge(ctx, till, false).barcode).toBeNull()
  const waits = { ...till, instruction: null }
  expect(drawCharge(ctx, waits, true)).toMatchObject({ code: null, barcode: null, qr: null })
})
