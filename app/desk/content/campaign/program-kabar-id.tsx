import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  listEditedUpdates,
  removeUpdate,
  saveUpdate,
  updateForm,
} from '#features/campaign/edit/save-update.server.ts'
import { countNewsReaders, newsTelling } from '#features/donation/news/news-counts.server.ts'
import { tellNews } from '#features/donation/news/tell-news.server.ts'
import type { Route } from './+types/program-kabar-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { campaignAt } from './campaign-at.ts'
import { TellForm, UpdateEditForm } from './update-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  const updates = await listEditedUpdates(ctx.db, campaign.id)
  const update = existing(updates.find(({ id }) => id === params.kabar))
  return {
    campaign,
    update,
    readers: await countNewsReaders(ctx, campaign.id),
    telling: update.toldAt && (await newsTelling(ctx, update.id)),
    isShown: update.publishedAt <= ctx.now(),
    hasWhatsapp: ctx.whatsapp !== undefined,
  }
}

export const action = acts({
  simpan: act(updateForm, 'Mengubah kabar program', async ({ ctx, params }, form) => {
    const which = whichOf(params)
    await saveUpdate(ctx, { ...which, form })
    return redirect(`/kelola/program/${which.campaignId}/kabar`, 303)
  }),
  hapus: act(v.object({}), 'Menghapus kabar program', async ({ ctx, params }) => {
    const which = whichOf(params)
    await removeUpdate(ctx, which)
    return redirect(`/kelola/program/${which.campaignId}/kabar`, 303)
  }),
  kirim: act(v.object({}), 'Mengirim kabar kepada donatur', async (args) => {
    const { ctx, staff, params } = args
    const which = whichOf(params)
    await tellNews(ctx, which, { by: staff.id })
    return redirect(`/kelola/program/${which.campaignId}/kabar`, 303)
  }),
})

function whichOf(params: Readonly<Record<string, string | undefined>>) {
  return { campaignId: rowIdOf(params['id']), id: rowIdOf(params['kabar']) }
}

export default function ProgramKabarId({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, update, ...rest } = loaderData
  const refused = refusedOf(actionData)
  const isOfNews = refused?.code.startsWith('donation/') === true
  return (
    <DeskPage
      title="Kabar"
      lead={campaign.title}
      back={{ href: `/kelola/program/${campaign.id}/kabar`, label: 'Kabar program' }}
      isNarrow
    >
      <UpdateEditForm update={update} />
      <TellForm {...{ update, ...rest }} refused={isOfNews ? refused : undefined} />
      <DeskSection
        title="Hapus kabar"
        note="Kabar hilang dari situs; yang sudah dikirim tidak dapat ditarik."
      >
        <DeskForm act="hapus" submit="Hapus kabar" look="danger" />
      </DeskSection>
    </DeskPage>
  )
}
