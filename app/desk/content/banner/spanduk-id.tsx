import { redirect } from 'react-router'
import * as v from 'valibot'
import { bannerInput } from '#features/banner/contract.ts'
import { getBanner } from '#features/banner/queries.server.ts'
import { removeBanner, saveBanner } from '#features/banner/save-banner.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/spanduk-id.ts'
import { bannerFields } from './banner-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    banner: await orNotFound(() => getBanner(ctx.db, params.id)),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = acts({
  simpan: act(bannerInput, 'Mengubah spanduk', async ({ ctx, staff, params }, input) => {
    const { id } = await getBanner(ctx.db, params['id'] ?? '')
    await saveBanner(ctx, { ...input, id }, { by: staff.id })
    return redirect('/kelola/spanduk?kabar=simpan', 303)
  }),
  hapus: act(v.object({}), 'Menghapus spanduk', async ({ ctx, params }) => {
    const { id } = await getBanner(ctx.db, params['id'] ?? '')
    await removeBanner(ctx, id)
    return redirect('/kelola/spanduk?kabar=hapus', 303)
  }),
})

export default function SpandukId({ loaderData }: Route.ComponentProps) {
  const { mayWrite, banner } = loaderData
  const { text, link, startsOn, endsOn } = banner
  const stored = { text, link: link?.to ?? '', linkWords: link?.words ?? '', startsOn, endsOn }
  return (
    <DeskPage title="Spanduk" back={{ href: '/kelola/spanduk', label: 'Spanduk' }} isNarrow>
      <DeskForm act="simpan" submit="Simpan perubahan" stored={stored} fields={bannerFields} />
      {mayWrite && (
        <p>
          <PressForm act="hapus" look="danger">
            Hapus spanduk
          </PressForm>
        </p>
      )}
    </DeskPage>
  )
}
