import { viewDay } from '#features/bank-statement/day-view.server.ts'
import { dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/rekening-id.ts'
import { DayBalances, DayItems, DayBalanceList, UnplacedEntries } from './day-parts.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const requestedDay = new URL(request.url).searchParams.get('hari') ?? ''
  const day = isDay(requestedDay) ? requestedDay : undefined
  const bankAccountId = rowIdOf(params.id)
  const today = dayOf(ctx.now())
  return orNotFound(() => viewDay(ctx.read, { bankAccountId, day, today }))
}

export default function RekeningId({ loaderData }: Route.ComponentProps) {
  const { name, account, day, explained, unplaced, days } = loaderData
  return (
    <DeskPage
      title="Di sini dan di bank"
      lead={`Rekening ${name}, akun buku ${account}.`}
      back={{ href: '/kelola/rekening', label: 'Rekening lembaga' }}
    >
      <FilterBar filters={{ hari: { label: 'Akhir hari', type: 'date' } }} values={{ hari: day }} />
      {explained.bank === undefined && (
        <Notice
          tone="info"
          title={`Belum ada rekening koran ${formatDate(startOfDay(day))} untuk rekening ini.`}
        />
      )}
      <DayBalances explained={explained} />
      <DayItems explained={explained} />
      <UnplacedEntries account={account} unplaced={unplaced} />
      <DayBalanceList days={days} />
    </DeskPage>
  )
}
