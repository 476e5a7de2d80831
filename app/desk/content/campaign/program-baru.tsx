import { redirect } from 'react-router'
import { campaignForm } from '#features/campaign/campaign-input.ts'
import { createCampaign } from '#features/campaign/edit/save-campaign.server.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Route } from './+types/program-baru.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { CampaignEditForm } from './form/campaign-form.tsx'
import { formPartActs } from './form/form-part-acts.ts'
import { formChoices } from './form/form-choices.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return await formChoices(context.get(deskContext).ctx.db, null)
}

export const action = acts({
  simpan: act(campaignForm, 'Membuat program', async ({ ctx, staff, details }, form) => {
    const id = await createCampaign(ctx, form, { by: staff.id })
    Object.assign(details, { program: id })
    return redirect(`/kelola/program/${id}`, 303)
  }),
  ...formPartActs,
})

export default function ProgramBaru({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Program baru"
      lead="Tersimpan sebagai konsep. Pengunjung baru melihatnya setelah orang lain menyetujui penerbitannya."
      back={{ href: '/kelola/program', label: 'Program' }}
      isNarrow
    >
      {loaderData.categories.length === 0 && (
        <Notice tone="info" title="Belum ada kategori">
          Buat yang pertama di bawah, tanpa meninggalkan formulir ini.
        </Notice>
      )}
      <CampaignEditForm {...loaderData} campaign={null} refused={refusedOf(actionData)} />
    </DeskPage>
  )
}
