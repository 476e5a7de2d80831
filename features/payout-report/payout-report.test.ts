import { expect, test } from 'vitest'
import { parseTable } from '#platform/sheet/parse-table.server.ts'
import { readReport } from './payout-report.ts'
import { suggestMapping } from './report-columns.ts'

const rowsOf = (text: string) => parseTable(Buffer.from(text)).rows

// Columns as docs.xendit.co/docs/balance-report lists them; the sums are made up.
const balance = `Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance,Debit or Credit
pr-1,txn-1,PAYMENT,TRANSACTION,BCA,DON-1,IDR,50000,50000,CREDIT
pr-1,txn-1,PAYMENT,FEE,BCA,DON-1,IDR,4000,46000,DEBIT
pr-1,txn-1,PAYMENT,VAT,BCA,DON-1,IDR,440,45560,DEBIT
pr-2,txn-2,REFUND,TRANSACTION,QRIS,DON-2,IDR,20000,25560,DEBIT
wd-1,txn-3,WITHDRAWAL,TRANSACTION,BCA,PAYOUT-1,IDR,25560,0,DEBIT
`

test('a balance report’s rows of a payment, its fee and its tax are one line, and the payout itself is none', () => {
  const rows = rowsOf(balance)
  expect(readReport(rows, suggestMapping(rows))).toMatchObject({
    problems: [],
    lines: [
      { reference: 'DON-1', providerId: 'pr-1', gross: 50_000, fee: 4_000, tax: 440 },
      { reference: 'DON-2', providerId: 'pr-2', gross: -20_000, fee: 0, tax: 0 },
    ],
  })
})

test('a report with a line for each payment is read below its heads, without its total', () => {
  const rows = rowsOf(
    'Laporan;;;;\n\nOrder ID;Transaction Type;Amount;Fee;PPN\nDON-1;payment;"1.000.000,00";-4.000;440\n' +
      'DON-2;refund;20.000;0;0\n;Penyesuaian;-500;;\nTotal;;979.500;;\n',
  )
  expect(readReport(rows, suggestMapping(rows))).toMatchObject({
    problems: [],
    lines: [
      { line: 4, reference: 'DON-1', gross: 1_000_000, fee: 4_000, tax: 440 },
      { line: 5, reference: 'DON-2', gross: -20_000 },
      { line: 6, reference: 'Penyesuaian', gross: -500, isAdjustment: true },
    ],
  })
})

test('what cannot be read is named with its row', () => {
  const rows = rowsOf('order_id,amount\nDON-1,12.5\n,1000\n')
  expect(readReport(rows, suggestMapping(rows)).problems).toEqual([
    'Baris 2: “12.5” bukan rupiah bulat',
    'Baris 3: nomor rujukannya kosong',
  ])
})

test('a payment without its fee is told from one whose fee is nought', () => {
  const plain = rowsOf('order_id,amount,fee\nDON-1,1000,\nDON-2,1000,0\n')
  const joined = rowsOf(
    balance.replace(/^.*,(FEE|VAT),.*\n/gm, '') + 'pr-9,t,PAYMENT,FEE,,DON-9,IDR,9,,DEBIT\n',
  )
  const missing = (rows: string[][]) =>
    readReport(rows, suggestMapping(rows))
      .lines.filter(({ isFeeMissing }) => isFeeMissing)
      .map(({ reference }) => reference)
  expect(missing(plain)).toEqual(['DON-1'])
  expect(missing(joined)).toEqual(['DON-1'])
})

test('only what is settled counts, and words of a status that nobody documents are asked', () => {
  const states =
    'SETTLED,EARLY_SETTLED,settlement,PENDING,capture,Expire,deny,cancel,failure,Withdrawal'
  const text = (words: string[]) =>
    `order_id,amount,fee,Status\n${words.map((word, at) => `DON-${at},1000,0,${word}\n`).join('')}`
  const read = (words: string[], statuses = {}) => {
    const rows = rowsOf(text(words))
    return readReport(rows, { ...suggestMapping(rows), statuses })
  }
  const documented = read(states.split(','))
  expect(documented).toMatchObject({ unknown: [], leftOut: 6, problems: [] })
  expect(documented.lines.map(({ reference }) => reference)).toEqual(['DON-0', 'DON-1', 'DON-2'])
  const asked = read(['settled', 'SUCCESS', 'Success', 'PAID', ''])
  expect(asked.unknown).toEqual(['success', 'paid', '(kosong)'])
  const said = { success: 'settled', paid: 'open', '(kosong)': 'open' }
  expect(read(['settled', 'SUCCESS', 'PAID', ''], said)).toMatchObject({
    unknown: [],
    leftOut: 2,
    lines: [{ reference: 'DON-0' }, { reference: 'DON-1' }],
  })
})

