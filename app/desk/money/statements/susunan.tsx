import { redirect } from 'react-router'
import * as v from 'valibot'
import { isPermitted } from '#features/staff/permissions.ts'
import { layoutText, olderText, parseLayout } from '#features/statements/layout-text.ts'
import { proposeLayout } from '#features/statements/layout-proposals.server.ts'
import { statementLines } from '#features/statements/statement-at.server.ts'
import { isStatementKind, statementKinds } from '#features/statements/statement-kinds.ts'
import { textOf } from '#platform/text/form-text.ts'
import { addDays, dayOf, isDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { pageNotFound } from '#app/not-found.ts'
import { LayoutHints } from './layout-hints.tsx'
import type { Route } from './+types/susunan.ts'

function kindIn(jenis: string | undefined) {
  if (!jenis || !isStatementKind(jenis)) throw pageNotFound()
  return jenis
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const kind = kindIn(params.jenis)
  const today = dayOf(ctx.now())
  const inForce = await statementLines(ctx.db, kind, today)
  const older = olderText(kind, inForce)
  const hasOlder = older !== undefined
  const earlier = new URL(request.url).searchParams.get('isi') === 'lama' ? older : undefined
  const isOlder = earlier !== undefined
  const text = earlier ?? layoutText(inForce)
  const { title } = statementKinds[kind]
  const mayWrite = isPermitted(staff.role, 'books.write')
  return { kind, title, text, mayWrite, from: addDays(today, 1), hasOlder, isOlder }
}

const layout = v.object({
  susunan: v.pipe(
    textOf('Susunan', 20_000),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const lines = parseLayout(dataset.value)
      if (typeof lines !== 'string') return lines
      addIssue({ message: lines })
      return NEVER
    }),
  ),
  mulai: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
  alasan: textOf('Alasan', 500),
})

export const action = acts({
  ajukan: act(
    layout,
    'Mengajukan susunan laporan',
    async ({ ctx, staff, params }, { susunan: lines, mulai: validFrom, alasan: note }) => {
      const statement = kindIn(params['jenis'])
      await proposeLayout(ctx, { statement, validFrom, lines }, { by: staff.id, note })
      return redirect(`/kelola/laporan/${statement}/susunan?kabar=ajukan`, 303)
    },
  ),
})

export default function Layout({ loaderData }: Route.ComponentProps) {
  const { kind, title, text, mayWrite, from, hasOlder, isOlder } = loaderData
  const fields = {
    susunan: field.area('Susunan', {
      stored: text,
      hint: 'Satu baris satu pos: bagian | judul | uraian | akun | dana | masuk atau keluar. Dana kosong berarti semua dana.',
      rows: 24,
      spellCheck: false,
    }),
    mulai: field.day('Berlaku mulai', { stored: from }),
    alasan: field.area('Alasan', { rows: 3 }),
  }
  return (
    <DeskPage
      title={`Susunan ${title.toLowerCase()}`}
      tab="Susunan laporan"
      back={{ href: `/kelola/laporan/${kind}`, label: title }}
      lead="Setiap akun harus muncul tepat satu kali untuk setiap dana. Susunan yang belum utuh ditolak dengan menyebut akunnya."
    >
      {mayWrite && <LayoutHints kind={kind} hasOlder={hasOlder} isOlder={isOlder} />}
      {mayWrite ? (
        <DeskForm isReadable act="ajukan" submit="Ajukan susunan" fields={fields} />
      ) : (
        <DeskSection title="Susunan yang berlaku">
          <pre className="rounded-card border border-line bg-surface p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </pre>
        </DeskSection>
      )}
    </DeskPage>
  )
}
