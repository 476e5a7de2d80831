import { expect, test } from 'vitest'
import { gramText, localGrams, milligramsOf, rupiahText, thousandths } from './figures.ts'

test('figures are written the Indonesian way, exact at any size', () => {
  expect(rupiahText(2_535_125)).toBe('Rp2.535.125')
  expect(rupiahText('999999999999999000000')).toBe('Rp999.999.999.999.999.000.000')
  expect(rupiahText(5n)).toBe('Rp5')
  expect(gramText(85_000)).toBe('85 gram')
  expect(gramText(84_999n)).toBe('84,999 gram')
  expect(gramText(1_000_000_500)).toBe('1.000.000,5 gram')
  expect(thousandths(2_500)).toBe('2,5')
  expect(localGrams('85125')).toBe('85.125')
  expect(localGrams('1000.5')).toBe('1.000,5')
  expect(milligramsOf('85.5')).toBe(85_500n)
  expect(milligramsOf('85')).toBe(85_000n)
})
