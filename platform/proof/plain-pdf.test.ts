import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { assertPlainPdf } from './plain-pdf.server.ts'

const pdf = (middle: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n', 'latin1'),
    typeof middle === 'string' ? Buffer.from(middle, 'latin1') : middle,
    Buffer.from('\n%%EOF\n', 'latin1'),
  ])

/** An object stream as programs write it: the compressed objects and their names. */
function objects(names: string, options: { dictionary?: string; packed?: Buffer } = {}): Buffer {
  const { dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode' } = options
  const packed = options.packed ?? deflateSync(Buffer.from(`7 0 ${names}`, 'latin1'))
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${packed.length} >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj', 'latin1'),
  ])
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

test.each([
  ['in the clear', script],
  ['with an escape', '<< /S /J#61vaScript >>'],
  ['with every letter escaped', '<< /S /#4a#61#76#61#53#63#72#69#70#74 >>'],
  ['escaped in capitals', '<< /S /#4A#61vaScript >>'],
  ['by its short name alone', '<< /#4aS (app.alert) >>'],
  ['after a comment', '<< /JS % a comment\n % another\r\n (app.alert) >>'],
  ['by reference', '<< /JS 12 0 R >>'],
  ['as a program to start', '<< /S /L#61unch /F (calc.exe) >>'],
  ['as a file brought along', '<< /Type /#45mbeddedFile >>'],
  ['as a form that sends itself', '<< /S /SubmitForm /F (https://contoh.id) >>'],
  ['as another document to open', '<< /S /GoToR /F (lain.pdf) >>'],
  ['on opening, as an address', '<< /OpenAction << /S /URI /URI (https://contoh.id) >> >>'],
  ['on opening, escaped', '<< /Open#41ction << /S /URI /URI (https://contoh.id) >> >>'],
  ['on opening, after a comment', '<< /OpenAction%x\n<</S/URI/URI(https://contoh.id)>> >>'],
  ['on opening, by reference', '<< /OpenAction 9 0 R >>\n9 0 obj << /S /URI /URI (x) >> endobj'],
  ['on opening, where nobody finds it', '<< /OpenAction 9 0 R >>'],
  ['on turning a page', '<< /#41A << /O 9 0 R >> >>'],
  ['in a form of XFA', '<< /XFA 9 0 R >>'],
])('what a PDF would do is found %s', async (_how, middle) => {
  await expect(assertPlainPdf(pdf(middle))).rejects.toMatchObject({ code: 'ticket/proof-active' })
  // The same in a compressed object stream, which can contain all except the reference's target.
  await expect(assertPlainPdf(pdf(objects(middle)))).rejects.toMatchObject({
    code: 'ticket/proof-active',
  })
})

const packed = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'

test.each([
  ['a long comment', `${packed} %${'x'.repeat(6_000)}\n`],
  ['a long text', `${packed} /Note (${'x'.repeat(6_000)})`],
  [
    'a long text with brackets and a head',
    `${packed} /Note (\\) >> % 9 0 obj << ${'x'.repeat(6_000)})`,
  ],
  [
    'a beginning of a stream in a long text',
    `${packed} /Note (9 0 obj stream\n${'x'.repeat(6_000)})`,
  ],
  ['a number in brackets of its own', `${packed} /Id <AB>${' '.repeat(6_000)}/More <<>>`],
  ['a long dictionary in it', `${packed} /More << ${'/A 1 '.repeat(2_000)} /Id <AB>>>`],
])('a dictionary is read to its end: %s', async (_what, dictionary) => {
  await expect(assertPlainPdf(pdf(objects(script, { dictionary })))).rejects.toMatchObject({
    code: expect.stringMatching(/^ticket\/proof-(active|unchecked)$/),
  })
})

test('blanks after the word that begins a stream hide nothing', async () => {
  const loose = objects(script).toString('latin1').replace('stream\n', 'stream \t\n')
  await expect(assertPlainPdf(pdf(Buffer.from(loose, 'latin1')))).rejects.toMatchObject({
    code: 'ticket/proof-active',
  })
})

