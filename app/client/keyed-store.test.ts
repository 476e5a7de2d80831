import { expect, test } from 'vitest'
import { type StoreAccess, keyedStore } from './keyed-store.ts'

type Call = {
  key: number
  access: StoreAccess
  signal: AbortSignal
  answer(text: string): void
  fail(error: Error): void
}

/** A store whose calls the test answers. */
function storeWithCalls() {
  const calls: Call[] = []
  const store = keyedStore<string>((key, access, signal) => {
    return new Promise((resolve, reject) => {
      calls.push({ key, access, signal, answer: resolve, fail: reject })
      signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')))
    })
  })
  const entry = (key: string) => store.state.getState()[key]
  return { store, calls, entry }
}

const never = new AbortController().signal

test('loading is on while the answer is awaited and off with it', async () => {
  const { store, calls, entry } = storeWithCalls()
  const loaded = store.load(2, 'public', never)
  expect(entry('public:2')).toEqual({ data: null, loading: true, error: null })
  calls[0]?.answer('Al-Baqarah')
  await loaded
  expect(entry('public:2')).toEqual({ data: 'Al-Baqarah', loading: false, error: null })
})

test('what is loaded, or came with the page, is not asked for again', async () => {
  const { store, calls } = storeWithCalls()
  const loaded = store.load(2, 'public', never)
  calls[0]?.answer('Al-Baqarah')
  await loaded
  store.seed(3, 'public', "Ali 'Imran")
  await Promise.all([store.load(2, 'public', never), store.load(3, 'public', never)])
  expect(calls).toHaveLength(1)
})

test('a failure stays in the error of that entry, loading ends, and it can be tried again', async () => {
  const { store, calls, entry } = storeWithCalls()
  const first = store.load(2, 'public', never)
  calls[0]?.fail(new Error('Terjadi gangguan.'))
  await first
  expect(entry('public:2')).toEqual({ data: null, loading: false, error: 'Terjadi gangguan.' })
  expect(entry('public:3')).toBeUndefined()
  const second = store.load(2, 'public', never)
  expect(entry('public:2')).toEqual({ data: null, loading: true, error: null })
  calls[1]?.answer('Al-Baqarah')
  await second
  expect(entry('public:2')?.data).toBe('Al-Baqarah')
})

test.each([
  [
    Object.assign(new Error('Dana Anda aman.'), { status: 500 }),
    'Sistem kami sedang terganggu. Coba lagi sebentar lagi.',
  ],
  [
    Object.assign(new Error('Yang Anda cari tidak ditemukan.'), { status: 404 }),
    'Yang Anda cari tidak ditemukan.',
  ],
  ['no error at all', 'Periksa koneksi internet Anda, lalu coba lagi.'],
])('%s is told in words for a reader', async (failure, words) => {
  const store = keyedStore<string>(() => Promise.reject(failure))
  await store.load(2, 'public', never)
  expect(store.state.getState()['public:2']?.error).toBe(words)
})

test('leaving the screen ends the call and is no error', async () => {
  const { store, entry } = storeWithCalls()
  const screen = new AbortController()
  const loaded = store.load(2, 'public', screen.signal)
  screen.abort()
  await loaded
  expect(entry('public:2')).toEqual({ data: null, loading: false, error: null })
})

test('an aborted call does not disturb the one that took its place', async () => {
  const { store, calls, entry } = storeWithCalls()
  const left = new AbortController()
  const first = store.load(2, 'public', left.signal)
  const second = store.load(2, 'public', never)
  left.abort()
  await first
  expect(entry('public:2')?.loading).toBe(true)
  calls[1]?.answer('Al-Baqarah')
  await second
  expect(entry('public:2')?.data).toBe('Al-Baqarah')
})

test('a visitor and a member have entries of their own', async () => {
  const { store, calls, entry } = storeWithCalls()
  store.seed(2, 'public', 'for everyone')
  const loaded = store.load(2, 'member', never)
  expect(calls[0]).toMatchObject({ key: 2, access: 'member' })
  calls[0]?.answer('for me')
  await loaded
  expect([entry('public:2')?.data, entry('member:2')?.data]).toEqual(['for everyone', 'for me'])
})
