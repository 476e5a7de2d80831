import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { columnText, parseColumns } from './column-text.ts'
import { columnsOn, columnsProposal, proposeColumns } from './columns.server.ts'

test('two people change the columns of a report from a day on; earlier periods and other reports keep theirs', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti')
  const { id: other } = await aStaff(ctx, 'admin', 'Budi')
  const delivered = await columnsOn(ctx.db, 'baznas', '2026-06-30')
  expect(delivered.validFrom).toBe('2020-01-01')
  for (const [text, said] of [
    ['jumlah | Jumlah\nsandi | Sandi', 'Baris 2: isi “sandi” tidak dikenal'],
    ['jumlah', 'Baris 1: tulis isi'],
    ['jumlah | A\njumlah | B', 'Baris 2: isi “jumlah” muncul dua kali'],
    [' ', 'Tulis sedikitnya satu kolom'],
  ] as const)
    expect(parseColumns('baznas', text)).toContain(said)
  const columns = parseColumns('baznas', 'jumlah | Nilai\nuraian | Pos')
  if (typeof columns === 'string') throw new Error(columns)
  expect(columnText(columns)).toBe('jumlah | Nilai\nuraian | Pos')

  const hand = { by, note: 'Formulir baru' }
  const wanted = { report: 'baznas', validFrom: '2026-07-01', columns } as const
  await expect(
    proposeColumns(ctx, { ...wanted, validFrom: '2026-06-14' }, hand),
  ).rejects.toMatchObject({ code: 'outward-report/columns-too-early' })
  const id = await proposeColumns(ctx, wanted, hand)
  const decision = { role: 'admin', isApproved: true } as const
  const decide = { kinds: [columnsProposal], id }
  await expect(decideProposal(ctx, decide, { ...decision, by })).rejects.toThrow()
  await decideProposal(ctx, decide, { ...decision, by: other })
  expect(await columnsOn(ctx.db, 'baznas', '2026-06-30')).toEqual(delivered)
  expect(await columnsOn(ctx.db, 'baznas', '2026-12-31')).toEqual({
    validFrom: '2026-07-01',
    columns,
  })
  expect((await columnsOn(ctx.db, 'wakaf', '2026-12-31')).validFrom).toBe('2020-01-01')
})
