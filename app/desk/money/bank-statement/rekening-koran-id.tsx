import { getStatement } from '#features/bank-statement/queries.server.ts'
import { type LinesShown, reviewStatement } from '#features/bank-statement/review.server.ts'
import { statementSample } from '#features/bank-statement/upload-statement.server.ts'
import { findBankAccount } from '#features/bank-account/bank-account.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/rekening-koran-id.ts'
import { LinkedLines, OpenLines, SureLines } from './line-parts.tsx'
import { StatementMappingForm } from './mapping-form.tsx'
import { statementActs } from './statement-acts.ts'
import { LineTabs, ReadingProgress, StatementFacts, WhyNotRead } from './statement-parts.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const statement = await orNotFound(() => getStatement(ctx.db, id))
  const { status, bank_account_id: bankAccountId } = statement
  const account = await findBankAccount(ctx.db, bankAccountId)
  const { searchParams } = new URL(request.url)
  const shown = shownOf(searchParams.get('tampil'))
  const after = Number(/^\d{1,6}$/.exec(searchParams.get('sesudah') ?? '')?.[0] ?? 0)
  const canMap = status === 'uploaded' || status === 'failed'
  return {
    facts: {
      status,
      layout: statement.layout,
      failure: statement.failure,
      total: statement.total,
      done: statement.done,
      fileName: statement.file_name,
      from: statement.from_day,
      to: statement.to_day,
      opening: statement.opening,
      closing: statement.closing,
    },
    account: `${account?.bank} ${account?.number}`,
    bankAccountId,
    shown,
    sample: canMap ? await statementSample(ctx, id) : undefined,
    review:
      status === 'ready'
        ? await reviewStatement(ctx.db, { id, bankAccountId, shown, after })
        : undefined,
  }
}

function shownOf(query: string | null): LinesShown {
  return query === 'cocok' || query === 'semua' ? query : 'terbuka'
}

export const action = statementActs

export default function RekeningKoranId({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, account, bankAccountId, sample, review, shown } = loaderData
  const refused = useRefusedAt(actionData, 'petakan')
  const next = review?.next && `?tampil=${shown}&sesudah=${review.next}`
  const sure = review?.lines.filter(({ suggestions }) => suggestions.some((each) => each.isSure))
  return (
    <DeskPage
      title={`Rekening koran ${account}`}
      tab="Rekening koran"
      back={{ href: '/kelola/rekening-koran', label: 'Rekening koran' }}
      acts={<ActLink href={`/kelola/rekening/${bankAccountId}`}>Di sini dan di bank</ActLink>}
    >
      {!refused && <DeskRefusal answer={actionData} />}
      {facts.failure && <WhyNotRead failure={facts.failure} />}
      {facts.status === 'reading' && <ReadingProgress done={facts.done} total={facts.total} />}
      <StatementFacts facts={facts} />
      {sample && <StatementMappingForm sample={sample} />}
      {review && <LineTabs shown={shown} counts={review.counts} />}
      {review && shown === 'terbuka' && sure && (
        <>
          <SureLines lines={sure} />
          <OpenLines
            lines={review.lines.filter((line) => !sure.includes(line))}
            next={next || undefined}
          />
        </>
      )}
      {review && shown !== 'terbuka' && (
        <LinkedLines lines={review.lines} next={next || undefined} />
      )}
      <PressForm act="hapus" look="danger">
        Hapus rekening koran ini
      </PressForm>
    </DeskPage>
  )
}
