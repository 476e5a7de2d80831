import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { addressReader } from './page-address.ts'

const tree: RouteObject[] = [{ path: 'campaign/:slug' }, { path: 'gambar/*' }, { path: '*' }]

const read = addressReader(tree)
const canonical = (path: string) => read(new URL(`https://kita.example${path}`)).canonical

test('an address of no screen leads nowhere, least of all to another host', () => {
  for (const path of [
    '//jahat.example/x/_.data',
    '//jahat.example/_.data',
    '//jahat.example/x/_payload.json',
    '//jahat.example/%2e%2e//jahat.example/x/_.data',
    '/.//jahat.example/x/_.data',
    '/tidak/ada/_.data',
  ]) {
    const { pathname } = new URL(`https://kita.example${path}`)
    expect(canonical(path)).toBe(pathname)
  }
})

test('no address is spelt so that a browser takes it for another host', () => {
  for (const path of [
    '//campaign/sumur/_.data',
    '//gambar//jahat.example/x/_.data',
    '/campaign/%2F%2Fjahat.example',
    '/campaign/%5Cjahat.example/_.data',
    '/gambar//jahat.example/_.data',
  ]) {
    const { pathname } = new URL(`https://kita.example${path}`)
    const to = canonical(path)
    if (to !== pathname) expect(to).toMatch(/^\/[^/\\]/)
  }
})
