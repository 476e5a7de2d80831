import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { layoutProposal, proposeLayout } from './layout-proposals.server.ts'
import { statementLines } from './statement-at.server.ts'

test('two people change words and order of a statement from a day on; one that loses an account is refused', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti')
  const { id: other } = await aStaff(ctx, 'admin', 'Budi')
  const lines = await statementLines(ctx.db, 'posisi', '2026-06-15')
  const [cash, ...rest] = lines
  if (!cash) throw new Error('no lines')
  const given = { statement: 'posisi', validFrom: '2026-07-01' } as const
  const hand = { by, note: 'Istilah pengawas' }

  await expect(proposeLayout(ctx, { ...given, lines: rest }, hand)).rejects.toMatchObject({
    code: 'statements/layout-incomplete',
    message: expect.stringContaining('Belum punya baris: 1110 Z'),
  })
  await expect(proposeLayout(ctx, { ...given, lines: [cash, ...lines] }, hand)).rejects.toThrow(
    'Muncul dua kali: 1110 Z',
  )
  const past = { ...given, validFrom: '2026-06-14', lines }
  await expect(proposeLayout(ctx, past, hand)).rejects.toMatchObject({
    code: 'statements/layout-too-early',
  })

  const renamed = { ...cash, words: 'Kas, bank, dan setara kas' }
  const [second, ...others] = rest
  if (!second) throw new Error('one line only')
  const id = await proposeLayout(ctx, { ...given, lines: [second, renamed, ...others] }, hand)
  const decision = { by: other, role: 'admin', isApproved: true } as const
  await decideProposal(ctx, { kinds: [layoutProposal], id }, decision)
  expect((await statementLines(ctx.db, 'posisi', '2026-06-30'))[0]).toEqual(cash)
  const later = await statementLines(ctx.db, 'posisi', '2026-07-01')
  expect(later.slice(0, 2)).toEqual([second, renamed])
  expect(later).toHaveLength(lines.length)
})
