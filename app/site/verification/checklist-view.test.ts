import { expect, test } from 'vitest'
import type { VerificationCheck } from '#features/verification/verification.ts'
import { toChecklistView } from './checklist-view.ts'

const now = new Date('2026-11-22T05:00:00Z')
const given = { subject: 'campaign', now } as const

function check(kind: string, fields: Partial<VerificationCheck> = {}): VerificationCheck {
  const by = { checkedBy: 'Rina, bidang program', checkedAt: now, evidence: 'Perjanjian' }
  return { kind, hasPassed: true, validUntil: null, isSample: false, ...by, ...fields }
}

test('nothing recorded: no seal, and nothing to open', () => {
  expect(toChecklistView([], given)).toEqual({ isVerified: false, isSample: false, checks: [] })
})

test('what was checked comes in its order, with what is still missing', () => {
  const view = toChecklistView([check('lokasi'), check('pelaksana')], given)
  expect(view.isVerified).toBe(false)
  expect(view.checks.map(({ name, state }) => [name, state])).toEqual([
    ['Penanggung jawab dan pelaksana', 'passed'],
    ['Kebutuhan dan rencana biaya', 'missing'],
    ['Nama pemilik rekening tujuan', 'missing'],
    ['Keadaan di lokasi', 'passed'],
  ])
  expect(view.checks[0]).toMatchObject({
    checkedBy: 'Rina, bidang program',
    checkedAt: '2026-11-22T05:00:00.000Z',
    evidence: 'Perjanjian',
  })
})

test('a failed check and one that ran out are told apart, and each takes the seal', () => {
  const all = [check('pelaksana'), check('kebutuhan'), check('rekening', { isSample: true })]
  expect(toChecklistView(all, given)).toMatchObject({ isVerified: true, isSample: true })
  const failed = toChecklistView(all.with(0, check('pelaksana', { hasPassed: false })), given)
  const expired = toChecklistView(all.with(0, check('pelaksana', { validUntil: now })), given)
  expect([failed.isVerified, failed.checks[0]?.state]).toEqual([false, 'failed'])
  expect([expired.isVerified, expired.checks[0]?.state]).toEqual([false, 'expired'])
})
