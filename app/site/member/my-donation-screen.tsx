import { useSearchParams } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Loading, Skeleton } from '#app/ui/state/skeleton.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { ChipLinks, Tabs } from '#app/ui/tabs.tsx'
import {
  donationTabs,
  donationTabWords,
  type DonationTab,
} from '#features/my-donation/my-donation.ts'
import { ClaimNotice } from './claim-notice.tsx'
import { DonationCard } from './donation-card.tsx'
import { PhoneClaim } from './phone-claim.tsx'
import { PlansSection } from './plans-section.tsx'
import { TotalsCard } from './totals-card.tsx'
import { type Filter, useMyDonations } from './use-my-donations.ts'
import { useEffect, useState } from 'react'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { MyDonationApi } from '#features/my-donation/api.server.ts'
import type { TotalsBody } from '#features/my-donation/contract.ts'

const tabNames = Object.keys(donationTabs) as DonationTab[]

export function MyDonationScreen() {
  const filter = useFilter()
  const list = useMyDonations(filter)
  const { totals, reload } = useTotals()
  const years = totals?.years ?? []

  function refresh() {
    list.reload()
    reload()
  }

  return (
    <Frame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-4">
          <ClaimNotice count={totals?.claimable ?? 0} onClaimed={refresh} />
          <Tabs label="Keadaan donasi" tabs={tabNames.map((tab) => toTab(tab, filter))} />
          {years.length > 1 && (
            <ChipLinks
              label="Tahun"
              tabs={[undefined, ...years].map((sum) => toYear(sum?.year, filter))}
            />
          )}
          <DonationList list={list} filter={filter} onRetry={refresh} />
          {totals?.hasPhone && <PhoneClaim onClaimed={refresh} />}
        </div>
        <div className="grid gap-4">
          {totals && <TotalsCard years={years} year={filter.year} />}
          <PlansSection />
        </div>
      </div>
    </Frame>
  )
}

function useFilter(): Filter {
  const [query] = useSearchParams()
  const requested = query.get('status')
  const status = tabNames.find((tab) => tab === requested) ?? 'semua'
  const year = /^2\d{3}$/.exec(query.get('tahun') ?? '')?.[0]
  return { status, year }
}

function addressOf({ status, year }: Filter): string {
  const query = new URLSearchParams()
  if (status !== 'semua') query.set('status', status)
  if (year) query.set('tahun', year)
  return query.size > 0 ? `/mydonation?${query}` : '/mydonation'
}

function toTab(status: DonationTab, filter: Filter) {
  const to = addressOf({ ...filter, status })
  return { to, label: donationTabWords[status], isHere: status === filter.status }
}

function toYear(shownYear: number | undefined, filter: Filter) {
  const year = shownYear === undefined ? undefined : String(shownYear)
  const to = addressOf({ ...filter, year })
  return { to, label: year ?? 'Semua tahun', isHere: year === filter.year }
}

type ListProps = {
  list: ReturnType<typeof useMyDonations>
  filter: Filter
  onRetry: () => void
}

function DonationList({ list, filter, onRetry }: ListProps) {
  const { donations, failure, after, isLoadingMore, more } = list
  if (failure && !donations) return <ErrorState text={failure} onRetry={onRetry} />
  if (!donations) return <ListSkeleton />
  if (donations.length === 0) return <NoDonations filter={filter} />
  return (
    <>
      <ul className="grid gap-3">
        {donations.map((donation) => (
          <DonationCard key={donation.id} donation={donation} />
        ))}
      </ul>
      {failure && <ErrorState text={failure} onRetry={() => void more()} />}
      {after && !failure && (
        <Button look="ghost" isBusy={isLoadingMore} onClick={() => void more()}>
          Tampilkan lebih banyak
        </Button>
      )}
    </>
  )
}

function NoDonations({ filter }: { filter: Filter }) {
  const isAll = filter.status === 'semua' && !filter.year
  return (
    <EmptyState
      icon="heart"
      title={isAll ? 'Belum ada donasi' : 'Tidak ada donasi di sini'}
      text={
        isAll
          ? 'Zakat, wakaf, sedekah, dan donasi yang Anda berikan setelah masuk tersimpan di sini, lengkap dengan kuitansinya.'
          : 'Coba tab atau tahun yang lain.'
      }
      action={isAll && <LinkButton to="/program">Pilih program</LinkButton>}
    />
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto grid max-w-wide gap-5 px-page py-5 lg:py-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Donasi saya</h1>
        <p className="text-muted">Riwayat, kuitansi, dan jadwal donasi Anda.</p>
      </header>
      {children}
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <Loading>Memuat donasi Anda…</Loading>
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
  )
}

/** The loading state of the screen. */
export function MyDonationSkeleton() {
  return (
    <div className="hidden in-data-member:block">
      <Frame>
        <ListSkeleton />
      </Frame>
    </div>
  )
}

/** Yearly totals and the number of claimable guest donations; undefined until loaded or after a failure. */
function useTotals() {
  const [totals, setTotals] = useState<TotalsBody>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    async function load() {
      try {
        const options = { init: { signal } }
        const { me } = api<MyDonationApi>('member')
        const response = await me.donations.totals.$get(undefined, options)
        setTotals((await response.json()).data)
      } catch (cause) {
        // The list below reports the same failure, so a second message is not needed.
        if (!signal.aborted && !(cause instanceof ApiFailure)) throw cause
      }
    }
    void load()
    return () => left.abort()
  }, [attempt])
  return { totals, reload: () => setAttempt(attempt + 1) }
}
