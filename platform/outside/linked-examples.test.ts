import { expect, test } from 'vitest'
import * as v from 'valibot'
import midtrans from './midtrans/midtrans-examples.json' with { type: 'json' }
import { toDebitAnswer, toGopayDebit } from './midtrans/midtrans-debit.ts'
import {
  gopayOption,
  linkedGopay,
  linkGopay,
  readAccountNews,
  unlinkGopay,
} from './midtrans/midtrans-gopay.server.ts'
import { transaction } from './midtrans/midtrans-wire.ts'
import type { HttpClient, ProviderCall } from './payment/http-client.server.ts'
import xendit from './xendit/xendit-examples.json' with { type: 'json' }
import { findLink, linkOfMessage } from './xendit/xendit-link.server.ts'
import { isMessage, toXenditEvent } from './xendit/xendit-wire.ts'
import { anOrder } from '#tests/fakes/benches.ts'

const account = '00000269-7836-49e5-bc65-e592afafec14'
const wallet = { owner: 'x', channel: 'gopay', returnUrl: 'https://www.gojek.com' }

/** A provider that answers with documented bodies, in turn. */
function answering(...bodies: unknown[]) {
  const asked: ProviderCall[] = []
  const call: HttpClient = async (asking) => {
    asked.push(asking)
    return { kind: 'answer', status: 200, body: bodies[asked.length - 1] ?? bodies.at(-1) }
  }
  return { asked, call }
}

test('midtrans: an account is linked by the documented request, on the page it names', async () => {
  const { asked, call } = answering(midtrans.payAccounts.bodies.created)
  const made = await linkGopay(call, { ...wallet, phone: '+6281212345678' })
  expect(made).toEqual({
    kind: 'linking',
    token: account,
    page: 'https://api.midtrans.com/v2/gopay/redirect/gpar_6123269-1425-21e3-bc44-e592afafec14/link',
  })
  expect(asked).toEqual([
    {
      method: 'POST',
      path: ['v2', 'pay', 'account'],
      body: {
        payment_type: 'gopay',
        gopay_partner: {
          phone_number: '81212345678',
          country_code: '62',
          redirect_url: 'https://www.gojek.com',
        },
      },
    },
  ])
  const { userNotFound } = midtrans.payAccounts.bodies
  const refused = await linkGopay(answering(userNotFound).call, { ...wallet, phone: '+628121234' })
  expect(refused).toEqual({ kind: 'rejected', code: 'GOPAY_105' })
})

test('midtrans: an account is linked, waited for or gone as its documented states say', async () => {
  const { enabled, pending, expired, disabled } = midtrans.payAccountStates.bodies
  const states = [
    enabled,
    pending,
    expired,
    disabled,
    { status_code: '404' },
    { status_code: '900' },
  ]
  const kinds = states.map(async (body) => (await linkedGopay(answering(body).call, account)).kind)
  expect(await Promise.all(kinds)).toEqual(['linked', 'waiting', 'gone', 'gone', 'gone', 'unknown'])
  // A balance is debited; what is borrowed never is.
  const option = await gopayOption(answering(enabled).call, account)
  expect(option).toEqual({ kind: 'option', token: enabled.metadata.payment_options[0]?.token })
  const [, later] = enabled.metadata.payment_options
  const onlyLater = { ...enabled, metadata: { payment_options: [later] } }
  expect(await gopayOption(answering(onlyLater).call, account)).toMatchObject({ kind: 'none' })
  expect(await gopayOption(answering(disabled).call, account)).toMatchObject({
    code: 'GOPAY_UNLINKED',
  })
})

test('midtrans: only the state after it says that an account is unbound', async () => {
  const { done, refused } = midtrans.payAccountUnbind.bodies
  const { enabled, pending, disabled } = midtrans.payAccountStates.bodies
  const unbind = (...bodies: unknown[]) => unlinkGopay(answering(...bodies).call, account)
  expect(await unbind(done, disabled)).toBe('unlinked')
  expect(await unbind(done, enabled)).toBe('unknown')
  expect(await unbind(refused, enabled)).toBe('unknown')
  expect(await unbind(refused, pending)).toBe('waiting')
  const news = { ...disabled, merchant_id: 'M099098', signature_key: 'ad7ccda03d8ec6f2' }
  expect(readAccountNews(news)).toMatchObject({ account_id: account, account_status: 'DISABLED' })
})

test('midtrans: a debit of a linked account is asked for, paid or refused as documented', () => {
  const order = { ...anOrder(), reference: 'order-1234', token: account }
  const option = 'eyJ0eXBlIjogIkdPUEFZX1dBTExFVCIsICJpZCI6ICIifQ=='
  expect(toGopayDebit(order, option).gopay).toEqual({
    account_id: account,
    payment_option_token: option,
    recurring: true,
  })
  const { settlement, pending, insufficient } = midtrans.gopayTokenization.bodies
  const answer = (body: object) => {
    const made = v.parse(transaction, body)
    return toDebitAnswer(made, { ...order, amount: made.gross_amount }, 'M')
  }
  expect(answer(settlement)).toMatchObject({ kind: 'created', providerId: account })
  expect(answer(pending)).toMatchObject({ kind: 'created' })
  expect(answer(insufficient)).toEqual({ kind: 'rejected', code: 'GOPAY_201' })
})

test('xendit: the documented messages about a token name it, and are no news of a payment', async () => {
  const { tokenActivation, tokenFailure, tokenExpiry } = xendit
  for (const { body } of [tokenActivation, tokenFailure, tokenExpiry]) {
    expect(linkOfMessage(body)).toBe('pt-1402feb0-bb79-47ae-9d1e-e69394d3949c')
    expect(toXenditEvent(body)).toBeUndefined()
    expect(isMessage(body)).toBe(true)
  }
  const states = [tokenActivation, tokenFailure, tokenExpiry].map(async ({ body }) => {
    const { payment_token_id: token } = body.data
    return (await findLink(answering(body.data).call, token)).kind
  })
  expect(await Promise.all(states)).toEqual(['linked', 'gone', 'gone'])
  // A page for a card is told by its payment.
  const paid = {
    event: 'payment_session.completed',
    data: { payment_session_id: 'ps-1', session_type: 'PAY' },
  }
  expect(linkOfMessage(paid)).toBeUndefined()
})
