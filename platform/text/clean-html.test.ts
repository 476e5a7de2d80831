import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'
import { headingsOf, parseRichText, plainText, type RichNode, richTextHtml } from './rich-text.ts'

test.each([
  ['<p>Hai</p><script>alert(1)</script>', '<p>Hai</p>'],
  ['<p onclick="x()" ONMOUSEOVER=x style="color:red" class="a" id="b">Hai</p>', '<p>Hai</p>'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', 'x'],
  ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
  ['<a href="java\tscript:alert(1)">x</a>', 'x'],
  ['<a href=" javascript:alert(1)">x</a>', 'x'],
  ['<a href="data:text/html,<script>1</script>">x</a>', 'x'],
  ['<a href="vbscript:x">x</a>', 'x'],
  ['<a href="//jahat.example">x</a>', 'x'],
  ['<a href="/\\jahat.example">x</a>', 'x'],
  ['<a href="http://biasa.example">x</a>', 'x'],
  [
    '<a href="https://baik.example/a?b=1&amp;c" target="_blank" onclick="x">x</a>',
    '<a href="https://baik.example/a?b=1&amp;c" rel="noopener">x</a>',
  ],
  ['<a href="/zakat">x</a>', '<a href="/zakat">x</a>'],
  ['<a href="mailto:halo@contoh.id">x</a>', '<a href="mailto:halo@contoh.id">x</a>'],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<img src="https://jahat.example/a.png" alt="" width="1" height="1">', ''],
  ['<img src="data:image/svg+xml,<svg onload=1>" alt="" width="1" height="1">', ''],
  ['<img src="/gambar/../v2/session" alt="" width="1" height="1">', ''],
  ['<img src="/gambar/a/../../v2/session" alt="" width="1" height="1">', ''],
  [
    '<img src="/gambar/a-640.webp" alt="Sumur" width="640" height="360" srcset="https://x 1x">',
    '<img src="/gambar/a-640.webp" alt="Sumur" width="640" height="360">',
  ],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><animate onbegin=alert(1)></svg>Hai', 'Hai'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<style>@import "https://jahat.example"</style><p>Hai</p>', '<p>Hai</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<form action="https://jahat.example"><input name="sandi"></form>', ''],
  ['<base href="https://jahat.example"><meta http-equiv="refresh" content="0;url=x">Hai', 'Hai'],
  ['<template><script>1</script></template>Hai', 'Hai'],
  ['<!--><img src=x onerror=alert(1)>-->Hai', '--&gt;Hai'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>Hai', 'Hai'],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    '<p><span lang="ar" dir="rtl" style="x">بِسْمِ</span></p>',
    '<p><span lang="ar" dir="rtl">بِسْمِ</span></p>',
  ],
  ['<span lang="x" dir="auto">a</span>', '<span>a</span>'],
  ['<h1>Judul</h1><div>Isi</div>', '<h2>Judul</h2><p>Isi</p>'],
  ['<a href="/a" __proto__="x" constructor="y">x</a>', '<a href="/a">x</a>'],
])('%s becomes %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test.each([
  ['<div><p>a</p><p>b</p></div>', '<p>a</p><p>b</p>'],
  ['<p>a<ul><li>b</li></ul>c</p>', '<p>a</p><ul><li>b</li></ul>c'],
  ['<h2>a<p>b</p></h2>', '<h2>a</h2><p>b</p>'],
  ['<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    '<table><tr><td>a</td><td></td></tr></table>',
    '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
  ],
  [
    '<table> <tbody> <tr> <td>a</td> </tr> </tbody> </table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['<td>a</td><li>b</li>', 'ab'],
  ['<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
  ['<p></p><p> </p><strong></strong><ul></ul>', '<p> </p>'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
])('%s stands where HTML allows it: %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

// Stored text is not trusted either: it may have been written past the cleaning.
test.each([
  ['<script>alert(1)</script>'],
  ['<p onclick="x()">a</p>'],
  ['<a href="javascript:alert(1)">a</a>'],
  ['<img src="x" onerror="alert(1)">'],
  ['<constructor>a</constructor><toString>'],
  ['<p <script>alert(1)</script>'],
  ['<iframe srcdoc="&lt;script&gt;"></iframe>'],
])('%s that is stored is read without what it wants to do', (html) => {
  const nodes = parseRichText(html)
  expect(JSON.stringify(tagsOf(nodes))).not.toMatch(
    /script|iframe|img|constructor|onclick|javascript/,
  )
})

test('whatever is cleaned has only what may be there, and cleaning again changes nothing', () => {
  const parts = [
    '<p>',
    '</p>',
    '<a href="',
    'javascript:',
    '/x',
    '">',
    '</a>',
    '<b>',
    '<',
    '>',
    '&lt;',
    '&',
    '"',
    "'",
    '<svg',
    ' onload=',
    '<img src="/gambar/a.png"',
    ' alt=""',
    'kata ',
    '<!--',
    '-->',
    '<table>',
    '<td>',
    '</style>',
    '<ul>',
    '<li>',
    '<tr>',
    '</td>',
    '</table>',
    '<h2>',
    '<blockquote>',
    '</blockquote>',
    '<style>',
    '\u0000',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (some) => {
      const clean = cleanHtml(some.join(''))
      expect(cleanHtml(clean)).toBe(clean)
      expect(richTextHtml(parseRichText(clean))).toBe(clean)
      expect(JSON.stringify(tagsOf(parseRichText(clean)))).not.toMatch(
        /svg|style|javascript|onload/,
      )
    }),
  )
})

test('elements that go too deep lose their frames and keep their words', () => {
  const deep = `${'<blockquote>'.repeat(200)}dalam${'</blockquote>'.repeat(200)}`
  expect(plainText(parseRichText(deep))).toBe('dalam')
  expect(richTextHtml(parseRichText(deep)).match(/<blockquote>/g)).toHaveLength(12)
})

test('words and headings are found without the signs around them', () => {
  const nodes = parseRichText(
    '<h2>Data yang kami simpan &amp; alasannya</h2><p>Satu<br>dua</p><ul><li>tiga</li></ul><table><tr><th>a</th><td>b</td></tr></table>',
  )
  expect(plainText(nodes)).toBe('Data yang kami simpan & alasannya\nSatu\ndua\ntiga\na b')
  expect(headingsOf(nodes)).toEqual([
    { id: 'bagian-data-yang-kami-simpan-alasannya', text: 'Data yang kami simpan & alasannya' },
  ])
})

function tagsOf(nodes: RichNode[]): unknown[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.tag, node.attributes ?? {}, ...tagsOf(node.children)],
  )
}
