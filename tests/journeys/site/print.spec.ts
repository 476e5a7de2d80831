import type { Page } from '@playwright/test'
import { readPdf } from '#tests/pdf.ts'
import { expect, open, test } from '../journey.ts'

async function pagesOf(page: Page, format: 'A4' | 'A5'): Promise<number> {
  return (await readPdf(await page.pdf({ format }))).pages
}

test('the imsakiyah is one page, also of a city in the east', { tag: '@night' }, async ({
  page,
}) => {
  for (const path of ['/ramadhan', '/ramadhan?kota=jayapura']) {
    await open(page, path)
    expect(await pagesOf(page, 'A4'), path).toBe(1)
  }
})

test('Yasin is a booklet: by its own size sixteen pages of A5 at most, and no more on A4', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/yasin-tahlil')
  const own = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(own.pages).toBeLessThanOrEqual(16)
  expect(own.pages).toBeGreaterThan(4)
  expect(await pagesOf(page, 'A4')).toBeLessThanOrEqual(16)
  await open(page, '/surat/36')
  expect(await pagesOf(page, 'A4')).toBeLessThanOrEqual(16)
})

test('the calendar keeps its marks on paper, on one page', { tag: '@night' }, async ({ page }) => {
  await open(page, '/calendar')
  await page.emulateMedia({ media: 'print' })
  const dots = page.locator('td span.rounded-full')
  expect(await dots.count()).toBeGreaterThan(0)
  const adjust = await dots.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).getPropertyValue('print-color-adjust')),
  )
  expect(new Set(adjust)).toEqual(new Set(['exact']))
  expect(await pagesOf(page, 'A4')).toBe(1)
})