test.each([
  [
    'another filter',
    objects(script, { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode' }),
  ],
  [
    'two filters',
    objects(script, { dictionary: '/N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]' }),
  ],
  ['a filter named elsewhere', objects(script, { dictionary: '/N 1 /First 4 /Filter 8 0 R' })],
  [
    'a predictor',
    objects(script, {
      dictionary: '/N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
    }),
  ],
  ['escaped names', objects(script, { dictionary: '/N 1 /#46irst 4 /#46ilter /LZWDecode' })],
  ['a lock before it', objects(script, { packed: Buffer.from('sealed by a password') })],
  [
    'objects that overlap',
    objects('', {
      dictionary: '/Type /ObjStm /N 2 /First 8 /Filter /FlateDecode',
      packed: deflateSync(Buffer.from('7 2 8 0 << >>')),
    }),
  ],
  ['gigabytes in it', objects('', { packed: deflateSync(Buffer.alloc(40_000_000)) })],
])('an object stream with %s cannot be read and is refused', async (_name, middle) => {
  await expect(assertPlainPdf(pdf(middle))).rejects.toMatchObject({
    code: 'ticket/proof-unchecked',
  })
})

test('an object stream that is damaged is refused: readers would go on with what they get of it', async () => {
  const whole = deflateSync(Buffer.from(`7 0 ${script}${' '.repeat(2_000)}`, 'latin1'))
  for (const packed of [
    whole.subarray(0, -6),
    Buffer.concat([whole.subarray(0, -1), Buffer.from('x')]),
  ]) {
    const damaged = pdf(objects('', { packed }))
    await expect(assertPlainPdf(damaged)).rejects.toMatchObject({ code: 'ticket/proof-unchecked' })
  }
})

test('a head that stands in a text does not hide an object stream', async () => {
  const dictionary = '/N 1 /First 4 /Filter /FlateDecode /Note (6 0 obj)'
  const hidden = objects(script, { dictionary })
  await expect(assertPlainPdf(pdf(hidden))).rejects.toMatchObject({ code: 'ticket/proof-active' })
})

test.each([
  ['a page to begin with', '<< /OpenAction [1 0 R /XYZ null null 0] >>'],
  ['a page to begin with, by an act', '<< /OpenAction << /Type /Action /S /GoTo /D [1 0 R] >> >>'],
  ['the same by reference', '<< /OpenAction 9 0 R >>\n9 0 obj\n<< /S /GoTo /D [1 0 R] >>\nendobj'],
  ['links and a form', '<< /S /URI /URI (https://bank.contoh.id) >> << /AcroForm 3 0 R >>'],
  ['names that only begin alike', '<< /JSON (x) /AAPL /XFAct /Launcher >>'],
])('a PDF with %s is taken', async (_name, middle) => {
  await assertPlainPdf(pdf(middle))
  const beside = objects('<< /Type /Catalog /Pages 2 0 R >>')
  await assertPlainPdf(pdf(Buffer.concat([Buffer.from(`${middle}\n`, 'latin1'), beside])))
})

test('an act on opening is followed into an object stream', async () => {
  const catalog = '<< /OpenAction 7 0 R >>\n'
  const opening = (act: string) => {
    return pdf(Buffer.concat([Buffer.from(catalog), objects(`<< /S ${act} >>`)]))
  }
  await assertPlainPdf(opening('/GoTo /D [1 0 R]'))
  const address = assertPlainPdf(opening('/URI /URI (https://contoh.id)'))
  await expect(address).rejects.toMatchObject({ code: 'ticket/proof-active' })
})

test('a photo beside an outline is no object stream, however it is packed', async () => {
  const outline = '3 0 obj << /Type /Outlines /First 4 0 R /Last 4 0 R >> endobj\n'
  const photo = '6 0 obj << /Subtype /Image /Filter /DCTDecode >>\nstream\n\xff\xd8\xff\nendstream'
  await assertPlainPdf(pdf(outline + photo))
})

test('what pdfkit writes, as many shops do, is taken', async () => {
  const document = new PDFDocument({ size: 'A4' })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const isDone = new Promise((resolve) => document.on('end', resolve))
  document.text('Struk transfer Rp50.000').link(50, 50, 100, 20, 'https://bank.contoh.id')
  document.outline.addItem('Struk')
  document.end()
  await isDone
  await assertPlainPdf(Buffer.concat(parts))
})

test('work is bounded: 5 MB of beginnings are refused or read in little time', async () => {
  const empty = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    Buffer.alloc(100_000, 'AAD//w==', 'base64'),
  ])
  const many = Buffer.concat(Array.from({ length: 40 }, () => objects('', { packed: empty })))
  await expect(assertPlainPdf(pdf(many))).rejects.toMatchObject({ status: 422 })
  const openings = '/OpenAction 9 0 R '.repeat(200_000)
  await expect(assertPlainPdf(pdf(openings))).rejects.toMatchObject({ status: 422 })
  const streams = '/First stream\n'.repeat(200_000)
  await expect(assertPlainPdf(pdf(streams))).rejects.toMatchObject({ status: 422 })
})
