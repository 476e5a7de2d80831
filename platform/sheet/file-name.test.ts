import { expect, test } from 'vitest'
import { plainFileName } from './file-name.ts'

test.each([
  ['mutasi\0 mei.csv', 'mutasi mei.csv'],
  ['lapor\u202Ean\r\n\t.csv', 'laporan.csv'],
  ['half \uD83D of a pair', 'half  of a pair'],
  ['Mutasi Ṣafar ١٤٤٨ 🕌.xlsx', 'Mutasi Ṣafar ١٤٤٨ 🕌.xlsx'],
  [`${'a'.repeat(199)}🕌`, `${'a'.repeat(199)}\uFFFD`],
])('the file name %j is kept as %j', (name, kept) => {
  expect(plainFileName(name)).toBe(kept)
})
