import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { DateText } from '#app/ui/date-text.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { FactRow } from '#app/ui/fact-row.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Money } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Share } from '#app/ui/share.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import { useMember } from '#app/client/use-member.ts'
import { prayerForDonor } from '#app/donation/copy.ts'
import { SuspenseNotice } from './suspense-notice.tsx'
import type { PaymentView } from './payment-actions.server.ts'
import { ReceiptLinks } from '#app/receipt/receipt-links.tsx'

/** The screen of a paid donation: thanks, a prayer, the details, and ways to share. */
export function Thanks({ view }: { view: PaymentView }) {
  const { campaign, campaignUrl, donation, units } = view
  const isMember = typeof useMember() === 'string'
  return (
    <div className="mx-auto grid max-w-wide gap-5 px-page pt-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-10 lg:pt-10">
      <div className="grid gap-5">
        <section className="relative overflow-hidden rounded-card bg-linear-to-br from-hero to-hero-deep px-6 py-10 text-center text-on-hero lg:py-16">
          <StarPattern id="syukur" className="text-on-hero opacity-8" />
          <div className="relative grid justify-items-center gap-4">
            <span className="relative grid size-28 place-items-center">
              <Rosette className="absolute inset-0 text-on-hero opacity-45" />
              <span className="grid size-14 place-items-center rounded-full bg-on-hero text-hero">
                <Icon name="check" className="size-8" />
              </span>
            </span>
            <h1 className="max-w-md text-2xl">Alhamdulillah, donasi Anda telah kami terima</h1>
            <Money amount={donation.total} className="text-3xl font-extrabold tracking-tight" />
            <p className="max-w-md">{prayerForDonor}</p>
          </div>
        </section>
        <SuspenseNotice view={view} />
        {units?.notice && <Notice title="Unit wakaf terbatas">{units.notice}</Notice>}
        {view.fundNotice && <Notice title="Dicatat sebagai sedekah">{view.fundNotice}</Notice>}
        {donation.isLate && (
          <Notice title="Diterima terlambat">
            Dana tiba setelah batas waktu kodenya, dan tetap kami catat untuk program ini.
          </Notice>
        )}
      </div>
      <div className="grid gap-5">
        <Receipt view={view} />
        <ReceiptLinks view={view} />
        <Card as="section" className="grid gap-3 p-5">
          <h2 className="text-base">Ajak yang lain berbuat baik</h2>
          <Share
            url={campaignUrl}
            title={campaign.title}
            text={`Saya baru saja berdonasi untuk ${campaign.title}. Yuk, ikut membantu.`}
          />
        </Card>
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

function Receipt({ view }: { view: PaymentView }) {
  const { campaign, charge, donation, units } = view
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-base">Rincian donasi</h2>
      <dl className="grid gap-3 text-sm">
        <FactRow name="Program">{campaign.title}</FactRow>
        <FactRow name="Jumlah">
          <Money amount={donation.amount} />
        </FactRow>
        {donation.operational > 0 && (
          <FactRow name="Infak operasional">
            <Money amount={donation.operational} />
          </FactRow>
        )}
        {units && <FactRow name="Wakaf">{units.text}</FactRow>}
        {donation.paidAt && (
          <FactRow name="Diterima">
            <DateText at={donation.paidAt} />
          </FactRow>
        )}
        {charge && <FactRow name="Lewat">{charge.name}</FactRow>}
        <FactRow name="Atas nama">
          {donation.donor.isAnonymous ? 'Hamba Allah' : donation.donor.name}
        </FactRow>
      </dl>
      <div className="grid gap-1 border-t border-line pt-4">
        <p className="text-sm text-muted">Nomor donasi</p>
        <p className="text-sm font-semibold [overflow-wrap:anywhere] tabular">{donation.id}</p>
        <CopyButton
          text={donation.id}
          label="Salin nomor"
          done="Nomor disalin"
          className="-ml-3 justify-self-start px-3!"
        />
      </div>
    </Card>
  )
}
