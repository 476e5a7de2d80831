import { redirect } from 'react-router'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { findMustahik, openMustahik } from '#features/mustahik/queries.server.ts'
import { mustahikNumber } from '#features/mustahik/mustahik.ts'
import { changeMustahik } from '#features/mustahik/register.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatFigure } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/mustahik-ubah.ts'
import { MustahikForm } from './mustahik-form.tsx'
import { mustahikInput, asMustahik } from './mustahik-input.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const row = existing(await findMustahik(ctx.db, id))
  const person = await openMustahik(ctx, id)
  await recordLook(ctx, { staff, permission, sentence: 'Melihat mustahik', documentId: id })
  const { income, consentedOn, permit, head } = person
  return {
    id,
    number: mustahikNumber(row),
    today: dayOf(ctx.now()),
    stored: {
      jenis: row.kind,
      nama: person.name,
      anggota: String(row.members),
      asnaf: row.asnaf,
      wilayah: row.regency,
      kebutuhan: person.need,
      penghasilan: income === null ? '' : formatFigure(income),
      setuju: consentedOn ?? '',
      izin: permit,
      pimpinan: head,
    },
  }
}

export const action = acts({
  simpan: personalAct(mustahikInput, 'Mengubah data mustahik', async ({ ctx, params }, typed) => {
    const id = rowIdOf(params['id'])
    await changeMustahik(ctx, id, asMustahik(typed))
    return redirect(`/kelola/mustahik/${id}?kabar=simpan`, 303)
  }),
})

export default function MustahikUbah({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, stored, today } = loaderData
  return (
    <DeskPage
      title={`Ubah ${number}`}
      tab="Ubah mustahik"
      back={{ href: `/kelola/mustahik/${id}`, label: number }}
      isNarrow
    >
      <MustahikForm {...{ stored, today }} refused={refusedOf(actionData)} isKnown />
    </DeskPage>
  )
}
