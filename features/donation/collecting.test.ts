import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { collectingRefusal } from './collecting.ts'

const own = { ...sampleInstitution, isSample: false }
const { nazhir: _nazhir, ...withoutNazhir } = own
const { zakatBasis: _basis, ...withoutBasis } = own

test.each([
  ['the sample, in the demo', sampleInstitution, 'demo', []],
  ['the sample, in earnest', sampleInstitution, 'live', ['Z', 'W']],
  ['an institution with licence and nazhir', own, 'live', []],
  ['one without a nazhir', withoutNazhir, 'live', ['W']],
  ['one without a legal basis for zakat', withoutBasis, 'live', ['Z']],
] as const)('%s may not take %s', (_case, institution, mode, refused) => {
  const funds = ['Z', 'IT', 'IU', 'W', 'D'] as const
  expect(funds.filter((fund) => collectingRefusal({ institution, mode }, fund))).toEqual(refused)
})
