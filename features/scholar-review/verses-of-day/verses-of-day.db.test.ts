import * as v from 'valibot'
import { expect, test } from 'vitest'
import { suggestedVerses } from '#features/quran/verse-of-day.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeWithdrawal, scholarWithdrawal } from '../proposals.server.ts'
import { reviewWords } from '../scholar-review.ts'
import { VERSES_OF_DAY, versesInput } from './contract.ts'
import { proposeVerses, versesProposal } from './proposals.server.ts'
import { findVerseOfDay, findVersesOfDay } from './queries.server.ts'

const kinds = [versesProposal, scholarWithdrawal]
const noScholar = { reviewer: '', title: '', reviewedOn: '', note: '' }
const scholar = { reviewer: 'KH. Contoh', title: 'Ketua Dewan Pengawas Syariah' }

test('no verse of the day shows before two people agree on the list, and it tells whether a scholar reviewed it', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  const decision = { by: other.id, role: other.role, isApproved: true }
  const agree = async (id: string) => decideProposal(ctx, { kinds, id }, decision)
  const verse = () => findVerseOfDay(ctx, '2026-11-21')
  const words = async () => {
    const found = await findVersesOfDay(ctx.db)
    return found && reviewWords(found.review)
  }
  const terms = { ...noScholar, verses: suggestedVerses }
  const id = await proposeVerses(ctx, terms, { by: maker.id })
  expect(await verse()).toBeUndefined()
  await agree(id)
  expect((await findVersesOfDay(ctx.db))?.verses).toHaveLength(suggestedVerses.length)
  expect(await words()).toContain('Belum ditinjau ulama.')
  expect((await verse())?.text).toMatch(/\w/)

  const week = '2:286 3:8 13:28 39:53 65:3 94:5 103:3'.split(' ')
  const reviewed = { ...terms, ...scholar, reviewedOn: '2026-11-20', verses: week }
  await agree(await proposeVerses(ctx, reviewed, { by: maker.id }))
  expect(await words()).toBe(
    'Ditinjau oleh KH. Contoh, Ketua Dewan Pengawas Syariah, 20 November 2026.',
  )
  const days = week.map((_, day) => findVerseOfDay(ctx, `2026-12-0${day + 1}`))
  const shown = (await Promise.all(days)).map((each) => each && `${each.surah}:${each.ayah}`)
  expect(new Set(shown)).toEqual(new Set(week))

  const back = { key: VERSES_OF_DAY, note: 'Ditinjau lagi.' } as const
  await agree(await proposeWithdrawal(ctx, back, { by: maker.id }))
  expect(await verse()).toBeUndefined()
})

test('a list with a verse that is not there, too long, twice, or too few of them is refused', async () => {
  const ctx = await testContext()
  const refused = (verses: string[]) =>
    expect(proposeVerses(ctx, { ...noScholar, verses }, { by: ctx.newId() })).rejects.toMatchObject(
      { code: 'scholar-review/verses-unfit' },
    )
  const six = suggestedVerses.slice(0, 6)
  for (const last of ['2:287', '115:1', '2:282', String(six[0])]) await refused([...six, last])
  await refused(six)
  const typed = { ...noScholar, verses: '2:286, 3:8\n13:28' }
  expect(v.parse(versesInput, typed).verses).toEqual(['2:286', '3:8', '13:28'])
  expect(v.is(versesInput, { ...typed, verses: '2:286 x' })).toBe(false)
  expect(v.is(versesInput, { ...typed, reviewer: 'KH. Contoh' })).toBe(false)
})
