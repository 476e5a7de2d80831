import { getBox } from '#features/donation-box/boxes.server.ts'
import { listCollections } from '#features/donation-box/queries.server.ts'
import { CASH } from '#features/offline-donation/offline-way.ts'
import { listPlaces } from '#features/voucher/places.server.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/kotak-id.ts'
import { boxFields } from './box-fields.tsx'
import { boxActs } from './box-acts.ts'
import { programmeChoices } from './programme-choices.ts'
import { CollectionList, OpenBoxForm } from './box-parts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const box = await orNotFound(() => getBox(ctx.db, rowIdOf(params.id)))
  const places = await listPlaces(ctx.db, [CASH])
  return {
    box,
    collections: await listCollections(ctx.db, box.id),
    campaigns: await programmeChoices(ctx.db),
    places: places
      .filter(({ cashPlaceId }) => cashPlaceId)
      .map(({ cashPlaceId = '', label }) => ({ value: cashPlaceId, label })),
    id: ctx.newId(),
    today: dayOf(ctx.now()),
  }
}

export const action = boxActs

export default function KotakId({ loaderData, actionData }: Route.ComponentProps) {
  const { box, collections, campaigns, places, id, today } = loaderData
  const opening = useRefusedAt(actionData, 'buka')
  const changing = useRefusedAt(actionData, 'simpan')
  const isInUse = box.removedOn === null
  const mayOpen = isInUse && !box.openId
  const { place, keeper, campaignId, seal } = box
  return (
    <DeskPage
      title={`Kotak amal ${box.code}`}
      tab="Satu kotak amal"
      lead={box.place}
      back={{ href: '/kelola/kotak', label: 'Kotak amal' }}
    >
      {!(opening && mayOpen) && !(changing && isInUse) && <DeskRefusal answer={actionData} />}
      <DeskFacts
        facts={[
          { label: 'Program', value: box.campaign },
          { label: 'Penjaga', value: box.keeper || '–' },
          { label: 'Segel', value: box.seal || '–' },
          { label: 'Dipasang', value: formatDate(startOfDay(box.placedOn)) },
          ...(box.removedOn
            ? [{ label: 'Ditarik', value: formatDate(startOfDay(box.removedOn)) }]
            : []),
        ]}
      />
      {mayOpen && <OpenBoxForm {...{ id, places, today, seal }} />}
      <CollectionList collections={collections} />
      {isInUse && (
        <DeskSection title="Ubah kotak" note="Yang sudah dihitung tetap seperti semula.">
          <DeskForm
            act="simpan"
            submit="Simpan"
            look="ghost"
            stored={{ place, keeper, campaignId, seal, depositDays: String(box.depositDays) }}
            fields={boxFields(campaigns)}
          />
          <PressForm act="tarik" look="quiet">
            Tarik kotak ini
          </PressForm>
        </DeskSection>
      )}
    </DeskPage>
  )
}
