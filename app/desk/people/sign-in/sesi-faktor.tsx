import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  addOwnApp,
  addOwnPasskey,
  listOwnFactors,
  removeOwnFactor,
} from '#features/staff/sign-in/own-factors.server.ts'
import { beginTotpApp } from '#features/staff/sign-in/totp-apps.server.ts'
import { deviceLabel } from '#platform/http/device.ts'
import type { Route } from './+types/sesi-faktor.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { placeOf } from './entry-request.ts'
import { FactorList, factorSetup, NewFactors } from './own-factors.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const factors = await listOwnFactors(ctx, staff.id)
  // The sample person of a demo has none, and adds none.
  const setup = factors.length > 0 ? await factorSetup(ctx, staff, placeOf(request)) : null
  return { factors, setup }
}

const HERE = '/kelola/sesi/faktor'
const code = v.object({ kode: v.pipe(v.string(), v.trim(), v.maxLength(40)) })
const answer = v.object({ jawaban: v.pipe(v.string(), v.maxLength(60_000)) })
const which = v.object({ faktor: v.pipe(v.string(), v.maxLength(1_400)) })

const deviceOf = (request: Request) => deviceLabel(request.headers.get('user-agent') ?? undefined)

export const action = acts({
  aplikasi: act(v.object({}), 'Menyiapkan aplikasi autentikator', async (args) => {
    await beginTotpApp(args.ctx, args.staff.id, deviceOf(args.request))
    return redirect(HERE, 303)
  }),
  pasang: personalAct(code, 'Menambah aplikasi autentikator', async ({ ctx, staff }, { kode }) => {
    await addOwnApp(ctx, staff.id, kode)
    return redirect(HERE, 303)
  }),
  kunci: personalAct(
    answer,
    'Menambah kunci sandi',
    async ({ ctx, staff, request }, { jawaban }) => {
      const proof = { answer: jawaban, place: placeOf(request), device: deviceOf(request) }
      await addOwnPasskey(ctx, { staffId: staff.id, ...proof })
      return redirect(HERE, 303)
    },
  ),
  lepas: act(which, 'Melepas faktor kedua', async ({ ctx, staff }, { faktor }) => {
    await removeOwnFactor(ctx, staff.id, faktor)
    return redirect(HERE, 303)
  }),
})

export default function SesiFaktor({ loaderData, actionData }: Route.ComponentProps) {
  const { factors, setup } = loaderData
  return (
    <DeskPage
      title="Faktor kedua saya"
      lead="Pasang lebih dari satu, supaya satu HP yang hilang tidak mengunci Anda di luar. Setiap perubahan dikabarkan ke e-mail Anda."
      back={{ href: '/kelola/sesi', label: 'Sesi saya' }}
    >
      <DeskRefusal answer={actionData} />
      <FactorList factors={factors} />
      {setup && <NewFactors setup={setup} />}
    </DeskPage>
  )
}
