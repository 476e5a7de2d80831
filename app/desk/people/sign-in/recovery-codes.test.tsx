import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RecoveryCodes } from './recovery-codes.tsx'

test('recovery codes stand in the page without script; copying and printing wait for it', () => {
  vi.stubGlobal('__BUILD_ID__', 'uji')
  const html = renderToStaticMarkup(<RecoveryCodes codes={['ABCD-1234', 'EFGH-5678']} />)
  expect(html).toContain('<li>ABCD-1234</li><li>EFGH-5678</li>')
  expect(html).toMatch(
    /<div hidden=""[^>]*class="print-hidden">.*data-codes-copy.*data-codes-print/,
  )
  expect(html).toContain('src="/assets/desk-recovery.js')
})
