import { afterEach, expect, test } from 'vitest'
import { answerFromText } from '#features/quran/offline/offline-answers.ts'
import { offlineFiles } from '#features/quran/offline/offline-files.server.ts'
import { decodeOffline } from '#features/quran/offline/offline-text.ts'
import { surahPage } from '#features/quran/page.server.ts'
import { openResponseCache } from '#features/quran/response-cache.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { plainOf } from '#platform/http/frozen.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeWithdrawal, scholarWithdrawal } from '../proposals.server.ts'
import { renewReviewedReading } from '../reviewed-reading.server.ts'
import { introductionsProposal, proposeSheet, readIntroductionSheet } from './proposals.server.ts'
import { listIntroductions } from './queries.server.ts'

const kinds = [introductionsProposal, scholarWithdrawal]
const leave = {
  source: 'Mukadimah Surah, cetakan 2019.',
  leaveBy: 'Penerbitnya, surat No. 7',
  leaveOn: '2026-11-01',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-11-20',
  note: '',
}
const sheet = 'surah;pengantar\n112;"Tentang keesaan.\nTurun di Mekah."\n1;Pembuka kitab.'

afterEach(async () => {
  await renewReviewedReading((await testContext()).db)
})

test('introductions of a sheet show on page, in the API and offline once a second person approves, and go as they came', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  const decision = { by: other.id, role: other.role, isApproved: true }
  const early = { ...leave, leaveOn: '2026-11-22' }
  await expect(
    proposeSheet(ctx, { text: sheet, leave: early }, { by: maker.id }),
  ).rejects.toMatchObject({
    code: 'scholar-review/leave-in-future',
  })
  const id = await proposeSheet(ctx, { text: sheet, leave }, { by: maker.id })
  expect(await renewReviewedReading(ctx.db)).toBe(false)
  await decideProposal(ctx, { kinds, id }, decision)
  expect(ctx.purged).toEqual(['/surat/112', '/surat/1'])
  expect(await renewReviewedReading(ctx.db)).toBe(true)

  const shown = {
    isi: ['Tentang keesaan.', 'Turun di Mekah.'],
    sumber: leave.source,
    izin: 'Dimuat dengan izin Penerbitnya, surat No. 7, 1 November 2026.',
    tinjauan: 'Ditinjau oleh KH. Contoh, Ketua Dewan Pengawas Syariah, 20 November 2026.',
  }
  const answer = await openResponseCache(ctx.config).get('/v2/surat/112')
  const online = answer && JSON.parse(String(plainOf(answer)))
  expect(online).toMatchObject({ data: { pengantar: shown } })
  const page = surahPage(ctx.config, 112)
  expect(page).toMatchObject({ data: { surah: { pengantar: { isi: [] } } }, isi: shown.isi })
  expect(surahPage(ctx.config, 2)?.data.surah).not.toHaveProperty('pengantar')
  const text = decodeOffline(offlineFiles(ctx.config))
  const query = new URLSearchParams()
  expect(answerFromText(text, { path: '/v2/surat/112', query })).toEqual(online)

  const back = await proposeWithdrawal(
    ctx,
    { key: 'pengantar.112', note: 'Izinnya berakhir.' },
    { by: maker.id },
  )
  await decideProposal(ctx, { kinds, id: back }, decision)
  await renewReviewedReading(ctx.db)
  expect(surahPage(ctx.config, 112)?.data.surah).not.toHaveProperty('pengantar')
  const entries = await listIntroductions(ctx)
  expect(entries.filter(({ review }) => review).map(({ surah }) => surah)).toEqual([1])
  expect(await readIntroductionSheet(ctx, sheet)).toMatchObject({ problems: [], replaced: [1] })
})

test('a sheet tells each row that cannot stand, and nothing shows without who allowed it', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const wrong = 'Surah;Pengantar\n115;x\n2;\n3;ada\n3;lagi'
  const { lines, problems } = await readIntroductionSheet(ctx, wrong)
  expect(lines.map(({ surah }) => surah)).toEqual([3])
  expect(problems.map(({ row }) => row)).toEqual([2, 3, 5])
  const hands = { made_by: ctx.newId(), decided_by: ctx.newId(), decided_at: ctx.now() }
  const row = { text_key: 'pengantar.2', version: 1, passages: '[]', reviewed_on: '2026-11-01' }
  const bare = { ...row, reviewer: 'KH. Contoh', reviewer_title: 'Ketua', note: '', ...hands }
  await expect(ctx.db.insertInto('scholar_review').values(bare).execute()).rejects.toThrow()
})
