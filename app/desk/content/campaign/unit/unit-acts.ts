import { redirect } from 'react-router'
import * as v from 'valibot'
import { packageForm } from '#features/wakaf/package-form.ts'
import { addPackage, withdrawPackage } from '#features/wakaf/save-package.server.ts'
import { removeUnit, saveUnit, unitForm } from '#features/wakaf/save-unit.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'

const chosen = v.object({ paket: v.pipe(v.string(), v.uuid()) })

/** What staff do with the unit of a wakaf and its packages. */
export const unitActs = acts({
  simpan: act(unitForm, 'Menyimpan unit wakaf', async ({ ctx, params }, form) => {
    const campaignId = rowIdOf(params['id'])
    await saveUnit(ctx, { campaignId, form })
    return redirect(`/kelola/program/${campaignId}/unit`, 303)
  }),
  hapus: act(v.object({}), 'Menghapus unit wakaf', async ({ ctx, params }) => {
    const campaignId = rowIdOf(params['id'])
    await removeUnit(ctx, campaignId)
    return redirect(`/kelola/program/${campaignId}/unit`, 303)
  }),
  'tambah-paket': act(packageForm, 'Menambah paket wakaf', async ({ ctx, params }, form) => {
    const campaignId = rowIdOf(params['id'])
    await addPackage(ctx, { campaignId, form })
    return redirect(`/kelola/program/${campaignId}/unit`, 303)
  }),
  'tarik-paket': act(
    chosen,
    'Berhenti menawarkan paket wakaf',
    async ({ ctx, params }, { paket: id }) => {
      const campaignId = rowIdOf(params['id'])
      await withdrawPackage(ctx, { campaignId, id })
      return redirect(`/kelola/program/${campaignId}/unit`, 303)
    },
  ),
})
