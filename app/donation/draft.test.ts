import { expect, test } from 'vitest'
import { draftOf, readDraft } from './draft.ts'

test('a draft holds the amount and the switches, and nothing about the person', () => {
  const draft = draftOf({
    id: 'X',
    nominal: '50000',
    amount: '',
    donorName: 'Siti Rahmawati',
    donorPhone: '081234567890',
    donorEmail: 'siti@contoh.id',
    taxId: '3201234567890001',
    prayer: 'Semoga ayah lekas sembuh',
    isAnonymous: 'on',
    consent: 'on',
  })
  expect(draft).toEqual({ nominal: '50000', isAnonymous: 'on' })
})

test('what is typed into the amount by mistake is not kept when it is long', () => {
  expect(draftOf({ amount: 'siti.rahmawati.yang.panjang@contoh.id' })).toEqual({})
})

test('what another program left in the place of a draft is no draft', () => {
  expect(readDraft(null)).toEqual({})
  expect(readDraft('bukan json')).toEqual({})
  expect(readDraft('null')).toEqual({})
  expect(readDraft('{"amount":5,"nominal":"25000","donorName":"Siti"}')).toEqual({
    nominal: '25000',
  })
})
