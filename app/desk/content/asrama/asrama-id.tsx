import { redirect } from 'react-router'
import * as v from 'valibot'
import { asramaChange } from '#features/asrama/desk-contract.ts'
import { getDeskAsrama, hoursText } from '#features/asrama/desk-queries.server.ts'
import { changeAsrama, publishAsrama } from '#features/asrama/save-asrama.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/asrama-id.ts'
import { asramaFields } from './asrama-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const row = await orNotFound(() => getDeskAsrama(ctx.db, params.id))
  const { id, slug, name, is_published: isPublished } = row
  const mayWrite = isPermitted(staff.role, 'asrama.write')
  return { id, slug, name, isPublished, mayWrite, stored: formOfAsrama(row) }
}

export const action = acts({
  simpan: act(asramaChange, 'Mengubah asrama', async ({ ctx, params }, input) => {
    const { id } = await getDeskAsrama(ctx.db, params['id'] ?? '')
    await changeAsrama(ctx, { ...input, id })
    return redirect(`/kelola/asrama/${id}?kabar=simpan`, 303)
  }),
  tampilkan: act(v.object({}), 'Menampilkan asrama', async ({ ctx, params }) => {
    const { id } = await getDeskAsrama(ctx.db, params['id'] ?? '')
    await publishAsrama(ctx, { id, isPublished: true })
    return redirect(`/kelola/asrama/${id}?kabar=terbit`, 303)
  }),
  sembunyikan: act(v.object({}), 'Menyembunyikan asrama', async ({ ctx, params }) => {
    const { id } = await getDeskAsrama(ctx.db, params['id'] ?? '')
    await publishAsrama(ctx, { id, isPublished: false })
    return redirect(`/kelola/asrama/${id}?kabar=simpan`, 303)
  }),
})

export default function AsramaId({ loaderData }: Route.ComponentProps) {
  const { id, slug, name, isPublished, stored, mayWrite } = loaderData
  return (
    <DeskPage
      title={name}
      tab="Asrama"
      back={{ href: '/kelola/asrama', label: 'Asrama' }}
      acts={
        <>
          <ActLink href={`/kelola/asrama/${id}/kebutuhan`}>Kebutuhan dan kiriman</ActLink>
          <ActLink href={`/kelola/asrama/${id}/foto`}>Foto</ActLink>
          {isPublished && <ActLink href={`/asrama/${slug}`}>Lihat halamannya</ActLink>}
          {mayWrite && (
            <PressForm act={isPublished ? 'sembunyikan' : 'tampilkan'}>
              {isPublished ? 'Sembunyikan' : 'Tampilkan'}
            </PressForm>
          )}
        </>
      }
    >
      <DeskForm
        act="simpan"
        submit="Simpan perubahan"
        stored={stored}
        fields={asramaFields({ isNew: false })}
      />
    </DeskPage>
  )
}

type Row = Awaited<ReturnType<typeof getDeskAsrama>>

/** The stored values of the form. */
function formOfAsrama(row: Row): Record<string, string> {
  return {
    name: row.name,
    summary: row.summary,
    story: row.story.join('\n\n'),
    province: row.province,
    city: row.city,
    district: row.district,
    latitude: String(row.latitude).replace('.', ','),
    longitude: String(row.longitude).replace('.', ','),
    address: row.address,
    capacity: String(row.capacity),
    residents: String(row.residents),
    nonResidents: String(row.non_residents),
    countedOn: row.counted_on,
    head: row.head,
    phone: row.phone,
    email: row.email ?? '',
    hours: hoursText(row.hours),
    takesVisits: row.takes_visits ? 'ya' : 'tidak',
    mostVisitors: String(row.most_visitors),
    coverWords: row.cover_words,
    campaignSlug: row.campaignSlug ?? '',
  }
}
