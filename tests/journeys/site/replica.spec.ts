import pg from 'pg'
import sharp from 'sharp'
import { inInbox } from '#tests/screens/account-screens.ts'
import { type Bucket, openBucket } from '#tests/fakes/bucket.ts'
import {
  answerData,
  httpCallerOf,
  giveByHttp,
  payByHttp,
  prayersOf,
  reportByHttp,
} from '#tests/server/over-http.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { runTool } from '#tests/server/run-tool.ts'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { test as base, expect, pace } from '../journey.ts'

/** Two processes on one primary, with a replica that does not replay what is written. */
type Pair = { one: TestServer; other: TestServer; standby: OwnPostgres; bucket: Bucket }

const ALL_PRAYERS = '/doa-orang-baik/semua'

const test = base.extend<Record<never, never>, { pair: Pair }>({
  pair: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const primary = await startOwnPostgres()
      const bucket = await openBucket()
      const env = {
        DATABASE_URL: primary.url('postgres'),
        APP_SECRET: 'a secret that only the tests know',
        TRUSTED_PROXIES: '2',
        S3_BUCKET: bucket.settings.bucket,
        S3_REGION: bucket.settings.region,
        S3_ENDPOINT: bucket.settings.endpoint ?? '',
        S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      }
      await runTool('seed', env)
      const standby = await primary.addStandby()
      const shared = { ...env, DATABASE_READ_URL: standby.url('postgres') }
      const one = await startServer({ env: shared })
      const other = await startServer({ env: shared })
      await give({ one, other, standby, bucket })
      await Promise.all([one.stop(), other.stop()])
      await standby.stop()
      await primary.stop()
      await bucket.close()
    },
    { scope: 'worker', timeout: 400_000 * pace },
  ],
})

test.describe.configure({ timeout: 240_000 * pace })

async function onStandby<T>(standby: OwnPostgres, text: string): Promise<T | undefined> {
  const client = new pg.Client(standby.url('postgres'))
  await client.connect()
  const { rows } = await client.query<{ answer: T }>(text)
  await client.end()
  return rows[0]?.answer
}

async function stopReplay(standby: OwnPostgres): Promise<void> {
  await onStandby(standby, 'select pg_wal_replay_pause()')
  const state = `select pg_get_wal_replay_pause_state() as answer`
  await expect.poll(() => onStandby(standby, state)).toBe('paused')
}

