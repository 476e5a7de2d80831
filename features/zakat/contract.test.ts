import { expect, test } from 'vitest'
import * as v from 'valibot'
import {
  calculateRequest,
  calculateResponse,
  carriedSnapshot,
  parametersResponse,
  zakatSnapshot,
} from './contract.ts'
import { FitrahClosed, ZakatMismatch } from './errors.ts'
import { parameterKinds } from './figures/parameters.ts'
import { decreedFigures, withDecreed } from './figures/decreed.ts'

const snapshot = {
  jenis: 'fidyah',
  input: {},
  tanggal: '2026-11-21',
  wilayah: 'nasional',
  zakatRupiah: 1,
}

test.each([
  'zakatemas',
  'zakatperak',
  'zakatperhiasan',
  'zakatpenghasilan',
  'zakatsimpananuang',
  'zakatfitrah',
  'fidyah',
  'zakatgabungan',
  'zakatpeternakan',
])('%s may be calculated and carried to a donation', (jenis) => {
  expect(v.is(calculateRequest, { jenis, input: {} })).toBe(true)
  expect(v.is(zakatSnapshot, { ...snapshot, jenis })).toBe(true)
})

test('what no calculator is called is not calculated', () => {
  for (const jenis of ['', 'zakatsapi'])
    expect(v.is(calculateRequest, { jenis, input: {} })).toBe(false)
})

test('an answer has a status and figures, as numbers or as digits', () => {
  const answer = (status: string, fidyahRupiah: unknown) =>
    v.is(calculateResponse, { data: { status, fidyahRupiah } })
  for (const status of ['WAJIB', 'BELUM_NISAB', 'BELUM_HAUL']) {
    expect(answer(status, 65_000)).toBe(true)
    expect(answer(status, '9007199254740993')).toBe(true)
  }
  expect(answer('', 65_000)).toBe(false)
  expect(answer('WAJIB', null)).toBe(false)
})

test('the figures of a day name each kind, also where a region has none', () => {
  const kinds = [
    'nisabBulan',
    'nisabTahun',
    'hargaEmas24PerGram',
    'hargaPerakPerGram',
    'tarifPerJiwa',
    'tarifPerHari',
    'gramPerJiwa',
    'mlPerJiwa',
    'nisabGabahKg',
    'nisabBerasKg',
    'kadarMasehi',
    'hargaGabahPerKg',
    'hargaBerasPerKg',
    'hargaKambing',
    'hargaTabi',
    'hargaMusinnah',
    'pilihanSaham',
    'pilihanSewa',
    'pilihanPerkebunan',
    'pilihanPertanian',
    'pilihanPerikanan',
    'pilihanPerak',
    'pilihanPerhiasan',
  ]
  const none = Object.fromEntries(kinds.map((kind) => [kind, null]))
  const nisab = { emas: { gram: '85', rupiah: null }, perak: { gram: '595', rupiah: null } }
  const day = { tanggal: '2026-11-21', wilayah: 'nasional', wilayahTersedia: [], nisab }
  const isAnswer = (parameter: object) => v.is(parametersResponse, { data: { ...day, parameter } })
  expect([...parameterKinds]).toEqual(kinds)
  expect(isAnswer(none)).toBe(true)
  for (const kind of kinds) expect(isAnswer({ ...none, [kind]: undefined }), kind).toBe(false)
})

test('a snapshot is carried up to 16.000 signs, and from one rupiah on', () => {
  const text = JSON.stringify(snapshot)
  expect(v.is(carriedSnapshot, text.padEnd(16_000))).toBe(true)
  expect(v.is(carriedSnapshot, text.padEnd(16_001))).toBe(false)
})

test('a month that no year has is refused as a day, not a fault', () => {
  expect(v.is(zakatSnapshot, { ...snapshot, tanggal: '2026-13-01' })).toBe(false)
})

test('a calculation that does not hold is 422, a season that is closed 409', () => {
  expect(new ZakatMismatch()).toMatchObject({ code: 'zakat/total-mismatch', status: 422 })
  expect(new FitrahClosed({ state: 'unknown' })).toMatchObject({
    code: 'zakat/fitrah-closed',
    status: 409,
  })
})

const figures = {
  zakatpenghasilan: ['nisabBulan', 'nisabTahun'],
  zakatfitrah: ['tarifPerJiwa', 'gramPerJiwa', 'mlPerJiwa'],
  fidyah: ['tarifPerHari'],
  zakatperusahaan: ['kadarMasehi'],
  zakatperdagangan: ['kadarMasehi'],
  zakatpertanian: ['nisabGabahKg', 'nisabBerasKg'],
  zakatperkebunan: ['nisabGabahKg'],
} as const

test.each(Object.entries(figures))('no donor sets a decreed figure of %s', (jenis, kinds) => {
  const sent = { jiwa: 4, ...Object.fromEntries(kinds.map((kind) => [kind, 1])) }
  const used = withDecreed({}, jenis as keyof typeof figures, sent)
  expect(used.jiwa).toBe(4)
  for (const kind of kinds) expect(used[kind], kind).toBeUndefined()
})

test('the decreed figures are those of income, fitrah, fidyah, harvests and the solar year', () => {
  expect(decreedFigures).toEqual(Object.values(figures).flat())
})
