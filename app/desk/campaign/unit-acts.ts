import { redirect } from 'react-router'
import * as v from 'valibot'
import { removeUnit, saveUnit, unitForm } from '#features/wakaf/save-unit.server.ts'
import { act, acts } from '../door.ts'
import { rowIdOf } from '../ui/found.ts'

/** What staff do with the unit of a wakaf. */
export const unitActs = acts({
  simpan: act(unitForm, { says: 'Menyimpan unit wakaf' }, async ({ ctx, params }, form) => {
    const campaignId = rowIdOf(params['id'])
    await saveUnit(ctx, { campaignId, form })
    return redirect(`/kelola/program/${campaignId}/unit`, 303)
  }),
  hapus: act(v.object({}), { says: 'Menghapus unit wakaf' }, async ({ ctx, params }) => {
    const campaignId = rowIdOf(params['id'])
    await removeUnit(ctx, campaignId)
    return redirect(`/kelola/program/${campaignId}/unit`, 303)
  }),
})