/** A prayer that both processes show, also on a kept page; answers its id and words. */
async function shownPrayer({ one, other }: Pair): Promise<{ id: string; words: string }> {
  const donor = await httpCallerOf(one.origin)
  const words = `Semoga sumur ini mengalir sampai ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await giveByHttp(donor, { prayer: words })
  await payByHttp(donor, id)
  const reader = await httpCallerOf(other.origin)
  const found = async () => (await prayersOf(reader)).find(({ text }) => text.includes(words))
  await expect.poll(async () => (await found())?.text, { timeout: 30_000 * pace }).toContain(words)
  await expect.poll(() => pageOf(other, ALL_PRAYERS), { timeout: 30_000 * pace }).toContain(words)
  return { id: (await found())?.id ?? '', words }
}

async function pageOf({ origin }: TestServer, path: string): Promise<string> {
  return await (await fetch(origin + path)).text()
}

/** How long until something is so, for the report: no wall clock of a busy machine is asserted. */
async function untilSo(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  await expect.poll(isSo, { timeout: 20_000 * pace, intervals: [100] }).toBe(true)
  console.info(`${what} after ${Math.round(performance.now() - began)} ms`)
}

test('a donor sees his gift, its payment and its receipt by the other process, though the replica stands still', {
  tag: '@night',
}, async ({ pair }) => {
  const { one, other, standby } = pair
  await stopReplay(standby)
  const [here, there] = [await httpCallerOf(one.origin), await httpCallerOf(other.origin)]
  const { id } = await giveByHttp(here)

  expect((await there.call('GET', `/v2/donations/${id}`)).status).toBe(200)
  expect(await pageOf(other, `/payment/${id}`)).toContain('50.000')
  const stream = await fetch(`${other.origin}/v2/donations/${id}/events`)
  await payByHttp(here, id)
  await untilSo('the other process says paid', async () => {
    const answer = await there.call('GET', `/v2/donations/${id}/status`)
    return answerData<{ status: string }>(answer).status === 'paid'
  })
  const reader = stream.body?.getReader()
  let said = ''
  while (!said.includes('"paid"')) said += new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  await untilSo('the receipt is there', async () => {
    return /kuitansi|Bukti/i.test(await pageOf(other, `/payment/${id}`))
  })
})

test('a hidden prayer is gone from the pages and the API of the other process, and a replica that lags does not bring it back', {
  tag: '@night',
}, async ({ pair }) => {
  const { one, other, standby } = pair
  await onStandby(standby, 'select pg_wal_replay_resume()')
  const { id, words } = await shownPrayer(pair)
  const reader = await httpCallerOf(other.origin)
  await stopReplay(standby)

  await reader.call('PUT', `/v2/prayers/${id}/aamiin`)
  const seen = (await prayersOf(reader)).find((prayer) => prayer.id === id)
  expect(seen).toMatchObject({ hasSaidAamiin: true })

  expect(await reportByHttp(one.origin, id)).toEqual([201, 201, 201, 201, 201])
  await untilSo('the page of the other process', async () => {
    return !(await pageOf(other, ALL_PRAYERS)).includes(words)
  })
  await untilSo('its API', async () => (await prayersOf(reader)).every((each) => each.id !== id))
  for (const path of ['/', ALL_PRAYERS]) {
    for (const server of [one, other]) expect(await pageOf(server, path)).not.toContain(words)
  }
  // Longer than the second purge that there once was.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(await pageOf(other, ALL_PRAYERS)).not.toContain(words)
  expect(await onStandby<number>(standby, hiddenOnStandby(id))).toBe(0)
})

function hiddenOnStandby(id: string): string {
  return `select count(*)::int as answer from prayer where public_id = '${id}' and status = 'hidden'`
}

test('an account works on any process: session, verses, photo, allowances, and its end', {
  tag: '@night',
}, async ({ pair }) => {
  const { one, other, standby, bucket } = pair
  await stopReplay(standby)
  const [here, there] = [await httpCallerOf(one.origin), await httpCallerOf(other.origin)]
  const contact = `siti.${crypto.randomUUID()}@contoh.id`
  const person = { name: 'Siti Zulaikha', password: 'hujan senja kopi pahit', consent: true }
  const begun = await here.call('POST', '/v2/auth/register', { json: { ...person, contact } })
  const { token } = answerData<{ token: string }>(begun)
  const code = await inInbox(other.origin, { contact, wanted: /\b\d{6}\b/ })
  const verified = await there.call('POST', '/v2/auth/otp/verify', { json: { token, code } })
  const session = answerData<{ token?: string; session?: string }>(verified)
  const value = session.token ?? session.session ?? ''
  const [mine, mineThere] = [
    await httpCallerOf(one.origin, value),
    await httpCallerOf(other.origin, value),
  ]

  expect((await mine.call('GET', '/v2/me')).status).toBe(200)
  const verse = { surahId: 2, nomorAyat: 255 }
  await mine.call('POST', '/v2/alquran/save-verse', { json: verse })
  const saved = await mineThere.call('GET', '/v2/alquran/save-verse')
  expect(JSON.stringify(saved.body)).toContain('255')
  const form = new FormData()
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#0b6e4f' },
  })
    .jpeg()
    .toBuffer()
  form.set('photo', new File([new Uint8Array(picture)], 'saya.jpg', { type: 'image/jpeg' }))
  expect((await mine.call('PUT', '/v2/me/photo', { form })).status).toBe(200)
  expect((await mineThere.call('GET', '/v2/me/photo')).status).toBe(200)
  expect([...bucket.kept.keys()].length).toBeGreaterThan(0)

  const { id, campaignSlug } = await giveByHttp(mine, { donorName: person.name })
  const listed = await mineThere.call('GET', '/v2/me/donations')
  expect(JSON.stringify(listed.body)).toContain(id)

  const asked = await Promise.all(
    [here, there, here, there, here, there, here].map(async ({ call }) => {
      const json = { contact: `lain.${contact}` }
      return (await call('POST', '/v2/auth/code', { json })).status
    }),
  )
  // Three in an hour, whichever process is asked.
  expect(asked.filter((status) => status === 201)).toHaveLength(3)
  expect(asked.filter((status) => status === 429)).toHaveLength(4)

  await payByHttp(mine, id)
  const donors = `/donatur/${campaignSlug}`
  await untilSo('the name among the donors', async () => {
    return (await pageOf(other, donors)).includes(person.name)
  })
  const closure = { currentPassword: person.password, isUnderstood: true }
  const closed = await mine.call('POST', '/v2/me/privacy/closure', { json: closure })
  expect(closed.status).toBe(200)
  await untilSo('the erased name gone from the other process', async () => {
    return !(await pageOf(other, donors)).includes(person.name)
  })
  expect((await mineThere.call('GET', '/v2/me')).status).toBe(401)
})
