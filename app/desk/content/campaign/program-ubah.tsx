import { redirect } from 'react-router'
import { campaignForm } from '#features/campaign/campaign-input.ts'
import { saveCampaign } from '#features/campaign/edit/save-campaign.server.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Route } from './+types/program-ubah.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { rowIdOf } from '#app/not-found.ts'
import { campaignAt } from './campaign-at.ts'
import { CampaignEditForm } from './form/campaign-form.tsx'
import { formPartActs } from './form/form-part-acts.ts'
import { formChoices } from './form/form-choices.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  return { campaign, ...(await formChoices(ctx.db, campaign.photoId)) }
}

export const action = acts({
  simpan: act(campaignForm, 'Mengubah program', async ({ ctx, staff, params }, form) => {
    const id = rowIdOf(params['id'])
    await saveCampaign(ctx, { id, form }, { by: staff.id })
    return redirect(`/kelola/program/${id}`, 303)
  }),
  ...formPartActs,
})

export default function ProgramUbah({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign } = loaderData
  const refused = refusedOf(actionData)
  return (
    <DeskPage
      title="Ubah program"
      lead={campaign.title}
      back={{ href: `/kelola/program/${campaign.id}`, label: campaign.title }}
      isNarrow
    >
      {refused?.code === 'campaign/changed-meanwhile' && (
        <p>
          <a
            href={`/kelola/program/${campaign.id}/ubah`}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary underline"
          >
            Buka versi terbaru di tab lain
          </a>
        </p>
      )}
      {campaign.status === 'review' && (
        <Notice tone="warning" title="Sedang menunggu persetujuan">
          Kembalikan dahulu ke konsep di halaman program untuk mengubahnya.
        </Notice>
      )}
      <CampaignEditForm {...loaderData} refused={refused} />
    </DeskPage>
  )
}
