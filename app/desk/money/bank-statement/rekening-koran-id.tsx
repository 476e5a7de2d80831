import { getStatement } from '#features/bank-statement/queries.server.ts'
import { type LinesShown, reviewStatement } from '#features/bank-statement/review.server.ts'
import {
  type StatementSample,
  statementSample,
} from '#features/bank-statement/upload-statement.server.ts'
import { findBankAccount } from '#features/bank-account/bank-account.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { ActLink, DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/rekening-koran-id.ts'
import { LinkedLines, OpenLines, SureLines } from './line-parts.tsx'
import { statementActs } from './statement-acts.ts'
import { LineTabs, ReadingProgress, StatementFacts, WhyNotRead } from './statement-parts.tsx'
import { statementColumns } from '#features/bank-statement/file/layouts.ts'
import { FirstRows } from '#app/desk/ui/first-rows.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { dayOrderChoices, statementColumnWords } from './statement-words.ts'

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

const needed: readonly string[] = ['day', 'description']

/** Which column holds what, beside the first rows of the file. */
function StatementMappingForm({ sample }: { sample: StatementSample }) {
  const { rows, heads, mapping, typedFacts } = sample
  const widest = Math.max(...rows.map((row) => row.length))
  const choices = Array.from({ length: widest }, (_, index) => ({
    value: String(index),
    label: `${index + 1}: ${heads[index] || 'tanpa judul'}`,
  }))
  const typed = (sen: number | undefined) =>
    sen === undefined ? '' : `${Math.floor(sen / 100)},${String(sen % 100).padStart(2, '0')}`
  const stored = {
    judul: String(mapping.headRow + 1),
    urutan: mapping.dayOrder ?? '',
    ...Object.fromEntries(statementColumns.map((use) => [use, String(mapping.columns[use] ?? '')])),
    saldoAwal: typed(typedFacts.opening),
    saldoAkhir: typed(typedFacts.closing),
    tahun: typedFacts.year ? String(typedFacts.year) : '',
  }
  const fields = {
    judul: field.number('Nomor baris judul', { hint: 'Bila judulnya dua baris, yang bawah.' }),
    urutan: field.optional.choice('Urutan tanggal', dayOrderChoices, {
      anything: 'Menurut isi berkas',
    }),
    ...Object.fromEntries(
      statementColumns.map((use) => [
        use,
        field.choice(statementColumnWords[use], choices, {
          anything: 'Tidak ada',
          isOptional: !needed.includes(use),
        }),
      ]),
    ),
    saldoAwal: field.optional.text('Saldo awal', {
      hint: 'Bila tidak ada di berkas, misalnya 1.250.000,00.',
    }),
    saldoAkhir: field.optional.text('Saldo akhir'),
    tahun: field.optional.number('Tahun', {
      hint: 'Bila tanggal di berkas tanpa tahun.',
      maxLength: 4,
    }),
  }
  return (
    <DeskSection
      title="Kolom berkas"
      note="Pilihan ini diingat untuk berkas rekening ini dengan judul yang sama."
    >
      <FirstRows rows={rows} />
      <DeskForm act="petakan" submit="Baca berkas" columns={2} {...{ stored, fields }} />
    </DeskSection>
  )
}
