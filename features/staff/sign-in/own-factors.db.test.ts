import { expect, test } from 'vitest'
import {
  aJoined,
  aStaffCaller,
  staffPassword,
  totpCode,
  aSecondApp,
  asAct,
} from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { anAuthenticator } from '#tests/fakes/authenticator.ts'
import { addOwnApp, addOwnPasskey, listOwnFactors, removeOwnFactor } from './own-factors.server.ts'
import { offerPasskey } from './passkey.server.ts'
import { giveFactor } from './second-factor.server.ts'
import { signInStaff } from './staff-sign-in.server.ts'
import { totpSetup } from './totp.server.ts'
import { beginTotpApp, waitingTotpApp } from './totp-apps.server.ts'

const place = { origin: 'https://desk.amanah.test', host: 'desk.amanah.test' }

async function enter(ctx: TestCtx, code: string, address = aStaffCaller.address) {
  const caller = { ...aStaffCaller, address }
  const email = 'siti@lembaga.test'
  const half = await signInStaff(ctx, { email, password: staffPassword, caller })
  return giveFactor(ctx, { value: half.token, proof: { code }, caller })
}

test('a second app opens the desk too, the first one still does, and each code counts once', async () => {
  const ctx = await testContext()
  const person = await aJoined(ctx)
  const second = await aSecondApp(ctx, person)
  ctx.clock.advance({ minutes: 1 })
  await enter(ctx, totpCode(second, ctx.now()))
  await expect(enter(ctx, totpCode(second, ctx.now()))).rejects.toMatchObject({
    code: 'staff/wrong-factor',
  })
  await enter(ctx, totpCode(person.secret, ctx.now()))
  const factors = await listOwnFactors(ctx, person.id)
  expect(factors.map(({ kind, lastUsedAt }) => [kind, lastUsedAt])).toEqual([
    ['app', ctx.now()],
    ['app', ctx.now()],
  ])
})

test('an app that is being added opens nothing before its first code, and not after an hour', async () => {
  const ctx = await testContext()
  const person = await aJoined(ctx)
  await beginTotpApp(ctx, person.id, 'HP kedua')
  const sealed = (await waitingTotpApp(ctx, person.id))?.secret ?? ''
  const { secret } = totpSetup(ctx.config, { staffId: person.id, email: person.email, sealed })
  ctx.clock.advance({ minutes: 1 })
  const wrong = { code: 'staff/wrong-factor' }
  await expect(enter(ctx, totpCode(secret, ctx.now()))).rejects.toMatchObject(wrong)
  await expect(asAct(ctx, (one) => addOwnApp(one, person.id, '000000'))).rejects.toMatchObject(
    wrong,
  )
  ctx.clock.advance({ hours: 2 })
  const late = asAct(ctx, (one) => addOwnApp(one, person.id, totpCode(secret, ctx.now())))
  await expect(late).rejects.toMatchObject(wrong)
  expect(await listOwnFactors(ctx, person.id)).toHaveLength(1)
})

test('a factor is removed by itself and opens nothing more; the last one stays, also of two at once', async () => {
  const ctx = await testContext()
  const person = await aJoined(ctx)
  const second = await aSecondApp(ctx, person)
  const authenticator = anAuthenticator()
  const options = await offerPasskey(ctx, { staffId: person.id, ...person, name: 'Siti' }, place)
  await asAct(ctx, (one) =>
    addOwnPasskey(one, {
      staffId: person.id,
      answer: authenticator.create(options, place),
      place,
      device: 'Laptop',
    }),
  )
  const [first, app, key] = await listOwnFactors(ctx, person.id)
  expect(new Set([first?.kind, app?.kind, key?.kind])).toEqual(new Set(['app', 'passkey']))
  const drop = (id: string) => asAct(ctx, (one) => removeOwnFactor(one, person.id, id))
  const other = await aJoined(ctx, { email: 'budi@lembaga.test' })
  const [others] = await listOwnFactors(ctx, other.id)
  await expect(drop(others?.id ?? '')).rejects.toMatchObject({ code: 'staff/factor-unknown' })

  await drop(authenticator.id)
  const left = await listOwnFactors(ctx, person.id)
  const both = await Promise.allSettled(left.map(({ id }) => drop(id)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [last] = await listOwnFactors(ctx, person.id)
  await expect(drop(last?.id ?? '')).rejects.toMatchObject({ code: 'staff/last-factor' })
  ctx.clock.advance({ minutes: 1 })
  const codes = [person.secret, second].map((secret) => totpCode(secret, ctx.now()))
  const entered = await Promise.allSettled(codes.map((code) => enter(ctx, code)))
  expect(entered.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
