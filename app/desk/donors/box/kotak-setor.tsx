import { listUndeposited } from '#features/donation-box/queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/kotak-setor.ts'
import { openBankChoices, lineInAddress } from '../offline-donation/line-in-address.ts'
import { depositActs } from './deposit-acts.ts'
import { DepositForm } from './deposit-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    id: ctx.newId(),
    today: dayOf(ctx.now()),
    waiting: await listUndeposited(ctx.db),
    banks: await openBankChoices(ctx.db),
    line: await lineInAddress(ctx.db, new URL(request.url).searchParams),
  }
}

export const action = depositActs

export default function KotakSetor({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, line } = loaderData
  return (
    <DeskPage
      title="Setor kotak amal"
      lead="Uang beberapa kotak boleh disetor sekaligus. Jumlahnya sama dengan slip atau baris rekening koran."
      back={
        line
          ? { href: line.href, label: `Rekening koran, baris ${line.row}` }
          : { href: '/kelola/kotak', label: 'Kotak amal' }
      }
      isNarrow
    >
      {line && (
        <Notice tone="info" title={`Baris ini ${formatRupiah(line.open)}: ${line.description}`} />
      )}
      {waiting.length === 0 ? (
        <Notice tone="success" title="Tidak ada kotak yang menunggu disetor." />
      ) : (
        <DepositForm {...loaderData} refused={refusedOf(actionData)} />
      )}
    </DeskPage>
  )
}
