import * as v from 'valibot'
import { expect, test } from 'vitest'
import { zikirLines } from '#features/doa/doa.ts'
import { reviewInput } from '#features/scholar-review/contract.ts'
import { proposeReview, scholarReview } from '#features/scholar-review/proposals.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { loadDoa, loadNames } from './doa-page.server.ts'

const reviewer = { reviewer: 'KH. Contoh', title: 'Ketua Dewan Pengawas', reviewedOn: '2026-11-20' }
const words = 'Ditinjau oleh KH. Contoh, Ketua Dewan Pengawas, 20 November 2026.'
/** Stand-ins, a name to a line as a sheet's column: the names themselves are entered by people. */
const column = (letter: string) =>
  Array.from({ length: 99 }, (_, each) => letter.repeat(each + 1)).join('\n')

async function openDesk() {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  return {
    ctx,
    propose: (entry: object) =>
      proposeReview(ctx, v.parse(reviewInput, { note: '', ...reviewer, ...entry }), {
        by: maker.id,
      }),
    approve: (id: string) =>
      decideProposal(
        ctx,
        { kinds: [scholarReview], id },
        { by: other.id, role: other.role, isApproved: true },
      ),
  }
}

test('verses for zikir show only once two people and a named scholar have passed which they are', async () => {
  const { ctx, propose, approve } = await openDesk()
  const before = await loadDoa(ctx)
  expect(before.zikir).toEqual({ groups: [], words: undefined })
  expect(before.doa.groups).toHaveLength(12)
  expect(before.doa.words).toBeUndefined()

  const key = 'zikir.ayat'
  const wrong = propose({ key, indonesian: 'Setelah salat | 2:287' })
  await expect(wrong).rejects.toMatchObject({ code: 'scholar-review/no-verse-lists' })
  const id = await propose({ key, indonesian: zikirLines.join('\n') })
  expect((await loadDoa(ctx)).zikir.groups).toEqual([])
  await approve(id)
  const { zikir } = await loadDoa(ctx)
  expect(zikir.words).toBe(words)
  expect(zikir.groups.map(({ title }) => title)).toEqual(['Setelah salat', 'Pagi dan petang'])
  expect(zikir.groups[0]?.verses[0]).toMatchObject({ surah: 2, ayah: 255, name: 'Al-Baqarah' })

  await approve(await propose({ key: 'doa.ayat', indonesian: 'Orang tua | 17:24 14:41' }))
  expect((await loadDoa(ctx)).doa).toMatchObject({ groups: [{ title: 'Orang tua' }], words })
})

test('the Asmaul Husna pasted as columns of a sheet show all 99, with their reviewer, after a second person', async () => {
  const { ctx, propose, approve } = await openDesk()
  const key = 'zikir.asmaul-husna'
  const texts = { arabic: column('ا'), latin: column('a'), indonesian: column('b') }
  const id = await propose({ key, ...texts })
  expect(await loadNames(ctx)).toMatchObject({ names: [], words: undefined })
  await approve(id)
  const { names, words: shown } = await loadNames(ctx)
  expect(names).toHaveLength(99)
  expect(names[1]).toEqual({ arabic: 'اا', latin: 'aa', indonesian: 'bb' })
  expect(shown).toBe(words)
  const short = texts.arabic.slice(0, texts.arabic.lastIndexOf('\n'))
  expect(v.is(reviewInput, { key, note: '', ...reviewer, ...texts, arabic: short })).toBe(false)
})
