import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decideProposal, shownProposal } from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { institutionFacts, institutionInput, ownFactsForm, reliedFactsForm } from './contract.ts'
import { institutionProposal, proposeFacts } from './proposals.server.ts'
import { changeInstitution, listInstitutionVersions, valuesNow } from './versions.server.ts'

const kinds = [institutionProposal]
const decree = { taxListing: 'KEP-7/PJ/2026', changeSummary: 'Terdaftar di Ditjen Pajak.' }

async function twoAdmins() {
  const ctx = await testContext()
  const [maker, other] = [await aStaff(ctx), await aStaff(ctx, 'bendahara', 'Budi')]
  const approve = (id: string) =>
    decideProposal(ctx, { kinds, id }, { by: other.id, role: other.role, isApproved: true })
  return { ctx, maker, other, approve }
}

test('what donors rely on changes when another person has seen the old and the new value', async () => {
  const { ctx, maker, approve } = await twoAdmins()
  const id = await proposeFacts(ctx, decree, { by: maker.id })
  expect((await valuesNow(ctx)).taxListing).toBe('')
  const row = await findProposal(ctx.db, id)
  if (!row) throw new Error('it waits')
  const { before, after } = await shownProposal(ctx, institutionProposal, { ...row, isOpen: true })
  const label = 'Keputusan Ditjen Pajak'
  expect([before, after]).toEqual([
    [{ label, value: 'Tidak disebut' }],
    [{ label, value: 'KEP-7/PJ/2026' }],
  ])
  // Somebody else changes the contact meanwhile: that is not undone.
  await changeInstitution(
    ctx,
    { serviceHours: 'Setiap hari', changeSummary: 'Jam baru.' },
    { by: maker.id },
  )
  await approve(id)
  expect(await valuesNow(ctx)).toMatchObject({
    taxListing: 'KEP-7/PJ/2026',
    serviceHours: 'Setiap hari',
  })
  expect(await listInstitutionVersions(ctx.db)).toMatchObject([
    { version: 2, madeBy: 'Siti Aminah', approvedBy: 'Budi' },
    { version: 1, madeBy: 'Siti Aminah', approvedBy: null },
  ])
})

test('an approval refuses facts that have moved since, and a proposal that changes nothing or does not fit', async () => {
  const { ctx, maker, approve } = await twoAdmins()
  const by = { by: maker.id }
  const same = { ...decree, taxListing: '' }
  await expect(proposeFacts(ctx, same, by)).rejects.toMatchObject({
    code: 'institution/nothing-changes',
  })
  const half = { ...decree, nazhirBank: '' }
  await expect(proposeFacts(ctx, half, by)).rejects.toMatchObject({
    fields: { nazhirName: expect.stringContaining('nazhir') },
  })
  const id = await proposeFacts(ctx, decree, by)
  await changeInstitution(ctx, { ...decree, taxListing: 'KEP-8/PJ/2026' }, by)
  await expect(approve(id)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
})

test('each fact but the logos is in one of the two forms, and the form of one person takes none that donors rely on', async () => {
  const { ctx } = await twoAdmins()
  const values = { ...(await valuesNow(ctx)), changeSummary: 'x' }
  const [own, relied] = [v.parse(ownFactsForm, values), v.parse(reliedFactsForm, values)]
  const logos = ['logo', 'logoDark']
  const all = Object.keys(v.parse(institutionInput, values)).filter((name) => !logos.includes(name))
  expect(Object.keys({ ...own, ...relied }).toSorted()).toEqual(all.toSorted())
  const shared = Object.keys(own).filter((name) => name in relied)
  expect(shared).toEqual(['changeSummary'])
  for (const name of ['name', 'taxListing', 'zakatBasis', 'nazhirBank', 'npwp'] as const)
    expect([name, institutionFacts[name].byTwo, name in own]).toEqual([name, true, false])
})
