import { expect, test } from 'vitest'
import type { SearchableHelp } from './help.ts'
import { searchHelp } from './search-help.ts'

function article(slug: string, title: string, more: Partial<SearchableHelp> = {}): SearchableHelp {
  return { slug, topic: 'donasi', title, summary: '', text: '', keywords: '', ...more }
}

const articles = [
  article('belum', 'Sudah bayar tetapi belum terkonfirmasi', { keywords: 'pending transfer' }),
  article('kuitansi', 'Mengunduh kuitansi', {
    keywords: 'pembayaran',
    text: 'Setelah pembayaran diterima, unduh berkasnya.',
  }),
  article('otp', 'Kode OTP tidak masuk', { summary: 'Menunggu, lalu meminta kode baru.' }),
]

test.each([
  ['kuitansi', ['kuitansi']],
  ['Kwitansi', ['kuitansi']],
  ['kuitansii unduh', ['kuitansi']],
  ['bayar', ['belum', 'kuitansi']],
  ['pembayaran', ['kuitansi', 'belum']],
  ['membayar', ['belum', 'kuitansi']],
  ['terkonfrimasi', ['belum']],
  ['apakah kode otp', ['otp']],
  ['OTP tidak masuk', ['otp']],
  ['transfer', ['belum']],
  ['unicorn', []],
  ['bayar unicorn', []],
  ['', []],
  ['yang di ke', []],
  ['<script>', []],
])('%s finds %j', (typed, slugs) => {
  const found = searchHelp(articles, typed).map(({ slug }) => slug)
  expect(found.toSorted()).toEqual(slugs.toSorted())
})

test('a word of the title goes before the same word in the text', () => {
  expect(searchHelp(articles, 'bayar')[0]?.slug).toBe('belum')
})

test('the words of a title as they stand there go before words that stand about', () => {
  const many = article('banyak', 'Bayar', { keywords: 'bayar sudah', text: 'bayar' })
  expect(searchHelp([many, ...articles], 'sudah bayar')[0]?.slug).toBe('belum')
})

test('what fits far worse than the best is left out', () => {
  const far = article('jauh', 'Lain', { text: 'Kuitansi disebut di sini.' })
  expect(searchHelp([...articles, far], 'kuitansi').map(({ slug }) => slug)).toEqual(['kuitansi'])
})

test('a search looks for six words, each once', () => {
  const six = 'bayar belum terkonfirmasi bayar pending transfer bayar pembayaran'
  const found = (typed: string) => searchHelp(articles, typed).map(({ slug }) => slug)
  expect(found(`${six} unicorn`)).toEqual(['belum'])
  expect(found(`bayar unicorn ${six}`)).toEqual([])
})

test('a query of any length is looked at once and quickly', () => {
  expect(searchHelp(articles, 'kuitansi '.repeat(10_000)).map(({ slug }) => slug)).toEqual([
    'kuitansi',
  ])
})
