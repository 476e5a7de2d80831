import { beforeAll, expect, test } from 'vitest'
import { recordNewsConsent } from '#features/message/contact-choices.server.ts'
import { lotSize } from '#features/sending/sending.ts'
import { roles } from '#features/staff/permissions.ts'
import { openDesk, type OpenDesk, shownOn } from '#tests/desk/desk.ts'
import { runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

async function donors({ ctx }: Pick<OpenDesk, 'ctx'>, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const id = ctx.newId()
    const value = `donatur${at}@contoh.id`
    const made = { id, root_id: id, origin: 'donation' as const, made_at: ctx.now() }
    await ctx.db
      .insertInto('donor')
      .values({ ...made, name: `Hamba ke-${at}` })
      .execute()
    await ctx.db
      .insertInto('donor_contact')
      .values({ donor_id: id, kind: 'email', value, since: ctx.now() })
      .execute()
    const sums = { gifts: 1, amount: (at + 1) * 10_000, past_gifts: 0, past_amount: 0, months: 1 }
    await ctx.db
      .insertInto('donor_sum')
      .values({ donor_id: id, ...sums, is_anonymous: false } as never)
      .execute()
    await recordNewsConsent(ctx, { kind: 'email', value }, { isStopped: false, source: 'form' })
  }
}

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('the fifty largest donors are written to by two people in at most eight presses', async () => {
  const desk = await openDesk({ now: '2026-06-02T05:00:00Z' })
  const { ctx, ask } = desk
  await donors(desk, 55)
  await ctx.db
    .insertInto('sending_limit')
    .values({
      id: ctx.newId(),
      people: 50,
      set_by: desk.staff.program.id,
      approved_by: desk.staff.admin.id,
      set_at: ctx.now(),
    })
    .execute()
  let presses = 0
  const look = async (path: string, as: 'program' | 'admin') => {
    presses += 1
    const html = await textOf(await ask(path, { as }))
    return {
      html,
      link: (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    }
  }
  const press = async (path: string, as: 'program' | 'admin', form: Record<string, string>) => {
    presses += 1
    const answer = await ask(path, { as, form })
    expect([path, answer.status]).toEqual([path, 303])
    return answer.headers.get('location') ?? ''
  }
  const list = await look('/kelola/kiriman', 'program')
  const fresh = await look(list.link(/href="(\/kelola\/kiriman\/baru)"/), 'program')
  const link = fresh.link(/href="(\?pesan=ramadan)"/)
  await look(`/kelola/kiriman/baru${link}`, 'program')
  const written = { judul: 'Lima puluh', kepada: 'terbesar', banyak: '50', laju: '600' }
  const made = await press(`/kelola/kiriman/baru?aksi=simpan&${link.slice(1)}`, 'program', {
    ...written,
    pesan: 'ramadan',
  })
  const draft = await textOf(await ask(made, { as: 'program' }))
  expect(draft).toContain('50 donatur di daftar')
  expect(draft).not.toMatch(/Hamba ke-|donatur\d+@/)
  await press(`${made}?aksi=kirim`, 'program', {})
  await runJobs(ctx)
  const mine = /donatur\d+@contoh\.id/
  expect(ctx.mails.filter(({ to }) => mine.test(to))).toEqual([])
  const waiting = await look('/kelola/menunggu', 'admin')
  const proposal = await look(waiting.link(/href="(\/kelola\/menunggu\/[0-9a-f-]{36})"/), 'admin')
  expect(proposal.html).toContain('50 donatur dengan donasi terbesar')
  const at = waiting.link(/href="(\/kelola\/menunggu\/[0-9a-f-]{36})"/)
  await press(`${at}?aksi=setujui`, 'admin', shownOn(proposal.html))
  expect(presses).toBeLessThanOrEqual(8)
  for (let lot = 0; lot < 50 / lotSize(600); lot += 1) {
    await runJobs(ctx)
    ctx.clock.advance({ seconds: 15 })
  }
  const told = ctx.mails.map(({ to }) => to).filter((to) => mine.test(to))
  expect([told.length, new Set(told).size]).toEqual([50, 50])
  for (const at5 of [0, 1, 2, 3, 4]) expect(told).not.toContain(`donatur${at5}@contoh.id`)
  const result = await textOf(await ask(made, { as: 'auditor' }))
  expect(result).toContain('50 dari 50 donatur sudah mendapat giliran')
  expect(result).not.toMatch(/aksi=|Hamba ke-|donatur\d+@/)
})

test('a sending tells nobody a name: every role reads counts, and only those who write may send or stop', async () => {
  const desk = await openDesk({ now: '2026-06-02T05:00:00Z' })
  const { ctx, ask } = desk
  await donors(desk, 3)
  const form = { judul: 'Tiga', kepada: 'terbesar', banyak: '3', laju: '60', pesan: 'ramadan' }
  const made = await ask('/kelola/kiriman/baru?aksi=simpan', { as: 'program', form })
  const page = made.headers.get('location') ?? ''
  for (const role of roles) {
    const answer = await ask(page, { as: role })
    expect([role, answer.status]).toEqual([role, role === 'editor' ? 403 : 200])
    expect(await textOf(answer)).not.toMatch(/Hamba ke-|donatur\d@/)
    const mayAct = role === 'program' || role === 'admin'
    if (mayAct) continue
    for (const act of ['kirim', 'henti', 'coba'])
      expect((await ask(`${page}?aksi=${act}`, { as: role, form: {} })).status).toBe(403)
  }
  // A few need one person; the test goes to whoever asks.
  await ask(`${page}?aksi=coba`, { as: 'program', form: {} })
  await runJobs(ctx)
  const [test, ...others] = ctx.mails.filter(({ subject }) => subject.startsWith('[Percobaan]'))
  expect(others).toEqual([])
  expect(test?.to).toBe(desk.staff.program.email)
  expect((await ask(`${page}?aksi=kirim`, { as: 'program', form: {} })).status).toBe(303)
  await runJobs(ctx)
  const stop = await ask(`${page}?aksi=henti`, { as: 'program', form: {} })
  expect(stop.status).toBe(303)
  expect(await textOf(await ask(page, { as: 'program' }))).toContain('Dihentikan')
  const odd = await ask('/kelola/kiriman/baru?aksi=simpan&pesan=ramadan', {
    as: 'program',
    form: { ...form, banyak: '0', laju: '60' },
  })
  expect([odd.status, await textOf(odd)]).toEqual([422, expect.stringContaining('1 sampai 10.000')])
})
