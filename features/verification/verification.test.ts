import { expect, test } from 'vitest'
import { checklists, isVerified, type LatestCheck, type VerifiedSubject } from './verification.ts'

const now = new Date('2026-11-22T05:00:00Z')

function passed(subject: VerifiedSubject): LatestCheck[] {
  return Object.entries(checklists[subject])
    .filter(([, { isRequired }]) => isRequired)
    .map(([kind]) => ({ kind, hasPassed: true, validUntil: null }))
}

test.each(['campaign', 'institution'] as const)('a %s without records has no seal', (subject) => {
  expect(isVerified([], { subject, now })).toBe(false)
})

test.each(['campaign', 'institution'] as const)(
  'a %s has its seal by all required checks, and loses it with any of them',
  (subject) => {
    const all = passed(subject)
    expect(isVerified(all, { subject, now })).toBe(true)
    for (const [index, check] of all.entries()) {
      const but = (other: Partial<LatestCheck>) => all.with(index, { ...check, ...other })
      expect(isVerified(all.toSpliced(index, 1), { subject, now })).toBe(false)
      expect(isVerified(but({ hasPassed: false }), { subject, now })).toBe(false)
      expect(isVerified(but({ validUntil: now }), { subject, now })).toBe(false)
      const later = new Date(now.getTime() + 1)
      expect(isVerified(but({ validUntil: later }), { subject, now })).toBe(true)
    }
  },
)

test('a check of something else makes no seal', () => {
  const checks = passed('campaign').with(0, { kind: 'lokasi', hasPassed: true, validUntil: null })
  expect(isVerified(checks, { subject: 'campaign', now })).toBe(false)
})
