import { expect, test } from 'vitest'
import * as v from 'valibot'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { pairSums } from '#features/ledger/pair-sums.server.ts'
import { coverage } from './coverage.ts'
import { drawStatement } from './draw-statement.ts'
import { entityFunds, ledgerFacts } from './ledger-facts.ts'
import { olderLayout } from './layout-text.ts'
import { statementAt, statementLines } from './statement-at.server.ts'
import { type StatementKind, statementKinds } from './statement-kinds.ts'
import { postYear, yearFile } from './year/year-file.server.ts'
import vector from './year/year-vector.json' with { type: 'json' }

const kinds = Object.keys(statementKinds) as StatementKind[]

test('each delivered statement shows every account of the chart once', async () => {
  const { db } = await testContext()
  const chart = (await listAccounts(db)).map(({ code }) => code)
  for (const kind of kinds) {
    const lines = await statementLines(db, kind, '2026-12-31')
    expect([kind, coverage(kind, lines, chart)]).toEqual([kind, { missing: [], doubled: [] }])
    if (statementKinds[kind].measure === 'notes') continue
    const [first, ...rest] = lines
    const found = coverage(kind, [...rest, rest[0] as never], chart)
    expect(found.missing).not.toEqual([])
    expect([first?.words, found.doubled.length > 0]).toEqual([first?.words, true])
  }
})

test('the drawn statements of the worked year tie, line by line, with nothing left without a line', async () => {
  const { db } = await testContext()
  const period = await postYear(db, v.parse(yearFile, vector))
  const shown: Record<string, Record<string, number>> = {}
  for (const kind of kinds) {
    const { now } = await statementAt(db, kind, { period })
    shown[kind] = Object.fromEntries(
      now.rows.map(({ words, figures }) => [words, figures.at(-1) ?? 0]),
    )
    const lost = now.rows.filter(({ words }) => words.startsWith('Belum punya baris'))
    expect([kind, lost.flatMap(({ accounts = [] }) => accounts)]).toEqual([kind, []])
  }
  expect(shown['posisi']).toMatchObject({
    'Kas dan setara kas': 99_468_000,
    'Piutang dari entitas wakaf': 200_000,
    'Jumlah aset': 268_418_000,
    'Utang pajak': 300_000,
    'Dana infak terikat': 137_920_000,
    'Jumlah liabilitas dan saldo dana': 268_418_000,
  })
  expect(shown['arus-kas']).toMatchObject({
    'Infak terikat': 49_778_000,
    'Titipan diterima': 30_075_000,
    'Penyaluran zakat': -235_000_000,
    'Titipan dibelanjakan atau dikembalikan': -27_000_000,
    'Uang muka': -17_500_000,
    'Pemasok dan beban lain': -12_570_000,
    'Kas bersih dari aktivitas operasi': 31_968_000,
    'Kas dan setara kas akhir': 99_468_000,
  })
  expect(shown['wakaf-posisi']).toMatchObject({
    'Jumlah aset': 60_500_000,
    'Aset neto': 50_300_000,
  })
  expect(shown['wakaf-arus-kas']).toMatchObject({ 'Kas dan setara kas akhir': 20_500_000 })
  expect(shown['wakaf-aktivitas']).toMatchObject({ 'Saldo akhir': 50_300_000 })
  expect(shown['aset-kelolaan']).toMatchObject({ Jumlah: 148_500_000 })
  expect(shown['catatan']).toMatchObject({
    '1121 Bank zakat': 53_875_000,
    '5120 Penyaluran zakat: miskin': 150_000_000,
    '2220 Utang PPh 21': 100_000,
    '4900 Penerimaan nonhalal': 240_000,
  })
  expect(shown['wakaf-aset']).toMatchObject({ Jumlah: 60_500_000 })
})

test('the older layout takes the amil’s share from what was received, uses every account once and ends with the same surplus', async () => {
  const { db } = await testContext()
  const period = await postYear(db, v.parse(yearFile, vector))
  const chart = (await listAccounts(db)).map(({ code }) => code)
  const lines = await statementLines(db, 'perubahan-dana', '2026-12-31')
  const older = olderLayout(lines)
  expect(coverage('perubahan-dana', older, chart)).toEqual({ missing: [], doubled: [] })
  const facts = ledgerFacts(await pairSums(db, period), entityFunds.amil)
  const rowsOf = (given: typeof lines) => drawStatement('perubahan-dana', given, facts).rows
  const ends = (given: typeof lines) =>
    rowsOf(given).filter(({ role, words }) => role === 'end' || words.startsWith('Surplus'))
  expect(ends(older).map(({ figures }) => figures)).toEqual(
    ends(lines).map(({ figures }) => figures),
  )
  const shares = rowsOf(older).filter(({ words }) => words === 'Dikurangi: bagian amil')
  expect(shares.map(({ figures }) => figures[0])).toEqual([-41_875_000, -9_980_000, -2_469_000])
  const received = rowsOf(older).find(({ words }) => words === 'Jumlah penerimaan')
  expect(received?.figures).toEqual([335_000_000 - 41_875_000])
})
