import { expect, test } from 'vitest'
import {
  type SandboxNews,
  sandboxWebhook,
  signatureOf,
  verifySandboxWebhook,
} from './sandbox-webhook.ts'

const news: SandboxNews = {
  reference: 'D-1',
  providerId: 'sbx_1',
  channel: 'bca',
  status: 'paid',
  amount: 50_000,
  captures: 1,
  at: new Date('2026-06-15T03:00:00Z'),
}
const modes = ['message', 'token'] as const
const bytes = (text: string) => new TextEncoder().encode(text)

test('the signature is the published one of Midtrans', () => {
  const message = { order_id: 'DON-0001-1', status_code: '200', gross_amount: '50000.00' }
  expect(signatureOf(message, 'SB-Mid-server-EXAMPLE')).toBe(
    '9dd6c0bae40ccda49406bc0f3d11f0b02ff469818a43974a2d6982f7bdff4eb4bbb8120f20fe208377eda64e7ca17a21378ded6d6efce07ca011d49f0d5f536e',
  )
})

test('what the sandbox signs is read back in both modes', () => {
  for (const mode of modes) {
    const { body, headers } = sandboxWebhook(news, { mode, secret: 's' })
    const read = verifySandboxWebhook(bytes(body), new Headers(headers), { mode, secret: 's' })
    expect(read).toEqual({
      ok: true,
      event: {
        eventKey: 'evt_sbx_1_paid_1',
        reference: 'D-1',
        providerId: 'sbx_1',
        claimedStatus: 'settlement',
        claimedAmount: '50000.00',
      },
    })
  }
})

test('F8 a forged webhook is refused in both modes', () => {
  for (const mode of modes) {
    const signing = { mode, secret: 's' }
    const { body, headers } = sandboxWebhook(news, signing, true)
    expect(verifySandboxWebhook(bytes(body), new Headers(headers), signing).ok).toBe(false)
    expect(verifySandboxWebhook(bytes(body), new Headers(), signing).ok).toBe(false)
  }
})

test('F8 a signature for one amount does not serve for another', () => {
  const signing = { mode: 'message' as const, secret: 's' }
  const { body, headers } = sandboxWebhook(news, signing)
  const raised = bytes(body.replace('50000.00', '90000.00'))
  expect(verifySandboxWebhook(raised, new Headers(headers), signing).ok).toBe(false)
})

test('a body that is no notification is refused, whatever it is', () => {
  for (const body of ['', '{', '[]', 'null', '{"order_id":1}', '\u0000']) {
    expect(
      verifySandboxWebhook(bytes(body), new Headers(), { mode: 'message', secret: 's' }).ok,
    ).toBe(false)
  }
  const notText = new Uint8Array([0xff, 0xfe])
  expect(verifySandboxWebhook(notText, new Headers(), { mode: 'message', secret: 's' }).ok).toBe(
    false,
  )
})
