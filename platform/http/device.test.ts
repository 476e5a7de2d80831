import { expect, test } from 'vitest'
import { deviceLabel } from './device.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`, 'Chrome di Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/146.0`,
    'Edge di Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox di Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
    'Safari di iPhone',
  ],
  ['curl/8.14.1', 'Perangkat lain'],
  [undefined, 'Perangkat lain'],
])('%s is %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
