import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideDonor, foldName, likenessOfNames, type DonorMatch } from './donor.ts'

const match = (given: Partial<DonorMatch>): DonorMatch => ({
  kind: 'phone',
  value: '+6281234567889',
  donorId: 'a',
  rootId: given.donorId ?? 'a',
  name: 'Siti Aminah',
  isProven: false,
  madeAt: new Date('2026-01-01T00:00:00Z'),
  ...given,
})

test('names are held against each other without titles, points and capitals', () => {
  expect(foldName('Hj. Siti  AMINAH, Dra.')).toBe('siti aminah')
  expect(likenessOfNames('Ibu Siti Aminah', 'siti aminah')).toBe(100)
  expect(likenessOfNames('Siti Aminah', 'Siti Aminnah')).toBeGreaterThanOrEqual(85)
  expect(likenessOfNames('Siti Aminah', 'Budi Santoso')).toBeLessThan(30)
})

test('a likeness is the same both ways, and whole for one name alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(likenessOfNames(one, other)).toBe(likenessOfNames(other, one))
      expect(likenessOfNames(one, one)).toBe(foldName(one) === '' ? 0 : 100)
    }),
  )
})

test('what was proved decides, what was typed is only suggested, and another name is nobody', () => {
  const donation = { name: 'Siti Aminah' }
  expect(decideDonor(donation, [])).toEqual({})
  const email = match({ kind: 'email', value: 'a@b.id', isProven: true, name: 'Umar' })
  expect(decideDonor(donation, [match({ donorId: 'b' }), email])).toEqual({ donorId: 'a' })
  expect(decideDonor(donation, [match({ isProven: true })])).toEqual({ donorId: 'a' })
  expect(decideDonor(donation, [match({ isProven: true, name: 'Umar Said' })])).toEqual({})
  expect(decideDonor(donation, [match({})])).toEqual({ suggested: { id: 'a', likeness: 100 } })
  expect(decideDonor(donation, [match({ name: 'Keluarga Umar' })])).toEqual({})
})

test('what two people put together is found again, and only that', () => {
  const donation = { name: 'Siti Aminah' }
  const together = [match({ donorId: 'a' }), match({ donorId: 'b', rootId: 'a' })]
  expect(decideDonor(donation, together)).toEqual({ donorId: 'a' })
  expect(decideDonor(donation, [...together, match({ donorId: 'c' })])).toMatchObject({
    suggested: { id: 'a' },
  })
})
