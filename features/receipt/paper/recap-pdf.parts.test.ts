import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { rupiah } from '#platform/money/money.ts'
import { readPdf } from '#tests/pdf.ts'
import { recapPdf } from './recap-pdf.server.ts'

const institution = { ...sampleInstitution, isSample: false }
const madeAt = new Date('2026-11-21T05:00:00Z')

test('a long program is set smaller in its column, and one without a space still ends where the fund begins', async () => {
  const donation = {
    paidAt: madeAt,
    fund: 'Infak terikat',
    amount: rupiah(50_000),
    number: undefined,
  }
  const programs = ['Sumur '.repeat(14).trim(), 'W'.repeat(90)]
  const pdf = await readPdf(
    await recapPdf({
      span: '2026',
      sumLabel: 'Jumlah setahun',
      name: 'Siti Aminah',
      institution,
      madeAt,
      total: rupiah(100_000),
      funds: [{ label: 'Infak terikat', amount: rupiah(100_000) }],
      gifts: programs.map((program) => ({ ...donation, program })),
    }),
  )
  const sumur = pdf.pieces.filter(({ text }) => text.startsWith('Sumur'))
  expect(sumur).toHaveLength(2)
  expect(sumur[0]?.size).toBeLessThan(9)
  const wide = pdf.pieces.filter(({ text }) => text.startsWith('WW'))
  expect(wide.map(({ size }) => size)).toEqual(wide.map(() => 6.5))
  const fund = pdf.pieces.findLast(({ text }) => text === 'Infak terikat')
  for (const { right } of [...sumur, ...wide]) expect(right).toBeLessThan(fund?.x ?? 0)
})
