import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { FactRow } from '#app/ui/fact-row.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Money } from '#app/ui/money.tsx'
import { WhatsappHelp } from '#app/site/sharing/whatsapp-help.tsx'
import { capitalName, isNounForPlans, nouns } from '#features/campaign/nouns.ts'
import { unitWords } from '#features/wakaf/wakaf.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { DonorName } from '../own-donor.tsx'
import { ReceiptSent } from './receipt-sent.tsx'
import type { PaymentView } from '../payment-actions.server.ts'

/** A donation that can be made to come again. */
export function RecurringLink({ view: { donation, campaign } }: { view: PaymentView }) {
  if (!isNounForPlans(donation.noun)) return null
  return (
    <LinkButton
      to={`/donasi-rutin?program=${campaign.slug}&nominal=${donation.amount}`}
      look="ghost"
    >
      Jadikan rutin
    </LinkButton>
  )
}

type DonationProps = { donation: PaymentView['donation'] }

/** What the sum becomes: units of wakaf, or the campaign's own unit. Nothing is said where neither is known. */
export function OutcomeCard({ donation: { noun, units, impact } }: DonationProps) {
  if (!units && !impact) return null
  return (
    <Card as="section" className="flex items-center gap-4 bg-tint p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-primary">
        <Icon name="heart" className="size-6" />
      </span>
      <div>
        <h2 className="text-base">{capitalName(noun)} Anda menjadi</h2>
        <p className="text-xl font-extrabold text-primary tabular">
          {units ? unitWords(units) : impact?.text}
        </p>
        {!units && <p className="text-sm text-muted">{impact?.basis}</p>}
      </div>
    </Card>
  )
}

/** What happens next, and where and when the donor hears of it. Nothing is promised that is not sent. */
export function WhatFollows({ view }: { view: PaymentView }) {
  const { campaign } = view
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-base">Yang terjadi selanjutnya</h2>
      <ol className="grid gap-4">
        <Step icon="wallet" title="Sekarang">
          <ReceiptSent {...view} />
        </Step>
        <Step icon="heart" title="Saat disalurkan">
          Setiap penyaluran disetujui dua petugas dan tercatat dengan tanggal dan jumlahnya di{' '}
          <Link
            to={`/campaign/${campaign.slug}#dana`}
            className="font-medium text-primary underline"
          >
            rincian penggunaan dana
          </Link>
          .
        </Step>
        <Step icon="book" title="Setiap ada perkembangan">
          Kabar program terbit di{' '}
          <Link to={`/latest-news/${campaign.slug}`} className="font-medium text-primary underline">
            kabar terbaru {campaign.title}
          </Link>
          . Buka kembali kapan saja dari halaman ini.
        </Step>
      </ol>
    </Card>
  )
}

function Step({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-primary">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  )
}

/** Programme, sums, method and number of a paid donation. */
export function DonationFacts({ view }: { view: PaymentView }) {
  const { campaign, charge, donation } = view
  const { name } = nouns[donation.noun]
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-base">Rincian {name}</h2>
      <dl className="grid gap-3 text-sm">
        <FactRow name="Program">{campaign.title}</FactRow>
        {donation.units && <FactRow name="Unit">{unitWords(donation.units)}</FactRow>}
        <FactRow name={capitalName(donation.noun)}>
          <Money amount={donation.amount} />
        </FactRow>
        {donation.operational > 0 && (
          <FactRow name="Infak operasional">
            <Money amount={donation.operational} />
          </FactRow>
        )}
        {donation.paidAt && (
          <FactRow name="Diterima">
            <DateText at={donation.paidAt} />
          </FactRow>
        )}
        {charge && <FactRow name="Lewat">{charge.name}</FactRow>}
        <FactRow name="Atas nama">
          <DonorName donation={donation} />
        </FactRow>
      </dl>
      <div className="grid gap-1 border-t border-line pt-4">
        <p className="text-sm text-muted">Nomor {name}</p>
        <p className="font-semibold tabular">{shortIdOf(donation.id)}</p>
        <CopyButton
          text={shortIdOf(donation.id)}
          label="Salin nomor"
          done="Nomor disalin"
          className="-ml-3 justify-self-start px-3!"
        />
        <WhatsappHelp
          donationId={donation.id}
          noun={donation.noun}
          className="-ml-2 justify-self-start text-sm"
        />
      </div>
    </Card>
  )
}
