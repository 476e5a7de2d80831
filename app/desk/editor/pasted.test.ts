import { expect, test } from 'vitest'
import { cleanHtml } from '#platform/text/clean-html.server.ts'
import { parseRichText, richTextHtml } from '#platform/text/rich-text.ts'
import { pastedHtml } from './pasted.ts'

/** What the editor gets of a pasted text. */
const taken = (html: string) => richTextHtml(parseRichText(pastedHtml(html)))

const inWord = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8>
<style><!-- p.MsoNormal {margin:0} --></style></head><body lang=IN>
<!--StartFragment-->${body}<!--EndFragment--></body></html>`

const item = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

test.each([
  [
    'a text of Word',
    inWord(
      `<h1 style='mso-x:"a>b"'>Judul</h1><p class=MsoNormal style='margin:0' onclick="window.hit=1"><b>Tebal</b> dan <i style='mso-bidi'>miring</i>&nbsp;&ndash; <span lang=AR-SA>ok</span><o:p>&nbsp;</o:p></p>`,
    ),
    '<h2>Judul</h2><p><strong>Tebal</strong> dan <em>miring</em> – ok </p>',
  ],
  [
    'lists of Word, which are paragraphs with a sign',
    inWord(
      `${item('·', 'Satu')}${item('·', 'Dua')}<p>Lalu</p>${item('1.', 'A')}${item('2.', 'B')}`,
    ),
    '<ul><li>Satu</li><li>Dua</li></ul><p>Lalu</p><ol><li>A</li><li>B</li></ol>',
  ],
  [
    'a table of Word',
    inWord(
      '<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Pipa</p></td><td>2</td></tr></table>',
    ),
    '<table><tbody><tr><td><p>Pipa</p></td><td>2</td></tr></tbody></table>',
  ],
  [
    'a text of Google Docs, whose bold is a style and whose <b> is none',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Judul</span></h2><p dir="ltr"><span style="font-weight:700">Tebal</span><span style="font-weight:400"> biasa </span><span style="font-style:italic">miring</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Butir</span></p></li></ul></b><br>`,
    '<h2>Judul</h2><p><strong>Tebal</strong> biasa <em>miring</em></p><ul><li><p>Butir</p></li></ul><br>',
  ],
  [
    'bold of Word, whose style speaks of other writing systems',
    inWord(
      `<p><b style='mso-bidi-font-weight:normal'>Tebal</b> <i style='mso-bidi-font-style:normal;MSO-ANSI-LANGUAGE:IN'>miring</i> <b><span style='font-weight:normal'>biasa</span></b> <span style='font-family:"a;font-weight:bold";FONT-WEIGHT : BOLD !important'>juga tebal</span></p>`,
    ),
    '<p><strong>Tebal</strong> <em>miring</em> biasa <strong>juga tebal</strong></p>',
  ],
  [
    'levels of a list of Word, with the numbers going on',
    inWord(
      `${item('1.', 'Satu')}\n${item('a.', 'A', 2)}${item('b.', 'B', 2)}${item('·', 'titik', 3)}${item('2.', 'Dua')}<p>Jeda</p>${item('3.', 'Tiga')}${item('o', 'bulat', 2)}`,
    ),
    '<ol><li>Satu<ol><li>A</li><li>B<ul><li>titik</li></ul></li></ol></li><li>Dua</li></ol><p>Jeda</p><ol start="3"><li>Tiga<ul><li>bulat</li></ul></li></ol>',
  ],
  [
    'signs of Word without their condition, and a list in a cell',
    inWord(
      `<table><tr><td><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1)<span> </span></span>Satu</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2)<span> </span></span>Dua</p></td><td>B</td></tr></table>`,
    ),
    '<table><tbody><tr><td><ol><li>Satu</li><li>Dua</li></ol></td><td>B</td></tr></tbody></table>',
  ],
  [
    'nested lists of Google Docs, which stand beside the items',
    `<b style="font-weight:normal"><ol start="4"><li><p>Satu</p></li><ul><li><p>A</p></li><ol><li><p>i</p></li></ol><li><p>B</p></li></ul><li><p>Dua</p></li></ol></b>`,
    '<ol start="4"><li><p>Satu</p><ul><li><p>A</p><ol><li><p>i</p></li></ol></li><li><p>B</p></li></ul></li><li><p>Dua</p></li></ol>',
  ],
  [
    'lists within items, and items without an end',
    '<ol><li>Satu<ul><li>A<li>B</ul><li>Dua</ol><ul><ul><li>C</li></ul><li>D</li></ul>',
    '<ol><li>Satu<ul><li>A</li><li>B</li></ul></li><li>Dua</li></ol><ul><li>C</li><li>D</li></ul>',
  ],
  [
    'links: a script is no link, and only what may be stored stays',
    '<p><a href="javascript:alert(1)">klik</a> <a href=\'JaVaScript:x\'>a</a> <a href=data:text/html,x>b</a> <a target=_blank href=https://contoh.id/?a=1&amp;b=2 onclick="x()">baca</a></p>',
    '<p>klik a b <a href="https://contoh.id/?a=1&amp;b=2" rel="noopener">baca</a></p>',
  ],
  [
    'pictures and programs: nothing of them',
    '<p>A<img src="https://jahat.test/a.png" onerror="x()"><script>x()</script><svg><a href="#">s</a></svg>B</p><iframe src=x>y</iframe><style>z',
    '<p>AB</p>',
  ],
  [
    'a mail of parts without paragraphs',
    '<div>Satu</div><div><br></div><div>Dua <font color=red>tiga</font></div>',
    '<p>Satu</p><p><br></p><p>Dua tiga</p>',
  ],
  [
    'words that look like HTML',
    '<p>1 &lt;b&gt; 2 < 3 &amp;lt;</p>',
    '<p>1 &lt;b&gt; 2 &lt; 3 &amp;lt;</p>',
  ],
  ['Arabic', '<p dir=RTL lang="AR-SA">بِسْمِ</p>', '<p lang="ar" dir="rtl">بِسْمِ</p>'],
])('%s is taken as our own', (_what, html, expected) => {
  expect(taken(html)).toBe(expected)
  expect(cleanHtml(expected)).toBe(cleanHtml(taken(expected)))
})

test('a broken or hostile text ends, soon, and never as an element of its own', () => {
  for (const html of [
    '<',
    '<a',
    '<a href="',
    "<p style='",
    '<!--',
    '<![if !supportLists]>',
    '</p></p></b>',
    '<p'.repeat(20_000),
    '<p a='.repeat(20_000),
    `<p ${'a '.repeat(50_000)}`,
    '<b>'.repeat(5_000),
    `<p style="mso-list:l0">${'<p style="mso-list:l0">'.repeat(2_000)}`,
  ]) {
    const began = performance.now()
    expect(taken(html)).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a|br)\b)/)
    expect(performance.now() - began).toBeLessThan(10_000)
  }
})
