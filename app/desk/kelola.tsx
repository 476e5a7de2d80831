import {
  amilUse,
  expiringChecks,
  formToPaid,
  incomeByChannel,
  incomeByDay,
  stuckPayments,
} from '#features/overview/queries.server.ts'
import { daysUntil } from '#features/overview/overview.ts'
import { pageViews } from '#features/overview/page-view.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import { laneStates } from '#platform/db/probe.server.ts'
import { DAY_MS, dayOf, startOfDay } from '#platform/jakarta.ts'
import type { Route } from './+types/kelola.ts'
import { deskContext } from './context.ts'
import { type HealthFacts, HealthPart } from './overview/health-part.tsx'
import { type MoneyFacts, MoneyPart } from './overview/money-part.tsx'
import { waitingFor } from './proposal-kinds.ts'
import { DeskPage } from './ui/desk-page.tsx'
import { ProposalList } from './ui/proposal-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Ringkasan – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const waiting = waitingFor(staff, await listOpenProposals(ctx.db))
  return {
    name: staff.name,
    waiting: waiting.slice(0, 5),
    money: isPermitted(staff.role, 'donation.read') ? await moneyFacts(ctx) : null,
    health: isPermitted(staff.role, 'books.read') ? await healthFacts(ctx) : null,
  }
}

async function moneyFacts(ctx: Ctx): Promise<MoneyFacts> {
  const now = ctx.now()
  const today = dayOf(now)
  const days = daysUntil(today, 14)
  const week = days.at(-7) ?? today
  return {
    today,
    days,
    income: await incomeByDay(ctx.read, days[0] ?? today),
    channels: await incomeByChannel(ctx.read, today),
    views: await pageViews(ctx.read, week),
    forms: await formToPaid(ctx.read, startOfDay(week)),
    stuck: await stuckPayments(ctx.read, now),
    amil: await amilUse(ctx.read, today),
  }
}

async function healthFacts(ctx: Ctx): Promise<HealthFacts> {
  const results = await findCheckResults(ctx)
  const asked = results.map(({ checkedAt }) => checkedAt.getTime())
  return {
    lanes: await laneStates(ctx),
    failed: results.filter(({ errors }) => errors > 0),
    askedAt: asked.length > 0 ? new Date(Math.min(...asked)) : null,
    expiring: await expiringChecks(ctx.read, new Date(ctx.now().getTime() + 60 * DAY_MS)),
  }
}

export default function Kelola({ loaderData }: Route.ComponentProps) {
  const { name, waiting, money, health } = loaderData
  return (
    <DeskPage title="Ringkasan" lead={`Selamat bekerja, ${name}.`}>
      <ProposalList
        title="Menunggu Anda"
        proposals={waiting}
        empty="Tidak ada yang menunggu Anda."
      />
      {money && <MoneyPart money={money} />}
      {health && <HealthPart health={health} />}
    </DeskPage>
  )
}
