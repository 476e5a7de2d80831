import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import {
  proposeReview,
  proposeWithdrawal,
  scholarReview,
  scholarWithdrawal,
} from './proposals.server.ts'
import { findReviewed } from './queries.server.ts'

const kinds = [scholarReview, scholarWithdrawal]
const review = {
  key: 'tahlil.doa' as const,
  arabic: 'اَللّٰهُمَّ\n\nآمِيْن',
  latin: 'Allāhumma\n\nĀmīn',
  indonesian: 'Ya Allah\n\nKabulkanlah',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-11-20',
  note: '',
}

test('a wording shows once a second person has approved its review, and goes by two people', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  const approve = (id: string) =>
    decideProposal(ctx, { kinds, id }, { by: other.id, role: other.role, isApproved: true })
  const early = proposeWithdrawal(ctx, { key: review.key, note: '' }, { by: maker.id })
  await expect(early).rejects.toMatchObject({ code: 'scholar-review/nothing' })

  const id = await proposeReview(ctx, review, { by: maker.id })
  expect(await findReviewed(ctx.db)).toEqual({})
  const own = decideProposal(
    ctx,
    { kinds, id },
    { by: maker.id, role: maker.role, isApproved: true },
  )
  await expect(own).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await approve(id)
  expect(await findReviewed(ctx.db)).toMatchObject({
    'tahlil.doa': { passages: [{}, { latin: 'Āmīn' }], reviewer: 'KH. Contoh' },
  })

  const next = await proposeReview(ctx, { ...review, reviewer: 'KH. Lain' }, { by: maker.id })
  expect(await findProposal(ctx.db, next)).toMatchObject({ before: review })
  await approve(next)
  const last = { key: review.key, note: 'Ada salah tulis.' }
  await approve(await proposeWithdrawal(ctx, last, { by: maker.id }))
  expect(await findReviewed(ctx.db)).toEqual({})
})
