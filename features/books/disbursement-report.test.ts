import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  captionForm,
  MOST_REPORT_PICTURES,
  disbursementReportForm,
  paragraphsIn,
  personalIn,
} from './disbursement-report.ts'

test.each([
  ['Hubungi 0812-3456-7890.', 'nomor HP'],
  ['wa +62 812 3456 7890', 'nomor HP'],
  ['NIK 3201 0123 0456 0001', 'nomor identitas'],
  ['tulis ke siti@contoh.id', 'alamat e-mail'],
])('%s has %s', (text, found) => {
  expect(personalIn(text)).toBe(found)
})

test.each([
  'Rp12.500.000 untuk 40 keluarga, 15 Juni 2026.',
  'Sumur sedalam 80 meter, pompa 2.000 watt, 08.00 sampai 16.00.',
  'Nomor bukti 0012/PYL/VI/2026',
])('%s leads to nobody', (text) => {
  expect(personalIn(text)).toBeUndefined()
})

test('blank lines part paragraphs; other white space does not count', () => {
  expect(paragraphsIn(' Satu\n dua \n\n\n Tiga \n')).toEqual(['Satu dua', 'Tiga'])
  expect(paragraphsIn('\n\n Satu')).toEqual(['Satu'])
})

test('nobody reports without an answer about the people in it', () => {
  const form = { version: '0', penerima: '', cerita: 'Air mengalir.', orang: '' }
  const { issues = [] } = v.safeParse(disbursementReportForm, form)
  expect(issues.map(({ message }) => message)).toEqual([
    'Jawab dahulu: adakah orang yang dapat dikenali, dan sudahkah semuanya setuju?',
  ])
  expect(v.is(disbursementReportForm, { ...form, orang: 'none' })).toBe(true)
  for (const [length, isTaken] of [
    [4_000, true],
    [4_001, false],
  ] as const)
    expect(
      v.is(disbursementReportForm, { ...form, orang: 'none', cerita: 'a'.repeat(length) }),
    ).toBe(isTaken)
  const told = { ...form, orang: 'none', cerita: 'Pak Budi, 081234567890' }
  expect(v.safeParse(disbursementReportForm, told).issues?.[0]?.message).toBe(
    'Cerita memuat nomor HP. Hapus dahulu: ini dibaca siapa saja.',
  )
  const recipient = { ...form, orang: 'none', penerima: 'Siti 081234567890' }
  expect(v.safeParse(disbursementReportForm, recipient).issues?.[0]?.message).toMatch(
    /^Penerima memuat nomor HP/,
  )
  expect(v.safeParse(captionForm, 'Pak Budi 081234567890').issues?.[0]?.message).toMatch(
    /^Keterangan memuat nomor HP/,
  )
  expect(v.is(captionForm, '')).toBe(true)
})
