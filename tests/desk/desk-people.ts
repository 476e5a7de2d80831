import { sessionCookie } from '#app/desk/people/sign-in/session-cookie.ts'
import type { Role } from '#features/staff/permissions.ts'
import { openSharp } from '#platform/picture/sharp.server.ts'
import { openApp } from '../server/app.ts'
import { aJoined } from './coming-in.ts'
import type { TestCtx } from '../context.ts'

type Fields = Record<string, string>

/** The built desk, used by somebody with a session, by documents and forms alone. */
export async function deskFor(ctx: TestCtx) {
  const { app } = await openApp(ctx)
  const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, init, from)
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  const join = async (role: Role) => {
    const { token } = await aJoined(ctx, { role, email: `${role}@lembaga.test` })
    const cookie = sessionCookie(ctx.config, token).split(';')[0] ?? ''
    const headers = { cookie, origin: ctx.config.origin }
    return {
      look: (path: string) => ask(path, { headers }),
      send: (path: string, fields: Fields | FormData) =>
        ask(path, {
          method: 'POST',
          headers,
          body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        }),
    }
  }
  return { ask, join }
}

/** The form of a new picture for the library. */
export async function aPhoto(): Promise<FormData> {
  const sharp = await openSharp()
  const background = { r: 40, g: 120, b: 90 }
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('berkas', new File([new Uint8Array(bytes)], 'sumur.png', { type: 'image/png' }))
  for (const [name, value] of Object.entries({
    alt: 'Sumur lama yang kering',
    credit: 'Rina',
    licence: 'sendiri',
    focusX: '20',
    focusY: '80',
  })) {
    form.set(name, value)
  }
  return form
}
