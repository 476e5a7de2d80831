import { redirect } from 'react-router'
import * as v from 'valibot'
import { getStatement, statementLines } from '#features/bank-statement/queries.server.ts'
import {
  mapStatement,
  removeStatement,
  statementSample,
} from '#features/bank-statement/upload-statement.server.ts'
import { findBankAccount } from '#features/books/bank-account.server.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '../ui/found.ts'
import type { Route } from './+types/rekening-koran-id.ts'
import { statementColumnsForm, chosenColumns } from './mapping-input.ts'
import { StatementMappingForm } from './mapping-form.tsx'
import { WhyNotRead, StatementLines, ReadingProgress, StatementFacts } from './statement-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Rekening koran – Kelola' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const statement = await orNotFound(() => getStatement(ctx.db, id))
  const { status, layout, failure, total, done, file_name: fileName } = statement
  const account = await findBankAccount(ctx.db, statement.bank_account_id)
  const after = Number(new URL(request.url).searchParams.get('sesudah') ?? 0)
  const isReady = status === 'ready'
  return {
    facts: {
      status,
      layout,
      failure,
      total,
      done: Number(done),
      fileName,
      from: statement.from_day,
      to: statement.to_day,
      opening: statement.opening,
      closing: statement.closing,
    },
    account: `${account?.bank} ${account?.number}`,
    sample:
      status === 'uploaded' || status === 'failed' ? await statementSample(ctx, id) : undefined,
    lines: isReady
      ? await statementLines(ctx.db, { id, after: Number.isInteger(after) ? after : 0 })
      : undefined,
  }
}

const toPage = (id: string | undefined) => redirect(`/kelola/rekening-koran/${id}`, 303)

export const action = acts({
  petakan: act(
    statementColumnsForm,
    { says: 'Memilih kolom rekening koran' },
    async ({ ctx, params }, input) => {
      await mapStatement(ctx, rowIdOf(params['id']), chosenColumns(input))
      return toPage(params['id'])
    },
  ),
  hapus: act(v.object({}), { says: 'Menghapus rekening koran' }, async ({ ctx, params }) => {
    await removeStatement(ctx, rowIdOf(params['id']))
    return redirect('/kelola/rekening-koran?kabar=hapus', 303)
  }),
})

export default function RekeningKoranId({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, account, sample, lines } = loaderData
  const refused = useRefusedAt(actionData, 'petakan')
  return (
    <DeskPage
      title={`Rekening koran ${account}`}
      back={{ href: '/kelola/rekening-koran', label: 'Rekening koran' }}
    >
      {!refused && <DeskRefusal answer={actionData} />}
      {facts.failure && <WhyNotRead failure={facts.failure} />}
      {facts.status === 'reading' && <ReadingProgress done={facts.done} total={facts.total} />}
      <StatementFacts facts={facts} />
      {sample && <StatementMappingForm sample={sample} refused={refused} />}
      {lines && <StatementLines {...lines} />}
      {facts.status !== 'reading' && (
        <p>
          <PressForm act="hapus" look="danger">
            Hapus rekening koran ini
          </PressForm>
        </p>
      )}
    </DeskPage>
  )
}
