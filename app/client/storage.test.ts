import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { dropMemberSession, keepMemberSession, memberSession } from './session.client.ts'
import { keyedStorage } from './storage.client.ts'
import { storageKeys } from './storage-keys.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Storage as a browser has it, over a map. */
function storageOver(kept: Map<string, string>): Storage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

function refuses(): never {
  throw new DOMException('refused', 'SecurityError')
}

const full: Storage = { ...storageOver(new Map([['a', '{"b":1}']])), setItem: refuses }
const broken: Storage = { ...full, getItem: refuses, removeItem: refuses }

/** What is said on the console meanwhile. */
function listenToWarnings(): unknown[][] {
  const warnings: unknown[][] = []
  vi.stubGlobal('console', { ...console, warn: (...said: unknown[]) => warnings.push(said) })
  return warnings
}

test('texts and JSON are kept as they are, and are gone once removed', () => {
  const kept = new Map<string, string>()
  const storage = keyedStorage(() => storageOver(kept))
  expect(storage.get('a')).toBeNull()
  expect(storage.set('a', ' satu ')).toBe(true)
  expect(storage.get('a')).toBe(' satu ')
  expect(storage.setJson('b', { name: 'Siti', done: [1, 2] })).toBe(true)
  expect([...kept]).toEqual([
    ['a', ' satu '],
    ['b', '{"name":"Siti","done":[1,2]}'],
  ])
  expect(storage.remove('a')).toBe(true)
  expect([...kept.keys()]).toEqual(['b'])
})

test.each([
  ['whole', '[1]', [1]],
  ['null', 'null', null],
  ['cut off', '[1', undefined],
  ['empty', '', undefined],
  ['missing', undefined, undefined],
] as const)('JSON that is %s reaches its validator', (_how, text, expected) => {
  const kept = new Map(text === undefined ? [] : [['a', text]])
  const storage = keyedStorage(() => storageOver(kept))
  expect(storage.getJson('a', (value) => ({ value }))).toEqual({ value: expected })
})

test.each<[string, () => Storage]>([
  ['throws when it is asked for', refuses],
  ['throws at every call', () => broken],
])('storage that %s reads as empty and keeps nothing', (_how, open) => {
  const warnings = listenToWarnings()
  const storage = keyedStorage(open)
  expect(storage.get('a')).toBeNull()
  expect(storage.getJson('a', (value) => value)).toBeUndefined()
  expect(storage.set('a', '1')).toBe(false)
  expect(storage.setJson('b', {})).toBe(false)
  expect(storage.remove('c')).toBe(false)
  expect(warnings.map(([, key]) => key)).toEqual(['a', 'b', 'c'])
})

test('full storage still reads; each key it refuses is said once', () => {
  const warnings = listenToWarnings()
  const storage = keyedStorage(() => full)
  expect(storage.getJson('a', (value) => value)).toEqual({ b: 1 })
  expect([storage.set('a', '2'), storage.set('a', '3'), storage.set('d', '4')]).toEqual([
    false,
    false,
    false,
  ])
  expect(warnings.map(([, key]) => key)).toEqual(['a', 'd'])
})

test('a refused session lasts as long as the page, and ends with it', () => {
  listenToWarnings()
  stubPage(broken)
  keepMemberSession({ token: 'A', expiresAt: 1 })
  expect(memberSession()).toBe('A')
  dropMemberSession()
  expect(memberSession()).toBeNull()
})

test('signing out clears what the list says, and nothing else', () => {
  const keys = Object.entries(storageKeys)
  const kept = new Map(keys.map(([key]) => [key, 'x']))
  stubPage(storageOver(kept))
  dropMemberSession()
  const cleared = keys.filter(([key]) => !kept.has(key)).map(([key]) => key)
  const said = keys.filter(([, { onSignOut }]) => onSignOut === 'cleared').map(([key]) => key)
  expect(cleared).toEqual(said)
  expect(said).toHaveLength(8)
})

test('the record of processing has the list', () => {
  const page = readFileSync(new URL('../../docs/privacy/ropa.md', import.meta.url), 'utf8')
  const rows = Object.entries(storageKeys).map(
    ([key, { kind, holds, onSignOut }]) =>
      `| \`${key}\` | ${holds} | ${kind === 'local' ? 'device' : 'tab'} | ${onSignOut} |`,
  )
  const [, table = ''] = page.split(
    '| Key | Holds | Stays on the | At sign-out |\n|---|---|---|---|\n',
  )
  expect(table.split('\n').slice(0, rows.length + 1)).toEqual([...rows, ''])
})

function stubPage(storage: Storage): void {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', new EventTarget())
}
