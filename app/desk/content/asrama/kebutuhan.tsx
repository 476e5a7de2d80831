import { redirect } from 'react-router'
import * as v from 'valibot'
import { deliveryInput, needInput } from '#features/asrama/desk-contract.ts'
import {
  getDeskAsrama,
  listDeliveries,
  listDeskNeeds,
} from '#features/asrama/desk-queries.server.ts'
import { recordDelivery } from '#features/asrama/record-delivery.server.ts'
import { addNeed, changeNeed } from '#features/asrama/save-need.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/kebutuhan.ts'
import { Deliveries, deliveryFields, needFields, NeedForms } from './need-parts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { id, name } = await orNotFound(() => getDeskAsrama(ctx.db, params.id))
  return {
    id,
    name,
    needs: await listDeskNeeds(ctx.db, id),
    deliveries: await listDeliveries(ctx.db, id),
    today: dayOf(ctx.now()),
    mayWrite: isPermitted(staff.role, 'asrama.write'),
  }
}

const done = (id: string) => redirect(`/kelola/asrama/${id}/kebutuhan?kabar=simpan`, 303)
const needChange = v.intersect([needInput, v.object({ id: v.pipe(v.string(), v.uuid()) })])

export const action = acts({
  tambah: act(needInput, 'Menambah kebutuhan asrama', async ({ ctx, params }, input) => {
    const { id } = await getDeskAsrama(ctx.db, params['id'] ?? '')
    await addNeed(ctx, { ...input, asramaId: id })
    return done(id)
  }),
  ubah: act(needChange, 'Mengubah kebutuhan asrama', async ({ ctx, params }, input) => {
    const asrama = await getDeskAsrama(ctx.db, params['id'] ?? '')
    await changeNeed(ctx, { ...input, asramaId: asrama.id })
    return done(asrama.id)
  }),
  terima: act(deliveryInput, 'Mencatat kiriman asrama', async ({ ctx, staff, params }, input) => {
    const { id } = await getDeskAsrama(ctx.db, params['id'] ?? '')
    await recordDelivery(ctx, { ...input, asramaId: id, by: staff.id })
    return done(id)
  }),
})

export default function Kebutuhan({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, needs, deliveries, today, mayWrite } = loaderData
  const refusedChange = useRefusedAt(actionData, 'ubah')
  const counted = needs.filter(({ unit }) => unit !== 'rupiah')
  return (
    <DeskPage
      title={`Kebutuhan ${name}`}
      tab="Kebutuhan asrama"
      lead="Yang tiba dihitung dari kiriman yang dicatat di sini; kebutuhan uang dihitung pembukuan."
      back={{ href: `/kelola/asrama/${id}`, label: name }}
    >
      <NeedForms needs={needs} refused={refusedChange} mayWrite={mayWrite} />
      {mayWrite && counted.length > 0 && (
        <DeskSection title="Catat kiriman">
          <DeskForm
            act="terima"
            submit="Catat"
            fields={deliveryFields({ needs: counted, today })}
          />
        </DeskSection>
      )}
      {mayWrite && (
        <DeskSection title="Kebutuhan baru">
          <DeskForm
            isReadable={false}
            act="tambah"
            submit="Tambah"
            look="ghost"
            stored={{ fromMonth: today.slice(0, 7) }}
            fields={needFields}
          />
        </DeskSection>
      )}
      <DeskSection title="Kiriman terakhir">
        <Deliveries rows={deliveries} />
      </DeskSection>
    </DeskPage>
  )
}
