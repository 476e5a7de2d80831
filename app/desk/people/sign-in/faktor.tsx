import { redirect } from 'react-router'
import * as v from 'valibot'
import { isHeldAddress, ownDeskPath } from '#features/staff/sign-in/entry.ts'
import { askPasskey } from '#features/staff/sign-in/passkey.server.ts'
import { giveFactor } from '#features/staff/sign-in/second-factor.server.ts'
import { findEntering } from '#features/staff/sign-in/staff-session.server.ts'
import { submit } from '#app/submit.server.ts'
import type { Route } from './+types/faktor.ts'
import { ctxContext } from '#app/context.ts'
import { rememberedWay } from '#app/desk/current-staff.ts'
import { DeskForm, DeskText } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { EntryFrame } from './invite-steps.tsx'
import { staffCallerOf, placeOf, factorProofOf, withoutSecrets } from './entry-request.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { sessionCookie, sessionValue } from './session-cookie.ts'

const factor = v.object({
  kode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  jawaban: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
  lanjut: v.optional(v.string()),
})

export const meta: Route.MetaFunction = () => [{ title: 'Faktor kedua – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const entering = await findEntering(ctx, sessionValue(ctx.config, request))
  if (!entering) throw redirect('/kelola/masuk', 303)
  const { staffId, name, factorAt, isSample } = entering
  const options = await askPasskey(ctx, staffId, placeOf(request))
  const next = ownDeskPath(new URL(request.url).searchParams.get('lanjut'))
  return {
    name,
    next,
    isHeld: isHeldAddress(next),
    isAgain: factorAt !== null,
    isSample,
    options: options ? JSON.stringify(options) : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const act = new URL(request.url).searchParams.get('aksi')
  const value = sessionValue(ctx.config, request)
  const entering = await findEntering(ctx, value)
  if (!entering) throw redirect('/kelola/masuk', 303)
  const answer = await submit(factor, request, async (input) => {
    const proof = act === 'contoh' ? { isSample: true as const } : factorProofOf(request, input)
    const { token } = await giveFactor(ctx, {
      value,
      proof,
      caller: staffCallerOf(request, context),
    })
    if (token === undefined) return onward(ownDeskPath(input.lanjut))
    const headers = { 'Set-Cookie': sessionCookie(ctx.config, token) }
    return redirect(rememberedWay(ctx, request), { status: 303, headers })
  })
  return withoutSecrets(answer, ['lanjut'])
}

/** A form that waited is carried out with the next request: 307 keeps it a POST. */
function onward(address: string): Response {
  return redirect(address, isHeldAddress(address) ? 307 : 303)
}

export default function Faktor({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isAgain, isHeld, isSample, options } = loaderData
  const refused = refusedOf(actionData)
  const way = (
    <input type="hidden" name="lanjut" value={refused?.values['lanjut'] ?? loaderData.next} />
  )
  const lead = isAgain
    ? `Langkah ini penting, jadi buktikan sekali lagi bahwa ini Anda. Berlaku lima menit.${isHeld ? ' Isian Anda sudah disimpan, dan langsung dijalankan sesudahnya.' : ''}`
    : `Selamat datang, ${name}. Satu langkah lagi.`
  return (
    <EntryFrame title={isAgain ? 'Buktikan bahwa ini Anda' : 'Faktor kedua'} lead={lead}>
      {isSample ? (
        <DeskForm act="contoh" submit="Lanjut sebagai contoh" refused={refused}>
          {way}
        </DeskForm>
      ) : (
        <>
          <DeskForm act="kode" submit={isAgain ? 'Lanjut' : 'Masuk'} refused={refused}>
            {way}
            <DeskText
              name="kode"
              label="Kode"
              hint="Enam angka dari aplikasi autentikator, atau salah satu kode pemulihan."
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              required
              error={refused?.errors['code']}
            />
          </DeskForm>
          {options && (
            <PasskeyForm
              kind="get"
              options={options}
              label="Pakai kunci sandi"
              error={refused?.errors['passkey']}
            >
              {way}
            </PasskeyForm>
          )}
        </>
      )}
      <form method="post" action="/kelola/keluar">
        <button type="submit" className="min-h-touch text-primary underline">
          Masuk sebagai orang lain
        </button>
      </form>
    </EntryFrame>
  )
}
