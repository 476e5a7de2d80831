import { expect, test } from 'vitest'
import { buildSiteIndex, type SiteDocument } from './site-index.ts'
import { slipsBetween, wordsNear } from './slips.ts'

const title =
  'zakat maal wakaf sumur beasiswa pendidikan yatim operasi katarak kuitansi pembayaran ' +
  'pengembalian rekening ramadan penghasilan mushaf kurban'
const document: SiteDocument = {
  kind: 'program',
  id: 'satu',
  title,
  keywords: '',
  summary: '',
  body: '',
  publishedAt: null,
  endsAt: null,
}
const index = buildSiteIndex([document])

test.each([
  ['zakaat', 'zakat'],
  ['zakta', 'zakat'],
  ['zakt', 'zakat'],
  ['zakay', 'zakat'],
  ['wakfa', 'wakaf'],
  ['wkaf', 'wakaf'],
  ['sumr', 'sumur'],
  ['simur', 'sumur'],
  ['sumyr', 'sumur'],
  ['beasisw', 'beasiswa'],
  ['beaiswa', 'beasiswa'],
  ['beassiwa', 'beasiswa'],
  ['pendidkan', 'pendidikan'],
  ['pendidkian', 'pendidikan'],
  ['penddikn', 'pendidikan'],
  ['yatum', 'yatim'],
  ['opersai', 'operasi'],
  ['operassi', 'operasi'],
  ['katrak', 'katarak'],
  ['kataark', 'katarak'],
  ['kuitnasi', 'kuitansi'],
  ['kuitansu', 'kuitansi'],
  ['pembyaran', 'pembayaran'],
  ['pembayran', 'pembayaran'],
  ['pembaaran', 'pembayaran'],
  ['pengembalain', 'pengembalian'],
  ['rekenig', 'rekening'],
  ['rekennig', 'rekening'],
  ['ramdan', 'ramadan'],
  ['penghasilian', 'penghasilan'],
  ['mushap', 'mushaf'],
  ['kurbsn', 'kurban'],
])('“%s” is meant to be “%s”', (typed, meant) => {
  expect(wordsNear(index, typed)[0]?.word.text).toBe(meant)
})

test.each(['zak', 'air', 'xyzzy', 'gempa', 'kambing', '12345', 'sekolahan'])(
  '“%s” is near nothing that is there',
  (typed) => {
    expect(wordsNear(index, typed)).toEqual([])
  },
)

test('whoever is still typing may have made a slip already', () => {
  expect(wordsNear(index, 'pendidk')[0]?.word.text).not.toBe('pendidikan')
  expect(wordsNear(index, 'pemdidi', { mayGoOn: true })[0]?.word.text).toBe('pendidikan')
})

test.each([
  ['sama', 'sama', 0],
  ['sama', 'saam', 1],
  ['sama', 'smaa', 1],
  ['abcd', 'badc', 2],
  ['', 'ab', 2],
  ['kata', 'kita', 1],
  ['kata', 'batu', 2],
] as const)('from “%s” to “%s” it is %i', (a, b, slips) => {
  expect(slipsBetween(a, b, 3)).toBe(slips)
  expect(slipsBetween(b, a, 3)).toBe(slips)
  expect(slipsBetween(a, b, slips - 1)).toBeUndefined()
})
