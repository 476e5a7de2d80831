import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { StatusBody } from '#features/charge/contract.ts'
import { stillWaiting } from '#app/site/donation/copy.ts'
import type { PaymentView } from '../payment-actions.server.ts'
import { checkNow, sentenceOf } from '../payment-status.client.ts'
import { isNews } from '../payment-watch.ts'
import { shownState } from '../use-payment-news.ts'

type Props = {
  view: PaymentView
  onNews: (news: StatusBody) => void
  /** Asks without a press, for a donor who comes back from a wallet. */
  isAtOnce?: boolean
}

/** A button that asks the provider for the payment status now. Without script the form does the same. */
export function CheckStatus({ view, onNews, isAtOnce = false }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState(view.isChecked ? stillWaiting : '')

  async function check(): Promise<void> {
    setIsBusy(true)
    setStatus('')
    try {
      const news = await checkNow(view.donation.id)
      if (isNews(shownState(view), news)) onNews(news)
      else setStatus(stillWaiting)
    } catch (cause) {
      setStatus(sentenceOf(cause))
    }
    setIsBusy(false)
  }

  const first = useRef(check)
  useEffect(() => {
    if (isAtOnce) void first.current()
  }, [isAtOnce])

  function submit(event: FormEvent): void {
    event.preventDefault()
    void check()
  }

  return (
    <form method="post" action={`/payment/${view.donation.id}`} onSubmit={submit}>
      <input type="hidden" name="aksi" value="cek" />
      <Button type="submit" className="w-full" isBusy={isBusy}>
        Cek status pembayaran
      </Button>
      <p role="status" className="text-center text-sm text-muted not-empty:mt-2">
        {status}
      </p>
    </form>
  )
}
