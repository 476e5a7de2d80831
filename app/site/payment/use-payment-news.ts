import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { announce } from '#app/ui/state/toast.tsx'
import type { StatusBody } from '#features/charge/contract.ts'
import { paidNews } from '#app/site/donation/copy.ts'
import type { PaymentView } from './payment-actions.server.ts'
import { browserPorts } from './payment-status.client.ts'
import { watchPayment } from './payment-watch.ts'

/** What a screen already shows of a payment, in the form of news. */
export function shownState({ donation, charge, screen }: PaymentView) {
  return { status: donation.status, chargeStatus: charge?.status ?? null, screen }
}

/** Reloads the screen when there is news; its loader redirects to the right one. */
export function useShowNews() {
  const { revalidate } = useRevalidator()
  return (news: StatusBody): void => {
    if (news.status === 'paid') announce(paidNews)
    void revalidate()
  }
}

/** Watches the payment while the screen is mounted and visible. */
export function usePaymentNews(
  view: PaymentView,
  isWanted: boolean,
  onNews: (news: StatusBody) => void,
): void {
  const { id } = view.donation
  const { status, chargeStatus, screen } = shownState(view)
  const listener = useRef(onNews)

  useEffect(() => {
    listener.current = onNews
  })

  useEffect(() => {
    if (!isWanted) return
    const known = { status, chargeStatus, screen }
    return watchPayment(browserPorts(id), known, (news) => listener.current(news))
  }, [id, isWanted, status, chargeStatus, screen])
}
