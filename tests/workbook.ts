import { deflateRawSync } from 'node:zlib'

type Rest = { properties?: string; shared?: string; styles?: string; sheets?: string }
const ONE_SHEET = '<sheet name="a" r:id="rId1"/>'

/** A workbook whose sheet is this text; the archive holds what a reader looks at and no more. */
export function bookOf(
  sheet: string,
  { properties = '', shared, styles, sheets = ONE_SHEET }: Rest = {},
): Buffer {
  const parts: [string, string][] = [
    ['xl/workbook.xml', `<workbook>${properties}<sheets>${sheets}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ['xl/worksheets/sheet1.xml', sheet],
  ]
  if (shared !== undefined) parts.push(['xl/sharedStrings.xml', shared])
  if (styles !== undefined) parts.push(['xl/styles.xml', styles])
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of parts) {
    const body = deflateRawSync(Buffer.from(text))
    const begin = Buffer.alloc(30)
    begin.write('PK\x03\x04', 'latin1')
    begin.writeUInt16LE(name.length, 26)
    const listed = Buffer.alloc(46)
    listed.write('PK\x01\x02', 'latin1')
    listed.writeUInt16LE(8, 10)
    listed.writeUInt32LE(body.length, 20)
    // The header lies about the size unpacked.
    listed.writeUInt32LE(1, 24)
    listed.writeUInt16LE(name.length, 28)
    listed.writeUInt32LE(at, 42)
    local.push(begin, Buffer.from(name), body)
    central.push(listed, Buffer.from(name))
    at += 30 + name.length + body.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}
