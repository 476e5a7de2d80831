import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isPermitted, type Permission, roles } from '#features/staff/permissions.ts'
import { type SamplePerson, signInSample } from '#features/staff/sample-staff.server.ts'
import { aStaffCaller } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { ctxContext } from '../context.ts'
import { acts } from './door.ts'
import { actOf, doors } from './doors.ts'
import type { Door } from './row.ts'
import { openDoor } from './open-door.ts'
import { action as giveFactor } from './people/sign-in/faktor.tsx'

const ORIGIN = 'http://amanah.test'

type Sent = { cookie: string; form?: FormData | URLSearchParams }

function argsOf(ctx: TestCtx, address: string, { cookie, form }: Sent) {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const init = form ? { method: 'POST', body: form } : {}
  const request = new Request(ORIGIN + address, { ...init, headers: { cookie } })
  return { request, context, params: {}, url: new URL(request.url), pattern: '' }
}

/** Sends a request through the door; what came to the act, or the answer that kept it out. */
async function send(ctx: TestCtx, address: string, { params, ...asked }: Sent & Params) {
  const args = { ...argsOf(ctx, address, asked), params }
  const name = new URL(args.request.url).searchParams.get('aksi') ?? ''
  let form: FormData | undefined
  const action = acts({
    [name]: async ({ request }) => {
      form = await request.formData()
    },
  })
  const answer = await openDoor(args as never, async () => {
    if (args.request.method === 'POST') await action(args as never)
    return new Response('carried out')
  })
  return { answer: answer as Response, form, to: (answer as Response).headers.get('location') }
}

type Params = { params: Record<string, string> }

function concrete(ctx: TestCtx, address: string, door: Door) {
  const isPublic = 'takesPublicIds' in door && door.takesPublicIds
  const params: Record<string, string> = {}
  const filled = address.replaceAll(/:(\w+)/g, (_, name: string) => {
    params[name] = isPublic ? ctx.newPublicId() : ctx.newId()
    return params[name] ?? ''
  })
  return { address: filled, params }
}

async function signedIn(ctx: TestCtx, permission: Permission) {
  const role = roles.find((each) => isPermitted(each, permission)) as SamplePerson
  const { token } = await signInSample(ctx, { person: role, caller: aStaffCaller })
  return `amanah_kelola=${token}`
}

/** Shows the factor where the door led to, and answers where that leads. */
async function showFactor(ctx: TestCtx, cookie: string, to: string | null) {
  const lanjut = new URL(to ?? '', ORIGIN).searchParams.get('lanjut') ?? ''
  const form = new URLSearchParams({ lanjut })
  const args = argsOf(ctx, '/kelola/faktor?aksi=contoh', { cookie, form })
  const answer = (await giveFactor(args as never)) as Response
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}

function aForm(): FormData {
  const form = new FormData()
  form.append('alasan', 'Salah ketik – “nama”')
  form.append('pilih', '1')
  form.append('pilih', '2')
  form.append('berkas', new File([new Uint8Array([0, 255, 13, 10])], 'bukti.pdf'))
  return form
}

const entriesOf = async (form: FormData | undefined) =>
  await Promise.all(
    [...(form ?? [])].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, ...new Uint8Array(await value.arrayBuffer())],
    ),
  )

const closed = Object.entries(doors).flatMap(([address, door]) =>
  'isOpen' in door ? [] : [{ address, door }],
)

test('every act that asks for a fresh factor is carried out with its form once the factor is shown, once', async () => {
  const ctx = await testContext()
  let walked = 0
  for (const { address: pattern, door } of closed) {
    for (const name of Object.keys(door.acts ?? {})) {
      const asked = actOf(door, name)
      if (!asked?.isFresh) continue
      walked += 1
      const cookie = await signedIn(ctx, asked.permission)
      const { address, params } = concrete(ctx, pattern, door)
      const act = `${address}?aksi=${name}&donasi=a%20b`
      ctx.clock.advance({ minutes: 6 })
      const stopped = await send(ctx, act, { cookie, params, form: aForm() })
      expect([act, stopped.answer.status, stopped.form]).toEqual([act, 303, undefined])
      expect(stopped.to).toMatch(/^\/kelola\/faktor\?lanjut=/)
      const onward = await showFactor(ctx, cookie, stopped.to)
      expect([onward.status, onward.to.startsWith(act)]).toEqual([307, true])
      // The browser sends the form of the factor again: what waited stands in its place.
      const again = { params, form: new URLSearchParams({ kode: '123456' }) }
      const other = await signedIn(ctx, asked.permission)
      const foreign = await send(ctx, onward.to, { ...again, cookie: other })
      expect([act, foreign.answer.status, foreign.form]).toEqual([act, 410, undefined])
      const done = await send(ctx, onward.to, { ...again, cookie })
      expect([act, await entriesOf(done.form)]).toEqual([act, await entriesOf(aForm())])
      const twice = await send(ctx, onward.to, { ...again, cookie })
      expect([act, twice.answer.status, twice.form]).toEqual([act, 410, undefined])
    }
  }
  expect(walked).toBeGreaterThan(15)
  expect(await ctx.db.selectFrom('staff_held_form').select('id').execute()).toEqual([])
})

test('every page and file that asks for a fresh factor opens with its whole address afterwards', async () => {
  const ctx = await testContext()
  for (const { address: pattern, door } of closed.filter((each) => each.door.isFresh)) {
    const cookie = await signedIn(ctx, door.read)
    const { address, params } = concrete(ctx, pattern, door)
    const asked = `${address}?cari=Budi%20%26%20Siti&bentuk=xlsx`
    ctx.clock.advance({ minutes: 6 })
    const stopped = await send(ctx, asked, { cookie, params })
    expect(await showFactor(ctx, cookie, stopped.to)).toEqual({ status: 303, to: asked })
    expect((await send(ctx, asked, { cookie, params })).answer.status).toBe(200)
  }
})

test('a form waits ten minutes for its act alone, and what waits is unreadable', async () => {
  const ctx = await testContext()
  const cookie = await signedIn(ctx, 'own-session.write')
  ctx.clock.advance({ minutes: 6 })
  const form = () => new URLSearchParams({ baru: 'perahu jingga' })
  const hold = async () => {
    const { to } = await send(ctx, '/kelola/sesi?aksi=sandi', { cookie, params: {}, form: form() })
    return (await showFactor(ctx, cookie, to)).to
  }
  const first = await hold()
  const rows = await ctx.db.selectFrom('staff_held_form').select('body').execute()
  expect(rows.map(({ body }) => body.includes('perahu'))).toEqual([false])
  const elsewhere = first.replace('aksi=sandi', 'aksi=kode')
  expect((await send(ctx, elsewhere, { cookie, params: {}, form: form() })).answer.status).toBe(410)
  ctx.clock.advance({ minutes: 11 })
  const { to } = await send(ctx, first, { cookie, params: {}, form: form() })
  expect(await showFactor(ctx, cookie, to)).toEqual({ status: 307, to: first })
  expect((await send(ctx, first, { cookie, params: {}, form: form() })).answer.status).toBe(410)
})
