import { expect, test } from 'vitest'
import { walletLink } from './wallets.ts'

test.each([
  'https://gopay.co.id/app/pay?tref=1',
  'gojek://gopay/merchanttransfer?tref=1',
  'shopeeid://main?apprl=1',
  'http://localhost:3000/dev/simulator#A-1',
])('the link of a wallet is kept: %s', (link) => {
  expect(walletLink(link)).toBe(link)
})

test.each([
  '',
  'gopay',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://gopay.co.id/app',
  'intent://pay#Intent;scheme=gojek;end',
  'file:///etc/passwd',
])('whatever else is no link: %s', (link) => {
  expect(walletLink(link)).toBeUndefined()
})
