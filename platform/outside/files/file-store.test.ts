import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '#tests/fakes/bucket.ts'
import type { FileStore } from './file-store.ts'
import { isOutage } from '#platform/db/pool/outage.server.ts'
import { openFolderFiles } from './folder-files.server.ts'
import { openS3Files } from './s3-files.server.ts'

async function folder(): Promise<{ files: FileStore; place: string }> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'amanah-files-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return { files: openFolderFiles(place), place }
}

async function bucket() {
  const fake = await openBucket()
  onTestFinished(fake.close)
  return { files: openS3Files(fake.settings), fake }
}

const stores = [
  ['a folder', folder],
  ['a bucket', bucket],
] as const

const png = { bytes: Buffer.from([0x89, 0x50, 0, 255, 10, 13]), type: 'image/png' }

test.each(stores)('%s gives back what was put into it, byte for byte', async (_name, open) => {
  const { files } = await open()
  await files.put('gambar/satu-640.png', png)
  await files.put('kosong.pdf', { bytes: Buffer.alloc(0), type: 'application/pdf' })
  expect(await files.get('gambar/satu-640.png')).toEqual(png)
  expect((await files.get('kosong.pdf'))?.bytes).toHaveLength(0)
})

test.each(stores)('%s holds the last of two files of one key', async (_name, open) => {
  const { files } = await open()
  const later = { ...png, bytes: Buffer.from('kedua') }
  await files.put('a/b.png', png)
  await files.put('a/b.png', later)
  expect(await files.get('a/b.png')).toEqual(later)
})

test.each(stores)('%s has nothing of what was removed or never kept', async (_name, open) => {
  const { files } = await open()
  await files.put('a/b.png', png)
  await files.remove('a/b.png')
  await files.remove('a/b.png')
  expect(await files.get('a/b.png')).toBeNull()
  expect(await files.get('a/tidak-ada.png')).toBeNull()
  expect(await files.get('a/b.png/c.png')).toBeNull()
})

test.each(stores)('%s lists every key once, beyond one page', async (_name, open) => {
  const { files } = await open()
  const keys = ['a.png', 'a/b.png', 'a/b/c.png', 'd/e.png', 'f.png', 'g.png', 'h.png']
  for (const key of keys) await files.put(key, png)
  await files.remove('f.png')
  const listed = await Array.fromAsync(files.list())
  expect(listed.toSorted()).toEqual(keys.filter((key) => key !== 'f.png'))
})

test('a folder that does not exist yet has no keys', async () => {
  expect(await Array.fromAsync(openFolderFiles('/nowhere/at/all').list())).toEqual([])
})

const badKeys = [
  '../rahasia.png',
  '/etc/kunci.png',
  'a//b.png',
  'a/../b.png',
  'a/.b.png',
  '.png',
  'A.png',
  'a b.png',
  'a\\b.png',
  'a%2fb.png',
  'a\0.png',
  'a.b.png',
  'a.svg',
  'a.html',
  'a',
  '',
  `${'a'.repeat(200)}.png`,
]

test.each(stores)('%s takes no key that could lead elsewhere', async (_name, open) => {
  const { files } = await open()
  for (const key of badKeys) {
    await expect(files.put(key, png), key).rejects.toThrow(RangeError)
    expect(await files.get(key), key).toBeNull()
    await files.remove(key)
  }
})

test.each(stores)('%s keeps no file whose ending says another type', async (_name, open) => {
  const { files } = await open()
  await expect(files.put('a.png', { ...png, type: 'text/html' })).rejects.toThrow(RangeError)
  await expect(files.put('a.jpg', png)).rejects.toThrow(RangeError)
})

test('a folder holds nothing but whole files, also when many are put at once', async () => {
  const { files, place } = await folder()
  await Promise.all(Array.from({ length: 20 }, () => files.put('gambar/a.png', png)))
  expect(await readdir(path.join(place, 'gambar'))).toEqual(['a.png'])
})

test('a bucket is told the type, and asked again when it is busy', async () => {
  const { files, fake } = await bucket()
  fake.fail(1)
  await files.put('gambar/a.png', png)
  expect(fake.kept.get('gambar/a.png')?.type).toBe('image/png')
  expect(fake.calls).toEqual(['PUT gambar/a.png'])
})

test('a bucket that refuses us is a fault, and no empty answer', async () => {
  const { fake } = await bucket()
  const files = openS3Files({ ...fake.settings, secretAccessKey: 'somebody else’s' })
  await expect(files.put('a.png', png)).rejects.toThrow('SignatureDoesNotMatch')
  await expect(files.get('a.png')).rejects.toThrow('SignatureDoesNotMatch')
})

const impatient = { readWithinMs: 400, writeWithinMs: 400 }

test.each(['call', 'body'] as const)(
  'a bucket that falls silent at the %s is away, in time',
  async (from) => {
    const { fake } = await bucket()
    const files = openS3Files(fake.settings, impatient)
    fake.silence(from)
    expect(isOutage(await files.get('a.png').catch((cause: unknown) => cause))).toBe(true)
  },
)

test('a silent bucket takes and removes nothing, and says so in time', async () => {
  const { fake } = await bucket()
  const files = openS3Files(fake.settings, impatient)
  fake.silence('call')
  for (const call of [files.put('a.png', png), files.remove('a.png')]) {
    expect(isOutage(await call.catch((cause: unknown) => cause))).toBe(true)
  }
})

test('a bucket that is gone, or that answers 503 at every attempt, is away', async () => {
  const { files, fake } = await bucket()
  fake.fail(9)
  expect(isOutage(await files.get('a.png').catch((cause: unknown) => cause))).toBe(true)
  await fake.close()
  expect(isOutage(await files.get('a.png').catch((cause: unknown) => cause))).toBe(true)
})
