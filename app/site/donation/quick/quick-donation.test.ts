import { expect, test } from 'vitest'
import { fromQuickForm, toQuickErrors } from './quick-donation.ts'

test.each([
  ['0812 3456 7890', { donorPhone: '0812 3456 7890', donorEmail: '' }],
  ['siti@contoh.id', { donorPhone: '', donorEmail: 'siti@contoh.id' }],
  ['', { donorPhone: '', donorEmail: '' }],
])('the one contact %s becomes what the giving form asks for', (contact, expected) => {
  const values = fromQuickForm({ contact, nominal: '25000', amount: ' ', consent: 'on' })
  expect(values).toEqual({
    ...expected,
    nominal: '25000',
    amount: '25000',
    donorName: 'Hamba Allah',
    isAnonymous: 'on',
    consent: 'on',
  })
})

test('a mistake in the contact stands under the contact', () => {
  expect(toQuickErrors({ donorPhone: 'Isi.', amount: 'Isi nominal.' })).toEqual({
    contact: 'Isi.',
    amount: 'Isi nominal.',
  })
  expect(toQuickErrors({ donorEmail: 'Tidak valid.' })).toEqual({ contact: 'Tidak valid.' })
  expect(toQuickErrors({ amount: 'Isi nominal.' })).toEqual({ amount: 'Isi nominal.' })
})
