import { Link } from 'react-router'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Card, Chip, type Tone } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Money } from '#app/ui/money.tsx'
import { WhatsappHelp } from '#app/site/sharing/whatsapp-help.tsx'
import { capitalName, nouns } from '#features/campaign/nouns.ts'
import type { MyDonationBody } from '#features/my-donation/contract.ts'
import { donationStatusWords } from '#features/my-donation/my-donation.ts'

const tones: Record<MyDonationBody['status'], Tone> = {
  awaiting_payment: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refund_pending: 'accent',
  refund_sent: 'accent',
  refunded: 'accent',
  reversed: 'danger',
}

const paperWords = { kuitansi: 'Kuitansi', bsz: 'Bukti Setor Zakat' } as const

/** One donation: campaign, amount, state and actions. */
export function DonationCard({ donation }: { donation: MyDonationBody }) {
  const { campaign, noun, units, total, operational, status, channel, createdAt, paidAt } = donation
  return (
    <Card as="li" className="grid gap-3 p-4 lg:p-5">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={`/campaign/${campaign.slug}`}
          className="-my-1 inline-block min-w-0 py-1 font-bold wrap-anywhere hover:text-primary"
        >
          {campaign.title}
        </Link>
        <Chip tone={tones[status]}>{donationStatusWords[status]}</Chip>
      </div>
      <p className="text-xl font-extrabold">
        <span className="block text-sm font-semibold text-muted">{capitalName(noun)}</span>
        <BigFigure value={total} />
      </p>
      {units && <p className="text-sm font-semibold tabular">{units}</p>}
      <p className="text-sm text-muted">
        <DateText at={paidAt ?? createdAt} />
        {channel && <span>{` · ${channel}`}</span>}
        {donation.isAnonymous && <span>{' · sebagai Hamba Allah'}</span>}
      </p>
      {operational > 0 && (
        <p className="text-sm text-muted">
          <Money amount={donation.amount} /> untuk program, <Money amount={operational} /> infak
          operasional
        </p>
      )}
      <DonationActions donation={donation} />
    </Card>
  )
}

function DonationActions({ donation }: { donation: MyDonationBody }) {
  const { paymentUrl, repeatUrl, receipts, id, noun } = donation
  const valid = receipts.filter(({ isVoid }) => !isVoid)
  return (
    <div className="flex flex-wrap gap-2">
      {paymentUrl && (
        <LinkButton to={paymentUrl} className="px-4">
          Lanjutkan bayar
        </LinkButton>
      )}
      {valid.map(({ kind, url, number }) => (
        <a key={kind} href={url} className={buttonClass('ghost', 'px-4')}>
          <Icon name="download" />
          {paperWords[kind]}
          <span className="sr-only"> {number}</span>
        </a>
      ))}
      {!paymentUrl && (
        <LinkButton to={repeatUrl} look="quiet" className="px-3" icon="repeat">
          {capitalName(noun)} lagi
        </LinkButton>
      )}
      <LinkButton to={`/payment/${id}`} look="quiet" className="px-3">
        Rincian
        <span className="sr-only">
          {' '}
          {nouns[noun].name} {donation.campaign.title}
        </span>
      </LinkButton>
      <WhatsappHelp donationId={id} noun={noun} />
    </div>
  )
}
