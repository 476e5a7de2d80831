import { isPermitted } from '#features/staff/permissions.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { countWaitingTickets } from '#features/ticket/desk-queries.server.ts'
import { listAgedPrices } from '#features/zakat/figures/queries.server.ts'
import type { Route } from './+types/kelola.ts'
import { deskContext } from '#app/desk/context.ts'
import { mayOpen } from '#app/desk/doors.ts'
import { healthFacts, moneyFacts, readinessFacts } from './facts.ts'
import { HealthPart } from './health-part.tsx'
import { moneyDoors, MoneyPart } from './money-part.tsx'
import { TicketPart } from './ticket-part.tsx'
import { ReadinessPart } from '#app/desk/people/readiness/readiness-part.tsx'
import { waitingFor } from '#app/desk/people/proposal/proposal-kinds.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'
import { AgedPrices } from '#app/desk/content/zakat/aged-prices.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const waiting = waitingFor(staff, await listOpenProposals(ctx.db))
  return {
    name: staff.name,
    waiting: waiting.slice(0, 5),
    ready: isPermitted(staff.role, 'readiness.read') ? await readinessFacts(ctx) : null,
    tickets: isPermitted(staff.role, 'ticket.read')
      ? await countWaitingTickets(ctx.db, ctx.now())
      : null,
    prices: isPermitted(staff.role, 'zakat.write') ? await listAgedPrices(ctx) : [],
    money: isPermitted(staff.role, 'donation.read') ? await moneyFacts(ctx) : null,
    doors: moneyDoors.filter((address) => mayOpen(address, staff.role)),
    health: isPermitted(staff.role, 'books.read') ? await healthFacts(ctx) : null,
  }
}

export default function Kelola({ loaderData }: Route.ComponentProps) {
  const { name, ready, waiting, tickets, prices, money, health, doors } = loaderData
  return (
    <DeskPage title="Ringkasan" lead={`Selamat bekerja, ${name}.`}>
      {ready && <ReadinessPart {...ready} />}
      <ProposalList
        title="Menunggu Anda"
        proposals={waiting}
        empty="Tidak ada yang menunggu Anda."
      />
      <AgedPrices prices={prices} />
      {tickets && <TicketPart tickets={tickets} />}
      {money && <MoneyPart money={money} doors={doors} />}
      {health && <HealthPart health={health} />}
    </DeskPage>
  )
}
