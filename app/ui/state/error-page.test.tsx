import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

function html(page: Parameters<typeof ErrorPage>[0]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ErrorPage {...page} />
    </MemoryRouter>,
  )
}

test('an unmatched path shows its code, the message with the escaped path, and the way home', () => {
  const page = html({ status: 404, message: 'Page Not Found: /x<script>' })
  expect(page).toMatch(/<h1[^>]*>.*404.*<\/h1>/)
  expect(page).toContain('Page Not Found: /x&lt;script&gt;')
  expect(page).toContain('<title>Halaman tidak ditemukan</title>')
  expect(page).toMatch(/<a[^>]*href="\/"[^>]*>.*Beranda/)
})

test('a fault of ours says that the money is safe and gives the number to quote', () => {
  const page = html({ status: 500, message: 'Internal Server Error', reference: 'R-7Q2K' })
  expect(page).toContain('Internal Server Error')
  expect(page).toContain('Dana Anda aman; silakan coba lagi.')
  expect(page).toContain('R-7Q2K')
})

test.each([403, 410, 429, 503, 418])('status %i has words of its own', (status) => {
  expect(html({ status, message: 'x' })).toMatch(/<p class="mt-2 text-2xl font-bold">[A-Z]/)
})
