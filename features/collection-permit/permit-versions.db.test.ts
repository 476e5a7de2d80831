import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import {
  endedPermits,
  findPermit,
  listPermits,
  listPermitVersions,
  recordPermit,
} from './permits.server.ts'
import { type PermitChange, permitProposal, proposePermitVersion } from './proposals.server.ts'

test('two people correct a permit and take it back; its sums follow the version that holds, and all versions stay', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti')
  const { id: other } = await aStaff(ctx, 'admin', 'Budi')
  const { campaignId } = await aSettledDonation(ctx, { amount: 1_000_000 })
  const { id: wrongCampaign } = await makeCampaign(ctx, { slug: 'lain', title: 'Lain' })
  const { id: zakat } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const days = { from: '2026-03-01', through: '2026-05-31' }
  const words = { number: '460/12', issuer: 'Bupati Garut', region: 'Garut', isDisaster: false }
  const first = { campaignId: wrongCampaign, ...words, ...days }
  await recordPermit(ctx, first, by)
  await recordPermit(ctx, { ...first, number: '460/13' }, by)
  const id = (await listPermits(ctx)).find(({ number }) => number === '460/12')?.id ?? ''
  const change = (more: Partial<PermitChange>) =>
    proposePermitVersion(
      ctx,
      { id, ...first, isWithdrawn: false, ...more },
      { by, note: 'Salah tulis' },
    )
  const refused: [Partial<PermitChange>, string][] = [
    [{}, 'unchanged'],
    [{ number: '460/13' }, 'known'],
    [{ campaignId: zakat }, 'not-needed'],
    [{ through: '2026-08-01' }, 'too-long'],
  ]
  for (const [more, code] of refused)
    await expect(change(more)).rejects.toMatchObject({ code: `collection-permit/${code}` })

  const approve = async (proposed: string) => {
    const decision = { role: 'admin', isApproved: true } as const
    const decide = { kinds: [permitProposal], id: proposed }
    await expect(decideProposal(ctx, decide, { ...decision, by })).rejects.toThrow()
    await decideProposal(ctx, decide, { ...decision, by: other })
  }
  await approve(await change({ campaignId, through: '2026-04-30' }))
  expect(await findPermit(ctx, id)).toMatchObject({
    version: 2,
    through: '2026-04-30',
    collected: 1_000_000,
  })
  const gone = { after: '2026-01-01', before: '2027-01-01' }
  expect(await endedPermits(ctx.db, gone)).toHaveLength(2)
  await approve(await change({ campaignId, through: '2026-04-30', isWithdrawn: true }))
  expect((await endedPermits(ctx.db, gone)).map(({ number }) => number)).toEqual(['460/13'])
  const versions = await listPermitVersions(ctx.db, id)
  expect(versions).toMatchObject([
    { version: 3, isWithdrawn: true, by: 'Siti', approvedBy: 'Budi', reason: 'Salah tulis' },
    { version: 2, isWithdrawn: false, through: '2026-04-30' },
    { version: 1, campaignId: wrongCampaign, through: '2026-05-31', approvedBy: null },
  ])
})
