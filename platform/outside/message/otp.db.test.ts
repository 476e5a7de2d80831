import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { startPhones } from '#tests/fakes/phones.ts'
import { listCapturedMail } from './mail.server.ts'
import { openOtp } from './otp.server.ts'

const message = { to: '+6281234567890', text: 'Kode Amanah: 123456.', key: 'satu' }
const secret = 'a secret between us and the gateway'

test('without a gateway a message to a phone is kept in the captured inbox of the demo', async () => {
  const ctx = await testContext()
  const port = openOtp({ mode: 'demo', otpHttp: undefined }, ctx)
  await port.send(message)
  expect(await listCapturedMail(ctx.db, 9)).toMatchObject([
    { recipient: message.to, body: message.text },
  ])
})

test('in live mode without a gateway no phone is reachable, and nothing is captured', async () => {
  const ctx = await testContext()
  const port = openOtp({ mode: 'live', otpHttp: undefined }, ctx)
  expect(port.isReachable).toBe(false)
  await expect(port.send(message)).rejects.toThrow()
  expect(await listCapturedMail(ctx.db, 9)).toEqual([])
})

test('the gateway gets each message signed, and knows a repeat by its key', async () => {
  const ctx = await testContext()
  const phones = await startPhones(secret)
  const port = openOtp({ mode: 'live', otpHttp: { url: phones.origin, secret } }, ctx)
  await port.send(message)
  await port.send(message)
  expect(phones.received).toEqual([message])
  expect(phones.asked[0]?.headers['idempotency-key']).toBe('satu')
})

test('another secret is refused by the gateway, and sending fails so that the job tries again', async () => {
  const ctx = await testContext()
  const phones = await startPhones('another secret than the one we have')
  const port = openOtp({ mode: 'live', otpHttp: { url: phones.origin, secret } }, ctx)
  await expect(port.send(message)).rejects.toThrow('answered 401')
  expect(phones.received).toEqual([])
})

test.each(['never-arrives', 'broken-page', 'too-late'] as const)(
  'a gateway that is away (%s) is a failure that names neither number nor code',
  async (fault) => {
    const ctx = await testContext()
    const phones = await startPhones(secret)
    const config = { mode: 'live', otpHttp: { url: phones.origin, secret } } as const
    const port = openOtp(config, { ...ctx, timeoutMs: 300 })
    phones.fail(fault)
    const failure = await port.send(message).then(
      () => 'sent',
      (error: Error) => `${error.stack}`,
    )
    expect(failure).not.toBe('sent')
    expect(failure).not.toMatch(/123456|81234567890/)
  },
)
