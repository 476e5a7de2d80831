import { type ReactNode, useState } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { StatusBody } from '#features/charge/contract.ts'
import { CancelLink } from '../cancel-donation.tsx'
import { CheckStatus } from './check-status.tsx'
import { DeadlineCard } from './deadline-card.tsx'
import { DonationColumns, DonationFrame } from '#app/site/donation/donation-frame.tsx'
import { MissedPaymentLink } from '../missed-payment-link.tsx'
import type { ChargeView, PaymentView } from '../payment-actions.server.ts'
import { isRunOut } from '../payment-state.ts'
import { usePaymentNews, useShowNews } from '../use-payment-news.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatDate } from '#platform/time/jakarta.ts'

type RunOutWords = { payTo: string; again: string }

const codeWords: RunOutWords = { payTo: 'ke kode ini', again: 'Buat kode baru' }

type Props = {
  view: PaymentView
  title: string
  /** Words for a code that has expired, where it is no code. */
  runOut?: RunOutWords
  /** Draws the code of this method; `isOver` is true when the code expires while the donor looks at it. */
  children: (charge: ChargeView, isOver: boolean) => ReactNode
}

/** The common parts of the checkout screens: amount, deadline, code, instructions, and status. */
export function Checkout({ view, title, runOut = codeWords, children }: Props) {
  const { donation, charge } = view
  const [hasRunOut, setHasRunOut] = useState(false)
  const showNews = useShowNews()
  const changePath = `/payment/${donation.id}?ganti=1`

  function receive(news: StatusBody): void {
    // An expired code without payment stays on screen in grey; the screen does not change.
    if (isRunOut(news)) setHasRunOut(true)
    else showNews(news)
  }

  usePaymentNews(view, true, receive)
  if (!charge) return null
  return (
    <DonationFrame title={title} back={{ to: changePath, label: 'Ganti metode' }} step={3}>
      <DonationColumns
        isSummaryFirst
        summary={
          <DeadlineCard
            view={view}
            charge={charge}
            isOver={hasRunOut}
            onOver={() => setHasRunOut(true)}
          />
        }
        bar={
          hasRunOut ? (
            <LinkButton to={`/payment/${donation.id}`} className="w-full">
              {runOut.again}
            </LinkButton>
          ) : (
            <CheckStatus view={view} onNews={receive} isAtOnce={view.isReturned} />
          )
        }
      >
        {hasRunOut && <RunOut payTo={runOut.payTo} />}
        {children(charge, hasRunOut)}
        {!hasRunOut && <Guides guides={charge.guides} checkedOn={charge.guidesCheckedOn} />}
        <OtherWays changePath={changePath} hasSimulator={view.hasSimulator} donation={donation} />
      </DonationColumns>
    </DonationFrame>
  )
}

function RunOut({ payTo }: { payTo: string }) {
  return (
    <div role="alert">
      <Notice tone="danger" title="Waktu pembayaran habis">
        Jangan bayar lagi {payTo}. Bila Anda baru saja membayar, tunggu sebentar: halaman ini
        berganti sendiri begitu dana masuk.
      </Notice>
    </div>
  )
}

type OtherWaysProps = {
  changePath: string
  hasSimulator: boolean
  donation: PaymentView['donation']
}

function OtherWays({ changePath, hasSimulator, donation }: OtherWaysProps) {
  return (
    <div className="grid gap-4">
      <LinkButton to={changePath} look="ghost">
        Ganti metode
      </LinkButton>
      <MissedPaymentLink donationId={donation.id} noun={donation.noun} />
      <CancelLink donationId={donation.id} noun={donation.noun} />
      {hasSimulator && (
        <p className="text-center text-sm">
          <a
            href="/dev/simulator"
            className="inline-flex min-h-touch items-center text-accent-ink underline"
          >
            Bayar di simulator
          </a>
        </p>
      )}
    </div>
  )
}

type GuidesProps = { guides: { title: string; steps: string[] }[]; checkedOn: string }

/** Payment instructions, one block per way; the first is open. */
function Guides({ guides, checkedOn }: GuidesProps) {
  if (guides.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Cara bayar</h2>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {guides.map(({ title, steps }, index) => (
          <details key={title} name="cara-bayar" open={index === 0} className="group">
            <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-5 font-semibold hover:bg-tint">
              {title}
              <Icon
                name="down"
                className="size-5 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <ol className="grid gap-2.5 px-5 pt-1 pb-5">
              {steps.map((step, at) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-tint text-xs font-bold text-primary tabular"
                  >
                    {at + 1}
                  </span>
                  <span className="min-w-0">{step}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <p className="text-xs text-muted">
        Langkahnya dapat berubah. Terakhir diperiksa {formatDate(checkedOn)}.
      </p>
    </section>
  )
}
