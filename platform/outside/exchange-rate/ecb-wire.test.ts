import { expect, test } from 'vitest'
import { parseReferenceRates, rupiahMillionths } from './ecb-wire.ts'

/** As https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml is written; the figures are made up. */
const published = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2026-11-27'>
			<Cube currency='USD' rate='1.1000'/>
			<Cube currency='JPY' rate='170.05'/>
			<Cube currency='IDR' rate='17979.50'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`

test('a unit of each currency is reckoned in rupiah across the euro', () => {
  const rates = parseReferenceRates(published)
  if (!rates) throw new Error('unread')
  expect(rates.day).toBe('2026-11-27')
  expect(rupiahMillionths(rates, 'EUR')).toBe(17_979_500_000)
  expect(rupiahMillionths(rates, 'USD')).toBe(16_345_000_000)
  expect(rupiahMillionths(rates, 'JPY')).toBe(105_730_667)
  expect(rupiahMillionths(rates, 'SAR')).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['a page of something else', '<html><body>Maintenance</body></html>'],
  ['no rupiah', published.replace('IDR', 'PLN')],
  [
    'two days',
    published.replace('</Cube>\n</gesmes', "<Cube time='2026-11-26'></Cube></Cube>\n</gesmes"),
  ],
  ['a currency twice', published.replace('JPY', 'USD')],
  ['a rate of nothing', published.replace('170.05', '0.0000')],
])('%s is no day of rates', (_what, xml) => {
  expect(parseReferenceRates(xml)).toBeUndefined()
})
