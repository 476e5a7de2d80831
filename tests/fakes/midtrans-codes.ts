import { createHash } from 'node:crypto'
import { rupiah } from '#platform/money/money.ts'
import { sandboxQris } from '#platform/outside/sandbox/sandbox-qris.ts'
import type { Answer, Sent } from './provider-server.ts'

export const fakeWallets = new Set(['gopay', 'shopeepay'])

/** The code of a transaction, as the documents show it for each kind. */
export function midtransCodeOf(
  body: Sent['body'],
  { order_id, gross }: { order_id: string; gross: number },
): Record<string, unknown> {
  const digits = BigInt(`0x${digest(order_id)}`)
    .toString()
    .slice(0, 11)
  const { bank } = (body.bank_transfer ?? {}) as { bank?: string }
  const { store } = (body.cstore ?? {}) as { store?: string }
  if (body.payment_type === 'qris') {
    const qr_string = sandboxQris({ amount: rupiah(gross), reference: digits.slice(0, 9) })
    return { qr_string, acquirer: 'gopay' }
  }
  if (fakeWallets.has(String(body.payment_type))) {
    const { callback_url = '' } = body[String(body.payment_type)] as { callback_url?: string }
    const back = `callback_url=${encodeURIComponent(callback_url)}`
    const url = `https://simulator.sandbox.midtrans.com/${body.payment_type}/ui/checkout?referenceid=${digits}&${back}`
    return { actions: [{ name: 'deeplink-redirect', method: 'GET', url }] }
  }
  if (body.payment_type === 'cstore') return { payment_code: `7${digits}`, store }
  if (body.payment_type === 'echannel') return { bill_key: digits, biller_code: '70012' }
  if (bank === 'permata') return { permata_va_number: `8500${digits}` }
  return { va_numbers: [{ bank, va_number: `8127${digits}` }] }
}

/** A number that follows from a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A moment as Midtrans writes it. */
export function jakarta(moment: Date): string {
  const shifted = new Date(moment.getTime() + 7 * 3_600_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

/** An answer without a transaction. */
export function sayMidtrans(status_code: string, status_message: string): Answer {
  return { status: 200, body: { status_code, status_message } }
}
