import { redirect } from 'react-router'
import * as v from 'valibot'
import { helpWords } from '#features/help/contract.ts'
import { getDeskHelp } from '#features/help/desk-queries.server.ts'
import { changeHelp, removeHelp } from '#features/help/save-help.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/bantuan-id.ts'
import { helpFields } from './help-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    article: await orNotFound(() => getDeskHelp(ctx.db, params.id)),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = acts({
  simpan: act(helpWords, 'Mengubah artikel bantuan', async ({ ctx, params }, input) => {
    const { id } = await getDeskHelp(ctx.db, params['id'] ?? '')
    await changeHelp(ctx, { ...input, id })
    return redirect(`/kelola/bantuan/${id}?kabar=simpan`, 303)
  }),
  hapus: act(v.object({}), 'Menghapus artikel bantuan', async ({ ctx, params }) => {
    const { id } = await getDeskHelp(ctx.db, params['id'] ?? '')
    await removeHelp(ctx, id)
    return redirect('/kelola/bantuan?kabar=hapus', 303)
  }),
})

export default function BantuanId({ loaderData }: Route.ComponentProps) {
  const { mayWrite, article } = loaderData
  const { slug, title, topic, summary, body, keywords } = article
  return (
    <DeskPage
      title={title}
      tab="Artikel bantuan"
      back={{ href: '/kelola/bantuan', label: 'Pusat bantuan' }}
      acts={<ActLink href={`/pusat-bantuan/${slug}`}>Lihat halamannya</ActLink>}
      isNarrow
    >
      <DeskForm
        act="simpan"
        submit="Simpan perubahan"
        stored={{ title, topic, summary, body, keywords }}
        fields={helpFields({ isNew: false })}
      />
      {mayWrite && (
        <DeskSection title="Hapus" note="Alamatnya tidak lagi dapat dibuka, dan jawabannya hilang.">
          <p>
            <PressForm act="hapus" look="danger">
              Hapus artikel ini
            </PressForm>
          </p>
        </DeskSection>
      )}
    </DeskPage>
  )
}
