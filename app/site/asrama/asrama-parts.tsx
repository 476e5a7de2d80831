import type { CardView } from '#app/site/campaign/campaign-card.tsx'
import { CampaignGrid } from '#app/site/campaign/campaign-grid.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Money } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import type { AsramaView } from './asrama-page.server.ts'
import { AsramaMap, type MapView } from './asrama-map.tsx'
import { PhoneLink, VisitHours } from './visit-side.tsx'
import { formatCount } from '#platform/money/money.ts'

type GiveProps = { campaign: CardView | undefined }

/** The asrama's own campaign with a donate button; without one, other ways to help. */
export function GiveCard({ campaign }: GiveProps) {
  if (!campaign) {
    return (
      <Card as="section" className="grid gap-3 p-5">
        <h2 className="text-base">Bantuan</h2>
        <p className="text-sm text-muted">
          Asrama ini belum punya penggalangan sendiri. Bantuan barang dapat Anda bawa saat
          berkunjung, dan donasi uang dapat lewat program anak yatim.
        </p>
        <LinkButton to="/category/yatim" icon="heart">
          Lihat program anak yatim
        </LinkButton>
      </Card>
    )
  }
  const { slug, title, collected, target, percent, donors, state } = campaign
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-base">Donasi untuk asrama ini</h2>
      <p className="text-sm text-muted">{title}</p>
      <div className="grid gap-1.5">
        <p>
          <BigFigure value={collected} className="text-xl font-bold" />
          {target !== null && (
            <span className="text-sm text-muted">
              {' '}
              dari <Money amount={target} />
            </span>
          )}
        </p>
        {percent !== null && (
          <ProgressBar ratio={percent / 100} label={`Terkumpul untuk ${title}`} />
        )}
        <p className="text-sm text-muted tabular">
          {formatCount(donors)} donatur sejak awal program
        </p>
      </div>
      {state ? (
        <Notice title={state}>Program ini sedang ditutup sementara.</Notice>
      ) : (
        <LinkButton to={`/donasi-sekarang/${slug}`} icon="heart">
          Donasi untuk asrama ini
        </LinkButton>
      )}
      <LinkButton to={`/campaign/${slug}`} look="quiet">
        Lihat penggunaan dana
      </LinkButton>
    </Card>
  )
}

/** Visiting hours, the contact person, and a link to request a visit. */
export function VisitCard({ asrama }: { asrama: AsramaView }) {
  const { slug, week, head, phone, takesVisits, mostVisitors } = asrama
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-base">Berkunjung</h2>
      <VisitHours week={week} />
      <p className="flex items-center gap-2 border-t border-line pt-3 text-sm">
        <Icon name="user" className="size-5 text-primary" />
        <span>
          {head}, kepala asrama
          <span className="block text-muted">
            Paling banyak {mostVisitors} orang sekali kunjungan
          </span>
        </span>
      </p>
      <div className="grid gap-2">
        {takesVisits ? (
          <LinkButton to={`/kunjungan/${slug}`} look="ghost" icon="calendar">
            Jadwalkan kunjungan
          </LinkButton>
        ) : (
          <p className="text-sm text-muted">Kunjungan ke asrama ini diatur lewat telepon.</p>
        )}
        <PhoneLink phone={phone} />
      </div>
    </Card>
  )
}

/** The number of residents and of day students, with the date of the count. */
export function Occupants({ asrama }: { asrama: AsramaView }) {
  const { name, capacity, residents, nonResidents, free, countedOn } = asrama
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 className="sr-only">Penghuni</h2>
      <ProgressBar ratio={residents / capacity} label={`Terisi di ${name}`} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Stat name="Daya tampung">{formatCount(capacity)}</Stat>
        <Stat name="Anak di asrama">{formatCount(residents)}</Stat>
        <Stat name="Anak di keluarganya">{formatCount(nonResidents)}</Stat>
        <Stat name="Tempat kosong">{formatCount(free)}</Stat>
      </dl>
      <p className="text-sm text-muted">
        Dihitung pada <DateText at={countedOn} as="date" />. Anak yang tinggal bersama keluarganya
        kami dampingi dari asrama ini.
      </p>
    </section>
  )
}

/** The location, as precise as the public may know. */
export function Whereabouts({ asrama, map }: { asrama: AsramaView; map: MapView }) {
  const { district, place } = asrama
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Lokasi</h2>
      <AsramaMap map={map} label={`Letak ${asrama.name}`} />
      <p className="max-w-reading">
        {district}, {place}. Di sini tinggal anak-anak, jadi peta hanya menunjukkan kecamatannya.
        Alamat lengkap kami berikan setelah kunjungan disetujui.
      </p>
    </section>
  )
}

/** The donate button that always stays visible on a phone. */
export function GiveBar({ campaign }: GiveProps) {
  if (!campaign || campaign.state) return null
  return (
    <div className="sticky bottom-above-bars z-20 short:static mt-8 border-t border-line bg-surface px-page py-3 print-hidden lg:hidden">
      <LinkButton to={`/donasi-sekarang/${campaign.slug}`} icon="heart" className="w-full">
        Donasi untuk asrama ini
      </LinkButton>
    </div>
  )
}

/** Other campaigns that help this asrama. */
export function Programs({ programs }: { programs: CardView[] }) {
  if (programs.length === 0) return null
  return (
    <section className="mx-auto grid max-w-wide gap-4 px-page pt-14">
      <h2 className="text-xl">Program yang ikut membantu asrama ini</h2>
      <CampaignGrid campaigns={programs} heading="h3" />
    </section>
  )
}
