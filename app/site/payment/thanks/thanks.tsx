import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { Share } from '#app/ui/share/share.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import { useMember } from '#app/client/use-member.ts'
import { nouns, receivedWords } from '#features/campaign/nouns.ts'
import { KeepAddress } from '../checkout/keep-address.tsx'
import { SuspenseNotice } from '../suspense-notice.tsx'
import { useDropForm } from '../own-donor.tsx'
import type { PaymentView } from '../payment-actions.server.ts'
import { ReceiptLinks } from '#app/site/receipt/receipt-links.tsx'
import { DonationFacts, OutcomeCard, RecurringLink, WhatFollows } from './thanks-parts.tsx'

/** The screen of a paid donation: thanks, a doa, what the sum becomes, what follows, the details, and ways to share. */
export function Thanks({ view }: { view: PaymentView }) {
  const { campaign, campaignUrl, donation } = view
  const { verb } = nouns[donation.noun]
  useDropForm(campaign.slug)
  const isMember = typeof useMember() === 'string'
  return (
    <div className="mx-auto grid max-w-wide gap-5 px-page pt-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-10 lg:pt-10">
      <div className="grid gap-5">
        <Head view={view} />
        <SuspenseNotice view={view} />
        {view.unitsNotice && <Notice title="Unit wakaf terbatas">{view.unitsNotice}</Notice>}
        {view.fundNotice && <Notice title="Dicatat sebagai sedekah">{view.fundNotice}</Notice>}
        {donation.isLate && (
          <Notice title="Diterima terlambat">
            Dana tiba setelah batas waktu kodenya, dan tetap kami catat untuk program ini.
          </Notice>
        )}
        <OutcomeCard donation={donation} />
        <WhatFollows view={view} />
        <KeepAddress view={view} />
      </div>
      <div className="grid gap-5">
        <ReceiptLinks view={view} />
        <DonationFacts view={view} />
        <Card as="section" className="grid gap-3 p-5">
          <h2 className="text-base">Ajak yang lain berbuat baik</h2>
          <Share
            url={campaignUrl}
            title={campaign.title}
            text={`Saya baru saja ${verb} untuk ${campaign.title}. Yuk, ikut membantu.`}
          />
        </Card>
        <RecurringLink view={view} />
        <LinkButton to={`/campaign/${campaign.slug}`} look="ghost">
          Lihat program
        </LinkButton>
        {!isMember && (
          <LinkButton to="/register" look="ghost">
            Buat akun untuk menyimpan riwayat
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Head({ view: { donation, doa } }: { view: PaymentView }) {
  return (
    <section className="relative overflow-hidden rounded-card bg-linear-to-br from-hero to-hero-deep px-5 py-8 text-center text-on-hero lg:py-12">
      <StarPattern id="syukur" className="text-on-hero opacity-8" />
      <div className="relative grid justify-items-center gap-3">
        <span className="relative grid size-20 place-items-center">
          <Rosette className="absolute inset-0 text-on-hero opacity-45" />
          <span className="grid size-11 place-items-center rounded-full bg-on-hero text-hero">
            <Icon name="check" className="size-6" />
          </span>
        </span>
        <h1 className="max-w-md text-2xl">{receivedWords(donation.noun)}</h1>
        <BigFigure value={donation.total} className="text-3xl font-extrabold tracking-tight" />
        {doa && (
          <figure className="grid max-w-lg gap-2">
            {doa.passages.map(({ arabic, latin, indonesian }) => (
              <div key={arabic} className="grid gap-2">
                <ArabicText className="text-center text-arab">{arabic}</ArabicText>
                <LatinText className="italic">{latin}</LatinText>
                <p>{indonesian}</p>
              </div>
            ))}
            <figcaption className="text-xs">{doa.words}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
