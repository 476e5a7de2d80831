import { expect, test } from 'vitest'
import { anAsrama, SECRET_ADDRESS } from '#tests/asrama.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { cancelVisit, decideVisit } from './decide-visit.server.ts'
import { forgetVisitsSchedule } from './jobs.server.ts'
import { requestVisit, type VisitInput, visitMistakes } from './request-visit.server.ts'
import { getVisit } from './visit-queries.server.ts'

// Today is Monday, 15 June 2026, 10.00 WIB.
const wish: VisitInput = {
  slug: 'tepian-musi',
  id: '0123456789ABCDEFGHJKMNPQRS',
  name: 'Ahmad Subagja',
  phone: '+6281234567889',
  email: 'ahmad@contoh.id',
  date: '2026-06-20',
  people: 8,
  message: 'Kami membawa buku.',
}

async function mailsTo(ctx: TestCtx, to: string) {
  await runJobs(ctx)
  return ctx.mails.filter((mail) => mail.to === to)
}

test('a request is kept sealed, told to the dormitory and to the visitor once, and its house is not said', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const kept = await requestVisit(ctx, wish)
  expect(kept).toMatchObject({ state: 'requested', date: '2026-06-20', people: 8 })
  expect(await requestVisit(ctx, wish)).toEqual(kept)
  const [row] = await ctx.db.selectFrom('asrama_visit').selectAll().execute()
  expect(JSON.stringify(row)).not.toMatch(/Ahmad|81234567889|contoh\.id|buku/)
  const jobs = await ctx.db.selectFrom('job').select('payload').execute()
  expect(JSON.stringify(jobs)).not.toMatch(/Ahmad|81234567889|contoh\.id/)

  const [toAsrama, ...more] = await mailsTo(ctx, 'tepian-musi@contoh.id')
  expect(more).toEqual([])
  expect(toAsrama?.text).toContain('Ahmad Subagja')
  expect(toAsrama?.text).toContain('+6281234567889')
  expect(toAsrama?.text).toContain('Kami membawa buku.')
  // Knowing the id is the right to cancel the visit: the dormitory does not need it.
  expect(toAsrama?.text).not.toContain(wish.id)
  const [toVisitor] = await mailsTo(ctx, 'ahmad@contoh.id')
  expect(toVisitor?.text).toContain(`http://amanah.test/kunjungan/tepian-musi/${wish.id}`)
  expect(toVisitor?.text).not.toContain(SECRET_ADDRESS)
  expect((await getVisit(ctx, kept.id)).address).toBeNull()
})

test('a form that is pressed twice at once is one request, and with other answers it is none', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const both = await Promise.all([requestVisit(ctx, wish), requestVisit(ctx, wish)])
  expect(both[0]).toEqual(both[1])
  expect(await mailsTo(ctx, 'tepian-musi@contoh.id')).toHaveLength(1)
  // Twenty forms: which of the two keys a race meets first is chance.
  for (let form = 10; form < 30; form += 1) {
    const other = { ...wish, id: `${form}23456789ABCDEFGHJKMNPQRS`, email: undefined }
    const asked = [8, 9].map((people) =>
      requestVisit(ctx, { ...other, people, phone: `+62812345670${form}` }),
    )
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'asrama/form-used' })
  }
})

test('the same form with other answers, a closed day, a crowd, or a dormitory that asks to be called are refused', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  await anAsrama(ctx, { slug: 'telepon', takes_visits: false })
  await anAsrama(ctx, { slug: 'rahasia', is_published: false })
  await requestVisit(ctx, wish)
  const refused = async (other: Partial<VisitInput>) =>
    requestVisit(ctx, { ...wish, ...other }).then(
      () => 'taken',
      (cause) => [cause.code, Object.keys(cause.fields ?? {}).join()],
    )
  expect(await refused({ people: 9 })).toEqual(['asrama/form-used', ''])
  const id = undefined
  expect(await refused({ id, date: '2026-06-21' })).toEqual(['asrama/visit-not-possible', 'date'])
  expect(await refused({ id, date: '2026-06-15' })).toEqual(['asrama/visit-not-possible', 'date'])
  expect(await refused({ id, people: 21 })).toEqual(['asrama/visit-not-possible', 'people'])
  expect(await refused({ id, slug: 'telepon' })).toEqual(['asrama/visits-by-phone', ''])
  expect(await refused({ id, slug: 'rahasia' })).toEqual(['asrama/not-found', ''])
  expect(await ctx.db.selectFrom('asrama_visit').select('state').execute()).toHaveLength(1)
})

