import { expect, test } from 'vitest'
import { channels, fillSteps, findChannel } from './channels.ts'

test('QRIS comes first, then five wallets, cards, seven banks and two stores, each with steps', () => {
  expect(channels.map(({ channel }) => channel).join(' ')).toBe(
    'qris gopay dana ovo shopeepay linkaja card bca bri bni mandiri permata bsi cimb alfamart indomaret',
  )
  for (const { guides } of channels) expect(guides[0]?.steps.length).toBeGreaterThan(1)
})

test('the code, amount and name of a charge stand in every step, and no hole is left', () => {
  for (const { guides, billerCode } of channels) {
    const facts = {
      code: '8578 0000',
      amount: 'Rp50.000',
      merchant: 'YAYASAN',
      billerCode: billerCode ?? '',
    }
    const text = JSON.stringify(fillSteps(guides, facts))
    expect(text).not.toMatch(/[{](kode|jumlah|merchant|perusahaan)/)
    expect(text).toContain('YAYASAN')
  }
})

test('Mandiri is paid with its company code before the code', () => {
  const mandiri = findChannel('va', 'mandiri')
  const facts = { code: '123', amount: 'Rp1', merchant: 'M', billerCode: mandiri?.billerCode ?? '' }
  expect(JSON.stringify(fillSteps(mandiri?.guides ?? [], facts))).toContain('kode perusahaan 70012')
})

test('a name of another method is not a channel', () => {
  expect(findChannel('retail', 'bca')).toBeUndefined()
})
