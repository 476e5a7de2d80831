import { data } from 'react-router'
import { findTemplate } from '#features/voucher/templates.ts'
import { fieldsOf } from '#features/voucher/template.ts'
import { findLine } from '#features/bank-statement/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { isRowId } from '#platform/row-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, fieldValues } from '#app/desk/ui/form.tsx'
import { orNotFound } from '#app/desk/ui/found.ts'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { JournalSection } from './journal-section.tsx'
import { type JournalPreview, record, showJournal } from './record-acts.ts'
import type { Route } from './+types/transaksi-jenis.ts'
import { fieldViews } from './voucher-choices.ts'
import { VoucherControl } from './voucher-fields.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Catat transaksi – Kelola' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const template = findTemplate(params.jenis)
  if (!template) throw data({ message: 'Page Not Found' }, { status: 404 })
  const { title, words, paper } = template
  const today = dayOf(ctx.now())
  // A line of a bank's statement, or what is due, leads here with what it tells.
  const told = new URL(request.url).searchParams
  const known = fieldsOf(template).map(({ name }) => [name, told.get(name)?.slice(0, 200) ?? ''])
  const stored = { ...Object.fromEntries(known), day: told.get('day') ?? today }
  const views = await fieldViews(ctx.db, template)
  const line = await lineTold(ctx.db, told.get('line'))
  return { id: ctx.newId(), title, words, paper, today, stored, views, line }
}

/** The line of a statement that this is to explain, if it still waits. */
async function lineTold(db: Db, id: string | null) {
  if (!id || !isRowId(id)) return undefined
  const line = await orNotFound(() => findLine(db, id))
  const { row, statementId, open } = line
  return open === 0 ? undefined : { id, row, href: `/kelola/rekening-koran/${statementId}` }
}

export const action = acts({ lihat: showJournal, simpan: record })

export default function TransaksiJenis({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, words, paper, today, stored, views, line } = loaderData
  const refused = refusedOf(actionData)
  const preview = previewIn(actionData)
  const typed = preview ? { values: preview.values, errors: {}, code: '' } : undefined
  const value = fieldValues(refused ?? typed, stored)
  return (
    <DeskPage
      title={title}
      lead={words}
      back={
        line
          ? { href: line.href, label: `Rekening koran, baris ${line.row}` }
          : { href: '/kelola/transaksi/baru', label: 'Catat transaksi' }
      }
      isNarrow
    >
      {preview && <JournalSection {...{ id, preview, paper, refused }} />}
      <DeskSection title={preview ? 'Ubah isian' : 'Isian'}>
        <DeskForm
          act="lihat"
          submit="Lihat jurnalnya"
          look={preview ? 'ghost' : 'primary'}
          refused={preview ? undefined : refused}
        >
          {line && <input type="hidden" name="line" value={line.id} />}
          {views.map((view) => (
            <VoucherControl key={view.field.name} {...{ view, value, today }} />
          ))}
        </DeskForm>
      </DeskSection>
    </DeskPage>
  )
}

function previewIn(answer: unknown): JournalPreview | undefined {
  const has = typeof answer === 'object' && answer !== null && 'preview' in answer
  return has ? (answer.preview as JournalPreview) : undefined
}
