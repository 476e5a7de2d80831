import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import { escapeHtml } from '#platform/text/rich-text.ts'
import { fillBlanks, versionState, unknownBlanks, versionAt } from './site-page.ts'

const versions = [
  { version: 3, effectiveAt: startOfDay('2026-12-01') },
  { version: 2, effectiveAt: startOfDay('2026-06-01') },
  { version: 1, effectiveAt: startOfDay('2026-01-01') },
]

test.each([
  ['2025-12-31T16:59:59.999Z', undefined],
  ['2025-12-31T17:00:00.000Z', 1],
  ['2026-05-31T16:59:59.999Z', 1],
  ['2026-05-31T17:00:00.000Z', 2],
  ['2026-11-30T16:59:59.999Z', 2],
  // Midnight in Jakarta, not in London.
  ['2026-11-30T17:00:00.000Z', 3],
])('at %s version %s holds', (moment, version) => {
  expect(versionAt(versions, new Date(moment))?.version).toBe(version)
})

test('of two that begin on one day the later one holds', () => {
  const effectiveAt = startOfDay('2026-01-01')
  const both = [1, 2].map((version) => ({ version, effectiveAt }))
  expect(versionAt(both, effectiveAt)?.version).toBe(2)
})

test('a version is announced, holds, and is superseded', () => {
  const now = new Date('2026-07-01T00:00:00Z')
  const states = versions.map((each) => versionState(each, { current: 2, now }))
  expect(states).toEqual(['upcoming', 'current', 'superseded'])
})

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'besok', ''])('%j is no day', (day) => {
  expect(() => startOfDay(day)).toThrow(RangeError)
})

test('blanks are filled from the institution, safely, and unknown ones are found', () => {
  const institution = { ...sampleInstitution, legalName: 'Yayasan <b>A & B</b>' }
  const filled = fillBlanks('<p>{lembaga} di {alamat}, {entah}</p>', {
    institution,
    escape: escapeHtml,
  })
  expect(filled).toBe(
    `<p>Yayasan &lt;b&gt;A &amp; B&lt;/b&gt; di ${sampleInstitution.address}, {entah}</p>`,
  )
  expect(unknownBlanks('{lembaga} {entah} {constructor}')).toEqual(['entah', 'constructor'])
})
