import { expect, test } from 'vitest'
import { FIRST, termsInForce } from '#features/site-page/terms-in-force.server.ts'
import { publishPage } from '#features/site-page/publish-page.server.ts'
import { getPage } from '#features/site-page/queries.server.ts'
import { pageSlugs } from '#features/site-page/site-page.ts'
import { parseRichText, plainText } from '#platform/text/rich-text.ts'
import { testContext } from '#tests/context.ts'
import { ensureSitePages } from './site-pages.server.ts'

test('every installation can read what people agree to, under the code their consents name', async () => {
  const ctx = await testContext()
  await Promise.all([ensureSitePages(ctx), ensureSitePages(ctx)])
  await ensureSitePages(ctx)
  const pages = await Promise.all(pageSlugs.map((slug) => getPage(ctx, { slug })))
  for (const { slug, body, summary } of pages) {
    // Every placeholder is filled.
    expect(body + summary, slug).not.toMatch(/[{}]/)
    expect(plainText(parseRichText(body)).length, slug).toBeGreaterThan(1_000)
  }
  const codes = pages.map(({ slug, code }) => [slug, code])
  for (const slug of ['syarat-ketentuan', 'kebijakan-privasi']) {
    expect(codes).toContainEqual([slug, FIRST])
  }
  expect(await termsInForce(ctx.db, ctx.now())).toBe(FIRST)
})

test('what the institution published stays when the process starts again', async () => {
  const ctx = await testContext()
  await ensureSitePages(ctx)
  const words = { title: 'Penafian', summary: 'Baru.', changeSummary: 'Diganti seluruhnya.' }
  const given = { slug: 'disclaimer', body: '<p>Milik kami</p>', ...words } as const
  await publishPage(ctx, given, { by: ctx.newId() })
  await ensureSitePages(ctx)
  expect(await getPage(ctx, { slug: 'disclaimer' })).toMatchObject({
    version: 2,
    body: '<p>Milik kami</p>',
  })
})
