import { viewDay } from '#features/bank-statement/day-view.server.ts'
import { dayOf, formatDate, isDay, startOfDay } from '#platform/jakarta.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { DeskText } from '../ui/form.tsx'
import { orNotFound, rowIdOf } from '../ui/found.ts'
import { FilterBar } from '../ui/list.tsx'
import type { Route } from './+types/rekening-id.ts'
import { DayBalances, DayItems, DayBalanceList } from './day-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Di sini dan di bank – Kelola' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const asked = new URL(request.url).searchParams.get('hari') ?? ''
  const day = isDay(asked) ? asked : undefined
  const bankAccountId = rowIdOf(params.id)
  const today = dayOf(ctx.now())
  return orNotFound(() => viewDay(ctx.read, { bankAccountId, day, today }))
}

export default function RekeningId({ loaderData }: Route.ComponentProps) {
  const { account, names, day, explained, days } = loaderData
  return (
    <DeskPage
      title="Di sini dan di bank"
      lead={`Akun buku ${account}: ${names.join(', ')}.${names.length > 1 ? ' Rekening ini berbagi satu akun buku, jadi saldonya dijumlahkan.' : ''}`}
      back={{ href: '/kelola/rekening', label: 'Rekening lembaga' }}
    >
      <FilterBar>
        <DeskText name="hari" label="Akhir hari" type="date" defaultValue={day} />
      </FilterBar>
      {explained.unknown.length > 0 && (
        <Notice
          tone="info"
          title={`Belum ada rekening koran ${formatDate(startOfDay(day))} untuk ${explained.unknown.join(', ')}.`}
        />
      )}
      <DayBalances explained={explained} />
      <DayItems explained={explained} />
      <DayBalanceList days={days} />
    </DeskPage>
  )
}
