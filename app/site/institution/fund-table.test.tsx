import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FundTable } from './fund-table.tsx'

const none = { received: 0, used: 0, amilShare: 0, balance: 0 }

test('a fund that bore fees before it took its share lacks money in words, with the reason, not a sum below nothing', () => {
  const html = renderToStaticMarkup(
    <FundTable funds={[{ ...none, fund: 'A', used: 1_400, balance: -1_400 }]} />,
  )
  expect(html).not.toMatch(/[−-]\s*Rp|Rp\s*[−-]/)
  expect(html).toContain('kurang <span')
  expect(html).toMatch(/Dana amil kurang Rp1\.400: biaya pembayaran sudah keluar/)
  const even = renderToStaticMarkup(<FundTable funds={[{ ...none, fund: 'A', received: 5 }]} />)
  expect(even).not.toContain('kurang')
})
