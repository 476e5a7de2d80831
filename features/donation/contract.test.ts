import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '#platform/http/http.server.ts'
import { donationForm, donationRequest } from './contract.ts'

const id = '0123456789ABCDEFGHJKMNPQRS'
const form = {
  id,
  campaignSlug: 'sumur-desa',
  amount: 'Rp50.000',
  donorName: '  Ahmad   Subagja ',
  donorPhone: '0812-3456-7889',
  donorEmail: '',
  prayer: '',
  consent: 'on',
}

test('the form is read as an Indonesian fills it in', () => {
  expect(safeParse(donationForm, { ...form, isAnonymous: 'on' })).toMatchObject({
    success: true,
    output: {
      id,
      amount: 50_000,
      donorName: 'Ahmad Subagja',
      donorPhone: '+6281234567889',
      donorEmail: undefined,
      prayer: undefined,
      isAnonymous: true,
      showsPrayer: false,
      wantsNews: false,
    },
  })
})

test.each<[Partial<typeof form>, string, string]>([
  [{ amount: '' }, 'amount', 'Isi nominal.'],
  [{ amount: '75.00' }, 'amount', 'Penulisan nominal tidak dikenali, contoh 50.000.'],
  [{ amount: '50rb' }, 'amount', 'Nominal harus berupa angka, contoh 50.000.'],
  [{ amount: '-5000' }, 'amount', 'Nominal tidak boleh negatif.'],
  [{ amount: '1.000,50' }, 'amount', 'Nominal harus rupiah bulat, tanpa sen.'],
  [{ donorName: ' ' }, 'donorName', 'Isi nama lengkap Anda.'],
  [{ donorPhone: '12345' }, 'donorPhone', 'Nomor HP tidak valid (contoh 081234567890).'],
  [{ donorEmail: 'ahmad@' }, 'donorEmail', 'Alamat e-mail tidak valid.'],
  [{ donorEmail: 'a@b.id\nBcc: c@d.id' }, 'donorEmail', 'Alamat e-mail tidak valid.'],
  [{ donorEmail: 'a@b.id,c@d.id' }, 'donorEmail', 'Alamat e-mail tidak valid.'],
  [{ prayer: 'a'.repeat(301) }, 'prayer', 'Doa paling panjang 300 huruf.'],
  [{ consent: '' }, 'consent', 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.'],
  [{ id: 'pendek' }, 'id', 'Muat ulang halaman ini, lalu isi kembali.'],
])('%j is answered at %s with words', (mistake, field, words) => {
  const parsed = safeParse(donationForm, { ...form, ...mistake })
  expect(fieldErrors(parsed.issues ?? [])).toEqual({ [field]: words })
})

test('everything that is wrong is said at once, a missing contact too', () => {
  const parsed = safeParse(donationForm, { ...form, amount: 'x', donorPhone: '', consent: '' })
  expect(Object.keys(fieldErrors(parsed.issues ?? [])).sort()).toEqual([
    'amount',
    'consent',
    'donorPhone',
  ])
  expect(fieldErrors(parsed.issues ?? []).donorPhone).toBe(
    'Isi nomor WhatsApp atau e-mail, cukup salah satu.',
  )
})

test('a prayer of 300 letters is taken, also in letters that JavaScript counts twice', () => {
  const prayer = '🤲'.repeat(300)
  expect(safeParse(donationForm, { ...form, prayer })).toMatchObject({
    success: true,
    output: { prayer },
  })
})

const json = { ...form, amount: 50_000, consent: true }

test('a program sends whole numbers and booleans', () => {
  expect(safeParse(donationRequest, json)).toMatchObject({
    success: true,
    output: { amount: 50_000 },
  })
  expect(safeParse(donationRequest, { ...json, isAnonymous: true })).toMatchObject({
    output: { isAnonymous: true },
  })
  const { id: _, ...withoutId } = json
  expect(safeParse(donationRequest, withoutId).success).toBe(true)
})

test.each([
  [{ amount: '50.000' }, 'amount'],
  [{ amount: 50_000.5 }, 'amount'],
  [{ amount: -1 }, 'amount'],
  [{ amount: 1e300 }, 'amount'],
  [{ consent: false }, 'consent'],
  [{ consent: 'on' }, 'consent'],
  [{ isAnonymous: 'on' }, 'isAnonymous'],
])('%j is refused at %s', (mistake, field) => {
  const parsed = safeParse(donationRequest, { ...json, ...mistake })
  expect(Object.keys(fieldErrors(parsed.issues ?? []))).toEqual([field])
})

test('what is missing is said in Indonesian', () => {
  const { issues = [] } = safeParse(donationRequest, {})
  expect(fieldErrors(issues)).toEqual({
    campaignSlug: 'Isian ini wajib ada.',
    donorName: 'Isian ini wajib ada.',
    donorPhone: 'Isi nomor WhatsApp atau e-mail, cukup salah satu.',
    amount: 'Isian ini wajib ada.',
    consent: 'Isian ini wajib ada.',
  })
})
