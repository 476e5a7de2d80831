import { expect, test } from 'vitest'
import { FILES_PREFIX, SCREENS_PREFIX, SOUND_CACHE } from '#app/site/offline/caches.ts'
import { ENGLISH_CACHE } from '#app/site/quran/english-cache.ts'
import { storageKeys } from '#app/client/storage-keys.ts'
import { privacyPage } from './site-page-privacy.ts'

test('the privacy policy names every entry and cache that the product leaves in a browser, and no other', () => {
  const [, table = ''] = privacyPage.body.split('<th scope="col">Nama</th>')
  const [rows = ''] = table.split('</table>')
  const named = [...rows.matchAll(/<tr><td>([^<]+)<\/td>/g)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  const caches = [FILES_PREFIX, SCREENS_PREFIX].map((prefix) => `${prefix}…`)
  const keys = Object.keys(storageKeys).map((key) => key.replace('{slug}', '…'))
  expect(named.toSorted()).toEqual([...keys, ...caches, SOUND_CACHE, ENGLISH_CACHE].toSorted())
})
