import * as v from 'valibot'
import { expect, test } from 'vitest'
import { typedCampaign } from '#tests/campaigns.ts'
import { campaignForm, endOfLastDay, lastDayOf, slugOf } from './campaign-input.ts'

const categoryId = '018f0000-0000-7000-8000-000000000001'

function problemsOf(more: Record<string, string>): Record<string, string> {
  const { issues = [] } = v.safeParse(campaignForm, typedCampaign(categoryId, more))
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

test.each([
  [{ title: ' ' }, { title: 'Judul belum diisi.' }],
  [{ slug: 'Sumur Baru' }, { slug: expect.stringContaining('huruf kecil') }],
  [{ target: '10,5' }, { target: 'Tulis rupiah bulat, contoh 25.000.' }],
  [{ target: '0' }, { target: 'Nominal harus lebih dari nol.' }],
  [{ purpose: '4430' }, { purpose: 'Pilih jenis dana.' }],
  [{ impactPrice: '' }, { impactPrice: 'Isi satuan dan harganya, atau kosongkan keduanya.' }],
  [{ startsOn: '2026-02-30' }, { startsOn: 'Tanggal tidak dikenal.' }],
  [
    { startsOn: '2026-12-02', endsOn: '2026-12-01' },
    { endsOn: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  ],
  [{ minimumAmount: '50.000' }, { presets: 'Rp25.000 kurang dari nominal paling kecil.' }],
  [{ photoId: '1' }, { photoId: 'Pilih lagi.' }],
])('a form with %j is refused at its field', (more, problems) => {
  expect(problemsOf(more as Record<string, string>)).toEqual(problems)
})

test('a form is read as amounts, days and words', () => {
  const form = v.parse(
    campaignForm,
    typedCampaign(categoryId, { title: '  Sumur   desa ', target: '', isUrgent: 'ya' }),
  )
  expect(form).toMatchObject({
    title: 'Sumur desa',
    target: null,
    minimumAmount: 10_000,
    amountStep: 1_000,
    isUrgent: true,
    endsOn: null,
  })
})

test.each([
  ['Sumur untuk Desa Oebola', 'sumur-untuk-desa-oebola'],
  ['Al-Qur’an & Iqra!', 'al-quran-iqra'],
  ['١٢٣', ''],
])('the title %s has the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a last day is open to its end in Jakarta', () => {
  const end = endOfLastDay('2026-12-31')
  expect(end).toEqual(new Date('2026-12-31T17:00:00Z'))
  expect(lastDayOf(end)).toBe('2026-12-31')
  expect([endOfLastDay(null), lastDayOf(null)]).toEqual([null, ''])
})
