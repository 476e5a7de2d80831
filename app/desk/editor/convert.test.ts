import { expect, test } from 'vitest'
import { demoArticles } from '#db/seeds/articles/articles.ts'
import { shippedPages } from '#db/seeds/pages/site-pages.server.ts'
import { cleanHtml } from '#platform/text/clean-html.server.ts'
import { parseRichText, richTextHtml } from '#platform/text/rich-text.ts'
import { type EditorNode, fromEditor, toEditor } from './convert.ts'
import { editorSchema } from './schema.ts'

/** What is stored after a text went through the editor unchanged. */
function throughEditor(html: string): string {
  const doc = editorSchema.nodeFromJSON(toEditor(parseRichText(html)))
  doc.check()
  return cleanHtml(richTextHtml(fromEditor(doc.toJSON() as EditorNode)))
}

test.each([
  '<h2>Judul</h2><p>Satu <strong>dua <em>tiga</em></strong><em>empat</em>.</p><h3>Sub</h3><p>a<br>b</p>',
  '<ul><li>Satu</li><li><p>Dua</p><ol><li>Tiga</li></ol></li></ul>',
  '<ol start="3"><li><p>Tiga</p><ul><li>A</li><li>B</li></ul></li><li>Empat</li></ol>',
  '<blockquote><p>Kutipan</p></blockquote>',
  '<p><a href="/zakat">Hitung <strong>zakat</strong></a> atau <a href="https://contoh.id/" rel="noopener">baca</a></p>',
  '<p lang="ar" dir="rtl">بِسْمِ</p><p>Kata <span lang="ar" dir="rtl">سَلَام</span> itu.</p>',
  '<figure><img src="/gambar/ab-640.jpg" alt="Sumur" width="640" height="480"><figcaption>Dulu</figcaption></figure>',
  '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
  '<table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>',
])('the editor keeps %s', (html) => {
  expect(throughEditor(html)).toBe(cleanHtml(html))
})

test('every shipped article goes through the editor without a change', () => {
  expect(demoArticles.length).toBeGreaterThan(5)
  // A verse in double brackets is put in its place when the article is seeded.
  for (const { slug, body } of demoArticles.filter((each) => !each.body.includes('[['))) {
    const stored = cleanHtml(body.replaceAll(/>\s+</g, '><').trim())
    expect(throughEditor(stored), slug).toBe(stored)
  }
})

test('every shipped page of the institution goes through the editor without a change', () => {
  expect(shippedPages.length).toBeGreaterThan(2)
  for (const { slug, body } of shippedPages) {
    const stored = cleanHtml(body.replaceAll(/>\s+</g, '><').trim())
    expect(throughEditor(stored), slug).toBe(stored)
  }
})

test('what has no place of its own finds one, and an empty text is an empty line', () => {
  expect(
    throughEditor('Kata <img src="/gambar/ab-640.jpg" alt="" width="1" height="1"> kata'),
  ).toBe(
    '<p>Kata </p><figure><img src="/gambar/ab-640.jpg" alt="" width="1" height="1"></figure><p> kata</p>',
  )
  expect(throughEditor('')).toBe('')
})
