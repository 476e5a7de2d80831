import type { Accepted } from './mutants.ts'

const CENTRED = 'what is set neither to the left nor to the right stands in the middle'
const MISSES = 'no star of this page stands on that line'

export const acceptedOfReceipt: readonly Accepted[] = [
  {
    file: 'features/receipt/issue-receipt.server.ts',
    context: 'const kept = await tx',
    becomes: [
      "tx\n    .selectFrom('suspense')\n    .leftJoin('charge', (join) =>\n      join\n        .onRef('charge.donation_id', '=', 'suspense.donation_id')\n        .onRef('charge.id', '=', 'suspense.charge_id'),\n    )",
    ],
    why: 'the id of the entry is unique; the id of its donation tells a cluster which server has it',
  },
  {
    file: 'features/receipt/issue-receipt.server.ts',
    context:
      "return kept ? { ...kept, provider_id: kept.provider_id.replace(/#\\d+$/, '') } : nothing",
    becomes: ['true'],
    why: 'an entry that a donation took is always there; the type wants to be asked',
  },
  {
    file: 'features/receipt/queries.server.ts',
    context: 'const rows = donationId === undefined ? [] : await newestOf(ctx.db, donationId)',
    becomes: ['false'],
    why: 'nothing has the id of no donation either; the line spares the statement',
  },
  {
    file: 'features/receipt/queries.server.ts',
    context: 'if (donationId === undefined) return undefined',
    becomes: ['false'],
    why: 'nothing has the id of no donation either; the line spares the statement',
  },
  {
    file: 'features/receipt/queries.server.ts',
    context: 'const row = await receipts(ctx.db)',
    becomes: [
      "receipts(ctx.db)\n    .where('receipt.donation_id', '=', donationId)\n    .where('receipt.kind', '=', kind)\n    .select([...numbered, 'receipt.donation_id', 'receipt.issued_at', 'receipt.snapshot'])",
    ],
    why: 'only the first row is taken; the limit spares reading the others',
  },
  {
    file: 'features/receipt/queries.server.ts',
    context: '.limit(1)',
    becomes: ['2'],
    why: 'only the first row is taken; the limit spares reading the others',
  },
  {
    file: 'features/receipt/queries.server.ts',
    context: 'const others = voidedAt ? await newestOf(ctx.db, row.donation_id) : []',
    becomes: ['true'],
    why: 'nothing comes after a receipt that stands; the condition spares the statement',
  },
  {
    file: 'features/receipt/queries.server.ts',
    context: 'if (!found) {',
    becomes: ['true'],
    why: 'the receipt has the same number as its row in the directory, which tells a cluster where it lies',
  },
  {
    file: 'features/receipt/recap-pdf.server.ts',
    context:
      "below = Math.max(below, writeText(sheet, cells[i] ?? '', { style, at, tag: 'P', fit }))",
    becomes: ['cells[i]', "'mutated'"],
    why: 'every column has its cell; the type wants a text',
  },
  {
    file: 'features/receipt/receipt-body.server.ts',
    context:
      "? field(sheet, 'NPWP atau NIK', { text: taxId && taxIdInWords(taxId), at: { ...right, y } })",
    becomes: ['taxIdInWords(taxId)'],
    why: 'no number is written as no number; the type wants to be asked',
  },
  {
    file: 'features/receipt/receipt-body.server.ts',
    context: 'const amountFit = { maxLines: 1, smallest: 8 }',
    becomes: ['2', '9'],
    why: 'the largest sum that the form takes fits at its usual size',
  },
  {
    file: 'features/receipt/receipt-body.server.ts',
    context: "...(snapshot.replaces ? [['Menggantikan', snapshot.replaces]] : []),",
    becomes: ['true'],
    why: 'a fact without a text is left out below; the type wants to be asked',
  },
  {
    file: 'features/receipt/receipt-body.server.ts',
    context: "const caption = { x: middle - 84, width: 168, align: 'center' } as const",
    becomes: ["''"],
    why: CENTRED,
  },
  {
    file: 'features/receipt/receipt-body.server.ts',
    context: "at: { x: page.margin, y: FOOT, width: content, align: 'center' },",
    becomes: ["''"],
    why: CENTRED,
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context:
      "writeText(sheet, word, { style, at: { x, y: y + 2.6, width, align: 'center' }, tag: 'P' })",
    becomes: ["''"],
    why: CENTRED,
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context: "at: { x: 0, y: centre[1] - 120, width: page.width, align: 'center' },",
    becomes: ["''"],
    why: CENTRED,
  },
  {
    file: 'features/receipt/receipt-head.server.ts',
    context: "const basis = kind === 'bsz' && zakatBasis ? zakatBasis : undefined",
    becomes: ["kind === 'bsz'"],
    why: 'an empty permit is left out of the line like a missing one',
  },
  {
    file: 'features/receipt/receipt-head.server.ts',
    context: 'at: { x: margin, y: top, width: content - 240 },',
    becomes: ['content + 240', '241'],
    why: 'every title is one line of less than half of the page',
  },
  {
    file: 'features/receipt/receipt-head.server.ts',
    context: 'if (!voidedAt) return y',
    becomes: ['false'],
    why: 'the caller draws it for a void receipt alone; the type wants to be asked',
  },
  {
    file: 'features/receipt/receipt-letters.ts',
    context: "if (plain && plain !== letter && scriptOf(plain) === 'latin') {",
    becomes: ["scriptOf(plain) === 'latin'", 'plain', 'plain !== letter'],
    why: 'a letter that any font has does not come here, and no letter at all is in no font',
  },
  {
    file: 'features/receipt/receipt-letters.ts',
    context: 'const point = letter.codePointAt(0) ?? 0',
    becomes: ['letter.codePointAt(0)', '1'],
    why: 'no font has them; the type wants a number',
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context: 'green.stop(0, ink.green).stop(1, ink.deep)',
    becomes: ['1', '2'],
    why: 'a gradient of two colours runs from its one end to the other, wherever its stops are said to lie',
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context: 'for (let x = page.width - 16; x > page.width * 0.5; x -= 38) {',
    becomes: ['x >= page.width * 0.5'],
    why: MISSES,
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context: 'for (let y = 0; y < height + 38; y += 38) {',
    becomes: ['y <= height + 38', '39'],
    why: MISSES,
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context: 'sheet.doc.roundedRect(x, y, width, 17, 8.5).lineWidth(0.9).stroke(color)',
    becomes: ['9.5'],
    why: 'a corner is at most as round as half of the height',
  },
  {
    file: 'features/receipt/receipt-ornament.server.ts',
    context: 'doc.fillOpacity(1)',
    becomes: ['2'],
    why: 'nothing covers more than wholly',
  },
  {
    file: 'features/receipt/receipt-type.server.ts',
    context: 'return linesOf(doc, text, { style, width: Number.POSITIVE_INFINITY })[0]?.width ?? 0',
    becomes: ['linesOf(doc, text, { style, width: Number.POSITIVE_INFINITY })[0]?.width', '1'],
    why: 'every text that is measured has letters; the type wants a number',
  },
  {
    file: 'features/receipt/receipt-type.server.ts',
    context: 'const said = { ...(heard && { actual: heard }), ...(alt && { alt }) }',
    becomes: ['{ actual: heard }', '{ alt }'],
    why: 'the library writes nothing of what is undefined; the type wants it left out',
  },
]
