import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { freezeClosed } from '#features/statements/freeze-statements.server.ts'
import { listFrozen } from '#features/statements/frozen-sets.server.ts'
import { postYear, yearFile } from '#features/statements/year/year-file.server.ts'
import vector from '#features/statements/year/year-vector.json' with { type: 'json' }
import { rupiah } from '#platform/money/money.ts'
import { type OpenDesk, openDesk, shownOn, signInAgain } from '#tests/desk/desk.ts'
import { runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

async function closeByTwo({ ctx, ask }: OpenDesk, through: string): Promise<void> {
  const shown = await ask(`/kelola/periode?sampai=${through}`, { as: 'bendahara' })
  expect(await shown.text()).toContain('Tidak ada yang menghalangi penutupan')
  const form = { sampai: through, catatan: 'Tutup buku' }
  const asked = await ask('/kelola/periode?aksi=tutup', { as: 'bendahara', form })
  expect(asked.status).toBe(303)
  const waiting = await (await ask('/kelola/menunggu', { as: 'admin' })).text()
  const [, id = ''] = /\/kelola\/menunggu\/([0-9a-f-]{36})/.exec(waiting) ?? []
  const proposal = await (await ask(`/kelola/menunggu/${id}`, { as: 'admin' })).text()
  const decided = await ask(`/kelola/menunggu/${id}?aksi=setujui`, {
    as: 'admin',
    form: { catatan: '', ...shownOn(proposal) },
  })
  expect(decided.status).toBe(303)
  await freezeClosed(ctx)
}

test('two people close December and January; a late gift stands in January, beside what was signed of the year, and on the board’s page', async () => {
  const desk = await openDesk({ now: '2027-01-05T03:00:00Z' })
  const { ctx, app, ask } = desk
  await postYear(ctx.db, v.parse(yearFile, vector))
  const page = async (path: string) => {
    const answer = await ask(path, { as: 'auditor' })
    expect([path, answer.status]).toEqual([path, 200])
    return await answer.text()
  }
  await closeByTwo(desk, '2026-12-31')
  const [year] = await listFrozen(ctx.db)
  const signed = await page(`/kelola/laporan/set/${year?.id}`)
  expect(signed).toContain('268.418.000')
  expect(signed).not.toContain('Susulan setelah ditutup')

  ctx.clock.set(new Date('2027-02-03T03:00:00Z'))
  await signInAgain(desk)
  const late = { debit: '1110', credit: '4220', fund: 'IU' as const, amount: rupiah(7_000) }
  const dates = { occurredAt: new Date('2026-12-30T03:00:00Z'), recordedAt: ctx.now() }
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'telat' }
  await postJournal(ctx.db, { ...ids, ...dates, description: 'Infak susulan', postings: [late] })
  await closeByTwo(desk, '2027-01-31')

  const sets = await listFrozen(ctx.db)
  const january = sets.find(({ from }) => from === '2027-01-01')
  const beside = await page(`/kelola/laporan/set/${year?.id}`)
  for (const said of ['Susulan setelah ditutup', 'Infak susulan', '268.418.000', '268.425.000'])
    expect(beside).toContain(said)
  const both = await page(`/kelola/laporan/set/${january?.id}?banding=${year?.id}`)
  expect(both).toContain('Selisih')
  expect(both).toContain('268.425.000')
  const shown = await app.request(`${ctx.config.origin}/laporan/periode/2026-01-01_2026-12-31`)
  expect(shown.status).toBe(200)
  const seen = await shown.text()
  // What was signed stands first and alone; the late gift, without its words, stands beside it below.
  const [signedPart = '', latePart = ''] = seen.split('id="susulan"')
  expect(signedPart).toContain('268.418.000')
  expect(signedPart).not.toContain('268.425.000')
  for (const said of ['Ditandatangani', '268.418.000', '7.000', '268.425.000'])
    expect(latePart).toContain(said)
  expect(latePart).not.toContain('Infak susulan')

  const board = await page('/kelola/laporan-bulanan?bulan=2027-01')
  for (const said of ['Januari 2027', 'Pembukuan bulan ini sudah ditutup', 'Rp7.000'])
    expect(board).toContain(said)
  const paper = await ask('/kelola/laporan-bulanan/berkas?bulan=2027-01', { as: 'auditor' })
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  const form = { bulan: '2027-01' }
  const sent = await ask('/kelola/laporan-bulanan?aksi=surat', { as: 'bendahara', form })
  expect(sent.status).toBe(303)
  await runJobs(ctx)
  expect(ctx.mails.map(({ subject }) => subject.split(' –')[0])).toContain('Ringkasan Januari 2027')
})
