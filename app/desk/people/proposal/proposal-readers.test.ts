import { expect, test } from 'vitest'
import { roles } from '#features/staff/permissions.ts'
import type { ProposalRow } from '#features/staff/queries.server.ts'
import { mayReadProposal } from './proposal-kinds.ts'

const readersOf = (kind: string) =>
  roles.filter((role) =>
    mayReadProposal({ id: 'reader', role }, {
      kind,
      documentId: '01900000-0000-7000-8000-000000000000',
      madeBy: { id: 'maker', name: 'Siti' },
    } as ProposalRow),
  )

test('a proposal is read by who proposes or decides its kind, or may look at what it is about', () => {
  expect(readersOf('donor.merge')).toEqual(['admin', 'bendahara', 'layanan', 'auditor'])
  expect(readersOf('suspense.accept')).not.toContain('editor')
  expect(readersOf('campaign.publish')).toContain('auditor')
  expect(readersOf('of-long-ago')).toEqual(['admin', 'auditor'])
})