// Heads as the providers document them; references and sums are made up.
test.each<[string, string, string[]]>([
  [
    'Xendit, a transactions report',
    `Transaction ID,Reference,Transaction Type,Amount,Fee,VAT,Transaction Status,Settlement Status
txn-1,DON-1,PAYMENT,50000.00,350.35,38.54,SUCCESS,SETTLED
txn-2,DON-2,PAYMENT,50000.00,350.35,38.54,SUCCESS,PENDING
txn-3,DON-3,PAYMENT,50000.00,0,0,SUCCESS,EARLY_SETTLED
txn-4,DON-1,CHARGEBACK,-30000.00,0,0,SUCCESS,SETTLED
`,
    ['DON-1 50000 389', 'DON-3 50000 0', 'DON-1 -30000 0'],
  ],
  [
    'Midtrans, with what nobody paid',
    `Order ID;Transaction type;Amount;Fee;Status
DON-1;Payment;Rp 50.000,-;4.000;settlement
DON-2;Payment;Rp 50.000,-;4.000;Expire
DON-3;Payment;Rp 50.000,-;4.000;capture
DON-4;Refund;Rp 20.000,-;0;refund
`,
    ['DON-1 50000 4000', 'DON-4 -20000 0'],
  ],
])('a file of %s counts what was paid out', (_, text, expected) => {
  const rows = rowsOf(text)
  const { lines, problems, unknown } = readReport(rows, suggestMapping(rows))
  expect([problems, unknown]).toEqual([[], []])
  expect(
    lines.map(({ reference, gross, fee, tax }) => `${reference} ${gross} ${fee + tax}`),
  ).toEqual(expected)
})

test('a payment that was made and not settled is left out, and one turned back after it goes back', () => {
  const rows = rowsOf(
    `Reference,Amount,Fee,Transaction Status,Settlement Status
DON-1,50000,0,SUCCESS,SETTLED
DON-2,50000,0,SUCCESS,PENDING
DON-3,50000,0,REVERSED,SETTLED
`,
  )
  const mapping = suggestMapping(rows)
  expect(readReport(rows, mapping)).toMatchObject({
    leftOut: 1,
    lines: [
      { reference: 'DON-1', gross: 50_000, isChargeback: false },
      { reference: 'DON-3', gross: -50_000, isChargeback: true },
    ],
  })
})

test('fees with hundredths are rounded to the rupiah, and what is left over is kept', () => {
  const plain = rowsOf('order_id,amount,fee,tax,status\nDON-1,50050,350.35,38.54,settled\n')
  expect(readReport(plain, suggestMapping(plain))).toMatchObject({
    problems: [],
    lines: [{ gross: 50_050, fee: 350, tax: 39, cents: 11 }],
  })
  const rows = rowsOf(balance.replace('4000,46000', '350.35,46000').replace('440,45560', '38.54,0'))
  expect(readReport(rows, suggestMapping(rows)).lines[0]).toMatchObject({
    fee: 350,
    tax: 39,
    cents: 11,
  })
})

test('without a column of fees no payment is booked gross, unless a person says that there are none', () => {
  const rows = rowsOf('order_id,amount,status\nDON-1,1000,settled\n')
  const missing = (noFees?: true) =>
    readReport(rows, { ...suggestMapping(rows), ...(noFees && { noFees }) }).lines[0]?.isFeeMissing
  expect([missing(), missing(true)]).toEqual([true, false])
})

test('codes that nobody paid, and the payout itself, are no lines of a payout', () => {
  const states = ['settlement', 'expire', 'Pending', 'deny', 'cancel', 'failure', 'Withdrawal']
  const text = states.map((state, index) => `DON-${index},1000,${state}\n`).join('')
  const rows = rowsOf(`order_id,amount,transaction_status\n${text}`)
  const { lines } = readReport(rows, suggestMapping(rows))
  expect(lines.map(({ reference }) => reference)).toEqual(['DON-0'])
})

test('days are read where the mapping says that they are days, in both systems of a workbook', () => {
  const rows = [
    ['order_id', 'amount', 'settlement date'],
    ['DON-1', '46344', '46344'],
    ['DON-2', '1000', '44882.5'],
    ['DON-3', '1000', '18/11/2026'],
    ['DON-4', '1000', ''],
  ]
  const days = (is1904: boolean) =>
    readReport(rows, suggestMapping(rows), { is1904 }).lines.map(({ day }) => day)
  expect(days(false)).toEqual(['2026-11-18', '2022-11-17', '2026-11-18', null])
  expect(days(true)).toEqual(['2030-11-19', '2026-11-18', '2026-11-18', null])
  expect(readReport(rows, suggestMapping(rows)).lines[0]?.gross).toBe(46_344)
  const wrong = [...rows, ['DON-5', '1000', 'besok']]
  expect(readReport(wrong, suggestMapping(wrong)).problems).toEqual([
    'Baris 6: “besok” bukan tanggal',
  ])
})

test('a reference or a sum as long as the file is refused at once', () => {
  const long = '1 '.repeat(1_000_000)
  const rows = [
    ['order_id', 'amount'],
    ['DON-1', `${long}x`],
    [long, '1000'],
  ]
  expect(readReport(rows, suggestMapping(rows)).problems).toEqual([
    expect.stringMatching(/^Baris 2: .*terlalu panjang$/),
    'Baris 3: nomor rujukannya terlalu panjang',
  ])
})
