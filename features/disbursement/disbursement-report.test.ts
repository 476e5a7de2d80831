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

const form = { version: '0', penerima: '', cerita: 'Air mengalir.', orang: 'none' }
const takes = (change: Record<string, string>) =>
  v.is(disbursementReportForm, { ...form, ...change })
const firstIssue = (change: Record<string, string>) =>
  v.safeParse(disbursementReportForm, { ...form, ...change }).issues?.[0]?.message

test('nobody reports without an answer about the people in it', () => {
  const { issues = [] } = v.safeParse(disbursementReportForm, { ...form, orang: '' })
  expect(issues.map(({ message }) => message)).toEqual([
    'Jawab dahulu: adakah orang yang dapat dikenali, dan sudahkah semuanya setuju?',
  ])
  expect([takes({ orang: 'none' }), takes({ orang: 'consented' })]).toEqual([true, true])
})

test('a report, its recipient and a caption are as long as their places, and a caption may be left out', () => {
  const long = (length: number) => 'a'.repeat(length)
  expect([4_000, 4_001].map((length) => takes({ cerita: long(length) }))).toEqual([true, false])
  expect([120, 121].map((length) => takes({ penerima: long(length) }))).toEqual([true, false])
  expect([160, 161].map((length) => v.is(captionForm, long(length)))).toEqual([true, false])
  expect(v.is(captionForm, '')).toBe(true)
  expect(MOST_REPORT_PICTURES).toBe(8)
})

test('whoever writes what leads to a person is told in which field', () => {
  expect(firstIssue({ cerita: 'Pak Budi, 081234567890' })).toBe(
    'Cerita memuat nomor HP. Hapus dahulu: ini dibaca siapa saja.',
  )
  expect(firstIssue({ penerima: 'Siti 081234567890' })).toMatch(/^Penerima memuat nomor HP/)
  const { issues = [] } = v.safeParse(captionForm, 'Pak Budi 081234567890')
  expect(issues[0]?.message).toMatch(/^Keterangan memuat nomor HP/)
})
