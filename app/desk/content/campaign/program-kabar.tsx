import { redirect } from 'react-router'
import {
  createUpdate,
  type EditedUpdate,
  listEditedUpdates,
  updateForm,
} from '#features/campaign/edit/save-update.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import type { Route } from './+types/program-kabar.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { rowIdOf } from '#app/not-found.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { campaignAt } from './campaign-at.ts'
import { UpdateEditForm } from './update-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  const now = ctx.now()
  const updates = await listEditedUpdates(ctx.db, campaign.id)
  return {
    campaign,
    updates: updates.map((update) => ({ ...update, isWaiting: update.publishedAt > now })),
    mayWrite: isPermitted(staff.role, 'campaign.write'),
  }
}

export const action = acts({
  simpan: act(updateForm, 'Menulis kabar program', async (args, form) => {
    const campaignId = rowIdOf(args.params['id'])
    await createUpdate(args.ctx, { campaignId, form })
    return redirect(`/kelola/program/${campaignId}/kabar`, 303)
  }),
})

type Row = EditedUpdate & { isWaiting: boolean }

export default function ProgramKabar({ loaderData }: Route.ComponentProps) {
  const { campaign, updates, mayWrite } = loaderData
  const columns: Column<Row>[] = [
    {
      label: 'Kabar',
      cell: ({ id, title }) => (
        <RowLink href={`/kelola/program/${campaign.id}/kabar/${id}`}>{title}</RowLink>
      ),
    },
    {
      label: 'Tampil',
      cell: ({ publishedAt, isWaiting }) =>
        isWaiting ? `Terjadwal ${formatDate(publishedAt)}` : formatDate(publishedAt),
    },
    { label: 'Dikirim', cell: ({ toldAt }) => (toldAt ? formatDate(toldAt) : 'Belum dikirim') },
  ]
  return (
    <DeskPage
      title="Kabar program"
      lead={campaign.title}
      back={{ href: `/kelola/program/${campaign.id}`, label: campaign.title }}
      isNarrow
    >
      <DeskList
        caption="Kabar, terbaru lebih dahulu"
        columns={columns}
        rows={updates}
        empty={{ title: 'Belum ada kabar', text: 'Ceritakan perkembangan pertamanya.' }}
      />
      {mayWrite && (
        <DeskSection title="Kabar baru">
          <UpdateEditForm update={null} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
