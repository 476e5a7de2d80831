import { Buffer } from 'node:buffer'
import type { Rupiah } from '#platform/money/money.ts'

/** A name that shows that no bank knows this merchant: it must never be mistaken for a real one. */
export const SANDBOX_MERCHANT = 'YAYASAN CONTOH SANDBOX'
const SANDBOX_NMID = 'ID0000000000001'

export type SandboxQris = { amount: Rupiah; reference: string; city?: string }

/** A dynamic QRIS of the sandbox's invented issuer. The app itself never composes one: a real provider does. */
export function sandboxQris({ amount, reference, city = 'BANDUNG' }: SandboxQris): string {
  const acquirer = [
    element('00', 'ID.SANDBOX.WWW'),
    element('01', '936000009900000007'),
    element('02', '0000000000001'),
    element('03', 'UMI'),
  ].join('')
  const national = [
    element('00', 'ID.CO.QRIS.WWW'),
    element('02', SANDBOX_NMID),
    element('03', 'UMI'),
  ].join('')
  const body = [
    element('00', '01'),
    element('01', '12'),
    element('26', acquirer),
    element('51', national),
    element('52', '8398'),
    element('53', '360'),
    element('54', String(amount)),
    element('58', 'ID'),
    element('59', SANDBOX_MERCHANT),
    element('60', city),
    element('61', '40123'),
    element('62', element('05', reference) + element('07', 'WEB1')),
  ].join('')
  return `${body}6304${checksum(`${body}6304`)}`
}

function element(tag: string, value: string): string {
  return tag + String(Buffer.byteLength(value)).padStart(2, '0') + value
}

/** The issuer's own CRC-16/CCITT-FALSE, separate from the app's reader so that each checks the other. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    let mixed = ((crc >> 8) ^ byte) & 0xff
    mixed ^= mixed >> 4
    crc = ((crc << 8) ^ (mixed << 12) ^ (mixed << 5) ^ mixed) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
