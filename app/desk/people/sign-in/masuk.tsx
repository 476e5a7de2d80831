import { redirect } from 'react-router'
import * as v from 'valibot'
import { samplePeople, type SamplePerson } from '#features/staff/sample-staff.server.ts'
import { signInStaff } from '#features/staff/sign-in/staff-sign-in.server.ts'
import { findStaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import { type Role, roleWords } from '#features/staff/permissions.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { submit } from '#app/submit.server.ts'
import type { Route } from './+types/masuk.ts'
import { ctxContext } from '#app/context.ts'
import { rememberedWay } from '#app/desk/current-staff.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { staffCallerOf, withoutSecrets } from './entry-request.ts'
import { EntryFrame } from './invite-steps.tsx'
import { sessionCookie, sessionValue } from './session-cookie.ts'

/** The address at which a visit that another site began goes on as our own. */
const AGAIN = '/kelola/masuk?lewat=1'

const credentials = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Tulis alamat e-mail Anda.'),
    v.maxLength(254),
  ),
  password: v.pipe(v.string(), v.minLength(1, 'Tulis kata sandi Anda.'), v.maxLength(500)),
})

export function meta({ loaderData }: Route.MetaArgs) {
  const goesOn = { httpEquiv: 'refresh', content: `0; url=${AGAIN}` }
  return [{ title: 'Masuk – Kelola' }, ...(loaderData?.goesOn ? [goesOn] : [])]
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const value = sessionValue(ctx.config, request)
  if (await findStaffSession(ctx, value)) throw redirect(rememberedWay(ctx, request), 303)
  const samples = ctx.config.mode === 'demo' ? peopleToTry() : []
  return { samples, goesOn: cameFromAfar(request) && value === undefined }
}

/**
 * A strict cookie does not travel with a link in a mail: this page then goes on by itself, and the next request, which
 * we began, brings the session.
 */
function cameFromAfar(request: Request): boolean {
  const isAgain = new URL(request.url).searchParams.has('lewat')
  return !isAgain && request.headers.get('sec-fetch-site') === 'cross-site'
}

function peopleToTry() {
  const people = Object.keys(samplePeople) as SamplePerson[]
  return people.map((person) => {
    const { role, name } = samplePeople[person]
    return { person, name, ...wordsOf(role, { isSecond: person !== role }) }
  })
}

function wordsOf(role: Role, { isSecond }: { isSecond: boolean }) {
  const { name, task } = roleWords[role]
  if (!isSecond) return { roleName: name, task }
  return { roleName: `${name} kedua`, task: `Memutuskan yang diajukan ${name}` }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const answer = await submit(credentials, request, async ({ email, password }) => {
    const caller = staffCallerOf(request, context)
    const previous = sessionValue(ctx.config, request)
    const { token } = await signInStaff(ctx, { email, password, caller, previous })
    const headers = { 'Set-Cookie': sessionCookie(ctx.config, token) }
    return redirect('/kelola/faktor', { status: 303, headers })
  })
  return withoutSecrets(answer, ['email'])
}

export default function Masuk({ loaderData }: Route.ComponentProps) {
  const { samples, goesOn } = loaderData
  if (goesOn) {
    return (
      <EntryFrame title="Membuka meja kelola">
        <p>
          <a href={AGAIN} className="font-semibold text-primary underline">
            Lanjut
          </a>
        </p>
      </EntryFrame>
    )
  }
  const masukFields = {
    email: field.text('E-mail', { type: 'email', autoComplete: 'username', required: true }),
    password: field.text('Kata sandi', {
      type: 'password',
      autoComplete: 'current-password',
      required: true,
    }),
  }
  return (
    <EntryFrame title="Masuk" lead="Untuk pegawai lembaga. Donatur masuk lewat halaman Akun.">
      {samples.length > 0 && <Samples people={samples} />}
      <DeskForm act="masuk" submit="Lanjut" fields={masukFields} />
      <p className="text-sm text-muted">
        Lupa kata sandi atau kehilangan faktor kedua? Hubungi admin lembaga Anda; ia dapat mengirim
        tautan baru.
      </p>
    </EntryFrame>
  )
}

/** The people of a demo: one press each. */
function Samples({ people }: { people: ReturnType<typeof peopleToTry> }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h2 className="text-lg">Lihat-lihat dalam mode uji</h2>
        <p className="text-sm text-muted">Pilih peran. Tanpa kata sandi, dengan data contoh.</p>
      </div>
      <form method="post" action="/kelola/masuk-contoh" className="grid gap-2 sm:grid-cols-2">
        {people.map(({ person, name, roleName, task }) => (
          <button
            key={person}
            type="submit"
            name="peran"
            value={person}
            className={buttonClass('ghost', 'h-auto flex-col items-start gap-0.5 py-3 text-left')}
          >
            <span>{roleName}</span>
            <span className="text-xs font-normal text-muted">{name}</span>
            <span className="text-xs font-normal text-muted">{task}</span>
          </button>
        ))}
      </form>
    </section>
  )
}
