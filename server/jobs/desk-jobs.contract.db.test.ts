import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { jobWords } from '#app/desk/people/job/job-words.ts'
import { deadJobs } from '#platform/jobs/job-list.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { openDesk } from '#tests/desk/desk.ts'
import { allJobs } from './jobs.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// The work after commits at the desk: what has stopped is tried again by one press.

beforeAll(async () => {
  await ensureWebBuild()
})

test('every job of the product has its words at the desk, and no words are left over', () => {
  expect(Object.keys(jobWords).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted())
})

test('stopped letters are tried again from the desk, once, by who may, and the log tells it', async () => {
  const { ctx, ask } = await openDesk()
  let isAway = true
  const letter = defineJob({ name: 'recurring.remind', lane: 'email' }, v.object({}), async () => {
    if (isAway) throw new PermanentFailure('550 <siti@contoh.id> from +62 812-3456-7889 is unknown')
  })
  const known = new Map([[letter.name, letter]])
  for (let n = 0; n < 2; n += 1)
    await enqueue(ctx.db, letter, { payload: {}, now: ctx.now(), key: `letter ${n}` })
  await runDueJobs(ctx, known)
  expect(await deadJobs(ctx)).toHaveLength(2)

  const page = await (await ask('/kelola/antrean', { as: 'bendahara' })).text()
  expect(page).toContain('Pengingat donasi')
  expect(page).toContain('s***@c***.id')
  expect(page).not.toMatch(/siti@contoh|3456/)
  expect(page).toContain('Antrean kosong')
  const looked = await (await ask('/kelola/antrean', { as: 'auditor' })).text()
  expect(looked).toContain('Pengingat donasi')
  expect(looked).not.toContain('Coba lagi</button>')

  const press = async (as: 'bendahara' | 'auditor' | 'layanan', nama = letter.name) =>
    await ask('/kelola/antrean?aksi=ulang', { as, form: { nama } })
  for (const role of ['auditor', 'layanan'] as const) expect((await press(role)).status).toBe(403)
  expect((await press('bendahara', 'test.none')).status).toBe(409)
  expect(await deadJobs(ctx)).toHaveLength(2)

  const answer = await press('bendahara')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/kelola/antrean?kabar=ulang',
  ])
  const after = await (await ask('/kelola/antrean?kabar=ulang', { as: 'bendahara' })).text()
  expect(after).toContain('Tidak ada yang berhenti')
  expect(after).toContain('Pekerjaannya segera dicoba lagi.')
  const again = await press('bendahara')
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Tidak ada yang perlu dicoba lagi')
  isAway = false
  expect(await runDueJobs(ctx, known)).toBe(2)
  const noted = await ctx.db
    .selectFrom('audit_entry')
    .select('details')
    .where('says', '=', 'Mencoba lagi pekerjaan yang berhenti')
    .execute()
  expect(noted.map(({ details }) => details)).toEqual([{ nama: letter.name, jumlah: '2' }])
})
