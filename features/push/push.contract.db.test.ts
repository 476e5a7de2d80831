import { expect, test } from 'vitest'
import type { City } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import { vapidKeys } from '#platform/outside/push/push-service.server.ts'
import { apiCalls } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { fakePushService } from '#tests/fakes/push-service.ts'
import { agreeVerses } from '#tests/desk/verses-of-day.ts'
import { runJobs } from '#tests/money/payments.ts'
import { pushDue } from './push-due.server.ts'

const { open, looked } = apiCalls(/^\w+ \/v2\/push/)

test('a browser is told of each thing at its time and in its place, sealed for it, until it stops or is gone', async () => {
  // Friday, 27 November 2026, 00.30 WIB.
  const ctx = await testContext({
    now: '2026-11-26T17:30:00Z',
    env: { PUSH_SERVICES: '127.0.0.1' },
  })
  await agreeVerses(ctx)
  const bare = await open(ctx)
  const { token } = (await bare('GET', '/session')).body as { token: string }
  const call: typeof bare = (method, path, given) =>
    bare(method, path, { ...given, as: `Bearer ${token}` })
  const key = await call('GET', '/push')
  const service = await fakePushService(vapidKeys(ctx.config).publicKey)
  expect(key.body).toEqual({ data: { kunci: vapidKeys(ctx.config).publicKey } })
  const wish = (endpoint: string) => ({
    endpoint: `${service.origin}/${endpoint}`,
    keys: service.keys,
    tempat: 'sumedang',
    tujuan: ['salat', 'jumat', 'ayat'],
    tenang: { dari: 21 * 60, sampai: 5 * 60 },
    jam_baca: 20 * 60,
  })
  await call('PUT', '/push', { json: wish('satu') })
  // Another browser, in the east, which asked for one thing and stops.
  await call('PUT', '/push', { json: { ...wish('dua'), tempat: 'jayapura', tujuan: ['jumat'] } })
  const unknown = { ...wish('tiga'), endpoint: 'https://intern.contoh/x' }
  expect((await call('PUT', '/push', { json: unknown })).status).toBe(422)
  expect((await call('PUT', '/push', { json: { ...wish('tiga'), tempat: 'x' } })).status).toBe(422)
  const pass = async () => {
    await Promise.all([pushDue(ctx), pushDue(ctx)])
    await runJobs(ctx)
    return service.told.splice(0).map(({ notice }) => notice.title)
  }
  expect(await pass()).toEqual(['Pengingat menyala', 'Pengingat menyala'])

  // Subuh is in quiet hours.
  ctx.clock.set('2026-11-26T22:05:00Z')
  expect(await pass()).toEqual(['Al-Kahfi hari Jumat'])
  await call('POST', '/push/berhenti', { json: { endpoint: `${service.origin}/dua` } })
  ctx.clock.set('2026-11-26T23:00:20Z')
  expect(await pass()).toEqual([expect.stringMatching(/^Ayat hari ini: /)])
  ctx.clock.set('2026-11-27T00:00:20Z')
  expect(await pass()).toEqual(['Al-Kahfi hari Jumat'])
  const { zuhur } = reckonTimes(findCity('sumedang') as City, '2026-11-27')
  ctx.clock.set(new Date(Date.parse(`2026-11-27T${zuhur}:00+07:00`) + 5_000).toISOString())
  await pushDue(ctx)
  await runJobs(ctx)
  expect(service.told.splice(0)).toEqual([
    {
      notice: expect.objectContaining({ title: `Zuhur ${zuhur.replace(':', '.')} WIB` }),
      ttl: 895,
      urgency: 'high',
      audience: service.origin,
    },
  ])
  // Asar came while the server was away: it is not told an hour later.
  ctx.clock.set('2026-11-27T10:00:00Z')
  expect(await pass()).toEqual([])

  service.state.isGone = true
  ctx.clock.set('2026-11-27T11:00:00Z')
  expect(await pass()).toEqual([])
  expect(await ctx.db.selectFrom('push_subscription').selectAll().execute()).toEqual([])
  service.close()
})

test('every call of push was looked at', () => {
  expect(looked()).toEqual({ count: 3, missed: [] })
})