test('what the dormitory says of day and number is told with the other mistakes', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const typed = { date: '2026-06-14', people: '99', name: '', phone: '1' }
  expect(await visitMistakes(ctx, 'tepian-musi', typed)).toEqual({
    date: 'Tanggal itu sudah lewat. Pilih tanggal lain.',
    people: expect.stringMatching('paling banyak'),
  })
  expect(await visitMistakes(ctx, 'tepian-musi', { ...typed, date: '' })).toEqual({
    people: expect.stringMatching('paling banyak'),
  })
})

test('nobody is made to be written to again and again', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const ask = (date: string) => requestVisit(ctx, { ...wish, id: undefined, date })
  for (const date of ['2026-06-16', '2026-06-17', '2026-06-18']) await ask(date)
  await expect(ask('2026-06-20')).rejects.toMatchObject({ status: 429 })
})

test('a confirmed visit has its address from the yes until its day is over', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const { id } = await requestVisit(ctx, wish)
  await runJobs(ctx)
  await decideVisit(ctx, { id, isConfirmed: true })
  expect(await getVisit(ctx, id)).toMatchObject({ state: 'confirmed', address: SECRET_ADDRESS })
  const emails = await mailsTo(ctx, 'ahmad@contoh.id')
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Permintaan kunjungan ke Asrama Tepian Musi kami terima',
    'Kunjungan Anda ke Asrama Tepian Musi disetujui',
  ])
  expect(emails[1]?.text).toContain(SECRET_ADDRESS)
  expect(emails[1]?.text).toContain('09.00–15.00 WIB')
  await expect(decideVisit(ctx, { id, isConfirmed: false })).rejects.toMatchObject({ status: 409 })
  // The last minute of the day in Palembang, and the first of the next.
  ctx.clock.set('2026-06-20T16:59:00.000Z')
  expect(await getVisit(ctx, id)).toMatchObject({ isPast: false, address: SECRET_ADDRESS })
  ctx.clock.set('2026-06-20T17:00:00.000Z')
  expect(await getVisit(ctx, id)).toMatchObject({ isPast: true, address: null })
})

test('who left no e-mail is told by phone, and a no says why', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const { id } = await requestVisit(ctx, { ...wish, email: undefined })
  await runJobs(ctx)
  expect(ctx.messages).toEqual([])
  await decideVisit(ctx, { id, isConfirmed: false, reason: 'Anak-anak sedang ujian.' })
  await runJobs(ctx)
  expect(ctx.messages).toHaveLength(1)
  expect(ctx.messages[0]).toMatchObject({ to: '+6281234567889' })
  expect(ctx.messages[0]?.text).toContain('Anak-anak sedang ujian.')
  expect(await getVisit(ctx, id)).toMatchObject({ state: 'declined', address: null })
})

test('who cancels is forgotten at once, and the dormitory is told', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const { id } = await requestVisit(ctx, wish)
  await runJobs(ctx)
  await decideVisit(ctx, { id, isConfirmed: true })
  await cancelVisit(ctx, id)
  await cancelVisit(ctx, id)
  const [row] = await ctx.db.selectFrom('asrama_visit').selectAll().execute()
  expect(row).toMatchObject({ state: 'cancelled', person: null })
  const [, told] = await mailsTo(ctx, 'tepian-musi@contoh.id')
  expect(told?.subject).toContain('Kunjungan dibatalkan')
  expect(told?.text).not.toContain('Ahmad')
  // The confirmation was still waiting, and is not sent any more; nor is kept what was.
  expect(await mailsTo(ctx, 'ahmad@contoh.id')).toHaveLength(1)
  const kept = await ctx.db
    .selectFrom('sent_message')
    .select(['email', 'phone', 'content'])
    .execute()
  expect(kept).toEqual([{ email: null, phone: null, content: null }])
  await expect(decideVisit(ctx, { id, isConfirmed: true })).rejects.toMatchObject({ status: 409 })
})

test('a request is forgotten 90 days after its day, and not before', async () => {
  const ctx = await testContext()
  await anAsrama(ctx)
  const { id } = await requestVisit(ctx, wish)
  ctx.clock.set('2026-09-18T03:00:00.000Z')
  await forgetVisitsSchedule.run(ctx)
  expect((await getVisit(ctx, id)).state).toBe('requested')
  ctx.clock.set('2026-09-19T03:00:00.000Z')
  await forgetVisitsSchedule.run(ctx)
  await expect(getVisit(ctx, id)).rejects.toMatchObject({ status: 404 })
})
