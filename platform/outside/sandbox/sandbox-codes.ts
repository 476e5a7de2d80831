import { createHash } from 'node:crypto'
import type { PaymentInstruction, ProviderMethod } from '#platform/db/schema.ts'
import { maskPhone } from '#platform/text/contact.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { SANDBOX_MERCHANT, sandboxQris } from './sandbox-qris.ts'

/** Prefix and full length of each bank's numbers, as observed (charity.md §5.7). */
const numberShapes: Record<string, [prefix: string, length: number]> = {
  bca: ['81278', 15],
  bri: ['85780', 16],
  bni: ['98885', 16],
  mandiri: ['88', 12],
  permata: ['8500', 15],
  bsi: ['9347', 16],
  cimb: ['5919', 16],
  alfamart: ['50', 16],
  indomaret: ['32', 14],
}

export type CodeOrder = {
  reference: string
  method: ProviderMethod
  channel: string
  amount: Rupiah
  billerCode?: string | undefined
  returnUrl?: string | undefined
  payerPhone?: string | undefined
}

/** The payment code; the same reference always gives the same code. */
export function sandboxInstruction(order: CodeOrder): PaymentInstruction {
  const merchant = SANDBOX_MERCHANT
  if (order.method === 'qris') {
    const reference = `D${digest(order.reference).slice(0, 9).toUpperCase()}`
    return { merchant, qrString: sandboxQris({ amount: order.amount, reference }) }
  }
  if (order.method === 'ewallet' || order.method === 'card')
    return { merchant, ...walletCode(order) }
  const number = numberOf(order)
  if (order.method === 'retail') return { merchant, paymentCode: number }
  return { merchant, vaNumber: number, ...(order.billerCode && { billerCode: order.billerCode }) }
}

/** A number of OVO is asked in its app; the other wallets and cards have a page, which here is the simulator. */
function walletCode({ method, reference, returnUrl = '', payerPhone }: CodeOrder) {
  if (payerPhone && method === 'ewallet') return { sentTo: maskPhone(payerPhone) }
  const page = URL.parse(`/dev/simulator#${reference}`, returnUrl || 'http://localhost')
  return { link: page?.href ?? '', linkOpens: 'page' as const }
}

/** The provider's own id of a charge. */
export function sandboxId(reference: string): string {
  return `sbx_${digest(`id ${reference}`).slice(0, 20)}`
}

function numberOf({ channel, reference }: CodeOrder): string {
  const [prefix, length] = numberShapes[channel] ?? ['9', 16]
  const digits = BigInt(`0x${digest(`${channel} ${reference}`)}`).toString()
  return prefix + digits.slice(1, 1 + length - prefix.length)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
