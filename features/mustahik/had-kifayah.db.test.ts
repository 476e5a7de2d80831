import { expect, test } from 'vitest'
import { decideProposal, shownProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeHadKifayah, hadKifayahOf, hadKifayahProposal } from './had-kifayah.server.ts'

test('had kifayah changes by two people: of a province from its day on, elsewhere the country holds', async () => {
  const ctx = await testContext()
  const [maker, other] = [await aStaff(ctx, 'program'), await aStaff(ctx, 'bendahara', 'Budi')]
  const figure = { province: 'Jawa Barat', validFrom: '2026-07-01', perPerson: rupiah(900_000) }
  await proposeHadKifayah(ctx, { ...figure, source: 'BAZNAS Jawa Barat 2026' }, { by: maker.id })
  const at = async (province: string, day: string) =>
    (await hadKifayahOf(ctx.db, province, day))?.perPerson
  expect(await at('Jawa Barat', '2026-08-01')).toBe(772_088)
  const [open] = await listOpenProposals(ctx.db)
  if (!open) throw new Error('nothing waits')
  const { digest: shown } = await shownProposal(ctx, hadKifayahProposal, { ...open, isOpen: true })
  const decide = (by: typeof maker) =>
    decideProposal(
      ctx,
      { kinds: [hadKifayahProposal], id: open.id },
      { by: by.id, role: by.role, isApproved: true, shown },
    )
  await expect(decide(maker)).rejects.toThrow()
  await decide(other)
  expect(await at('Jawa Barat', '2026-06-30')).toBe(772_088)
  expect(await at('Jawa Barat', '2026-07-01')).toBe(900_000)
  expect(await at('Banten', '2026-08-01')).toBe(772_088)
  expect(await at('Banten', '2017-12-31')).toBeUndefined()
})
