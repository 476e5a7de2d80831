import { createHash } from 'node:crypto'
import type { Answer, Sent } from './provider-server.ts'

/** A Snap page in the fake's data: it becomes a transaction once somebody pays on it. */
export type SnapPage = {
  token: string
  order_id: string
  gross: number
  isCanceled: boolean
  saves: boolean
}

type Books = { pages: Map<string, SnapPage>; all: ReadonlyMap<string, unknown> }

/** POST /snap/v1/transactions and …/{token}/cancel as documented; undefined for another path. */
export function answerSnap({ pages, all }: Books, { url, body, method }: Sent): Answer | undefined {
  const [snap, , , token, verb] = url.split('/').slice(1)
  if (snap !== 'snap' || method !== 'POST') return undefined
  if (!token) return openPage({ pages, all }, body)
  const page = [...pages.values()].find((each) => each.token === token)
  if (!page || verb !== 'cancel') return refuse(404, 'token not found')
  if (page.isCanceled) return refuse(400, 'token already canceled')
  if (all.has(page.order_id)) return refuse(400, 'Transaction is in progress')
  page.isCanceled = true
  return { status: 200, body: { canceled_at: '2026-06-15T03:00:00.000Z' } }
}

function openPage({ pages, all }: Books, body: Sent['body']): Answer {
  const { order_id, gross_amount } = (body.transaction_details ?? {}) as Record<string, unknown>
  const { secure, save_card } = (body.credit_card ?? {}) as Record<string, boolean | undefined>
  const { unit } = (body.page_expiry ?? {}) as { unit?: string }
  const isCard = JSON.stringify(body.enabled_payments) === '["credit_card"]' && secure === true
  if (!isCard || unit !== 'minutes') return refuse(400, 'validation error')
  if (gross_amount === 13_000) return refuse(402, 'Payment channel is not activated')
  const reference = String(order_id)
  if (all.has(reference)) return refuse(400, 'transaction_details.order_id has already been taken')
  const token = createHash('sha256').update(`${reference} ${pages.size}`).digest('hex').slice(0, 36)
  pages.set(reference, {
    token,
    order_id: reference,
    gross: Number(gross_amount),
    isCanceled: false,
    // A one-click token needs a name of the customer's as well.
    saves: save_card === true && typeof body.user_id === 'string',
  })
  const redirect_url = `https://app.sandbox.midtrans.com/snap/v4/redirection/${token}`
  return { status: 201, body: { token, redirect_url } }
}

function refuse(status: number, message: string): Answer {
  return { status, body: { error_messages: [message] } }
}
