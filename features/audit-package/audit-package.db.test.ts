import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freezeClosed } from '#features/statements/freeze-statements.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { quickFolder } from '#tests/database/quick-folder.ts'
import { aPaper, moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { zipOf } from './pack.server.ts'
import { assertPackageDays, packageFiles } from './package-files.server.ts'
import { drawSample, samplePapers } from './sample.server.ts'

const order = { from: '2026-01-01', through: '2026-03-31', seed: 'undian KAP' }

/** Three months with a gift, its papers, a salary by two people and a closing; the clock then stands in April. */
async function aQuarter(): Promise<TestCtx> {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  await postLines(ctx, [['1124', '3400', 'A', 50_000_000]])
  const { siti, budi } = await moneyPeople(ctx)
  await recordAs(ctx, siti, [
    'belanja',
    { use: '6200', party: '=KAP Amin', sum: '5.000.000', place: '1124' },
  ])
  for (const amount of [1_000_000, 2_000_000]) {
    const { donationId } = await aCharge(ctx, { amount })
    await ctx.sandbox.drive(donationId, 'pay')
  }
  await runJobs(ctx)
  ctx.clock.advance({ days: 30 })
  await sql`
    insert into period_close
      (id, closed_through, note, status, made_by, made_at, approved_by, approved_at)
    values (${ctx.newId()}, '2026-03-31', 'Triwulan', 'approved', ${siti.id}, ${ctx.now()},
      ${budi.id}, ${ctx.now()})`.execute(ctx.db)
  await freezeClosed(ctx)
  return ctx
}

async function zipped(ctx: TestCtx): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zipOf(packageFiles(ctx, order), ctx.now())) parts.push(part)
  return Buffer.concat(parts)
}

function rowsOf(bytes: Uint8Array | undefined): string[][] {
  const [, ...lines] = Buffer.from(bytes ?? [])
    .toString('utf8')
    .split('\r\n')
  return lines.filter((line) => line !== '').map((line) => line.split(','))
}

test('an auditor unpacks the files, checks their sums with a common tool, and adds up the journals', async () => {
  const ctx = await aQuarter()
  const bytes = await zipped(ctx)
  const files = unzipSync(bytes)
  const folder = path.join(quickFolder(), 'paket')
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
  expect(checked.trim().split('\n')).toHaveLength(Object.keys(files).length - 1)
  expect(checked).not.toContain('FAILED')

  const journal = rowsOf(files['jurnal.csv'])
  const { rows } = await sql<{ sum: number; lines: number }>`
    select sum(amount)::bigint as sum, count(*)::int as lines from ledger_posting`.execute(ctx.db)
  expect(journal).toHaveLength(rows[0]?.lines ?? -1)
  expect(journal.reduce((sum, row) => sum + Number(row[12]), 0)).toBe(rows[0]?.sum)
  expect(journal.filter((row) => row[13] === 'Siti Aminah')).toHaveLength(1)

  const receipts = rowsOf(files['kuitansi/kuitansi.csv'])
  expect(receipts.map(([number]) => number)).toEqual(['KW/2026/000001', 'KW/2026/000002'])
  expect(rowsOf(files['kuitansi/urutan-nomor.csv'])).toEqual([
    ['kuitansi', '2026', '2', '2', '', 'Tidak ada nomor yang lompat.'],
  ])
  const frozen = Object.keys(files).find((name) => /tertutup\/.*\.json$/.test(name)) ?? ''
  const kept = await sql<{ hash: string }>`select hash from statement_set`.execute(ctx.db)
  expect(
    createHash('sha256')
      .update(files[frozen] ?? '')
      .digest('hex'),
  ).toBe(kept.rows[0]?.hash)
})

test('a word draws the same documents with their papers, by the rule that the package tells', async () => {
  const ctx = await aQuarter()
  const journals = await ctx.db.selectFrom('ledger_journal').select('source_id').execute()
  const told = [...new Set(journals.map(({ source_id: id }) => id))]
  const sum = (text: string) => createHash('sha256').update(text).digest('hex')
  for (const seed of [order.seed, 'lain']) {
    const drawn = await drawSample(ctx.db, { ...order, seed })
    expect(drawn.map(({ id }) => id)).toEqual(
      told.toSorted((a, b) => (sum(`${seed} ${a}`) < sum(`${seed} ${b}`) ? -1 : 1)),
    )
  }

  const papers: [string, Buffer][] = []
  for (const document of await drawSample(ctx.db, order)) {
    for await (const { path: name, portions } of samplePapers(ctx, document, [])) {
      const parts = await Array.fromAsync(portions)
      papers.push([name.replace(/^.*\//, '').slice(0, 4), Buffer.concat(parts)])
    }
  }
  expect(papers.map(([name]) => name).toSorted()).toEqual(['KW-2', 'KW-2', 'Nota'])
  expect(new Map(papers).get('Nota')).toEqual(aPaper.proof.bytes)
})

test('a paper that cannot be opened is named and the package still ends; a broken one does not open', {
  tags: 'night',
}, async () => {
  const ctx = await aQuarter()
  // Sealed with a key that this server does not have.
  await sql`alter table voucher_file disable trigger user`.execute(ctx.db)
  await sql`update voucher_file set sealed = ${Buffer.alloc(64, 7)}`.execute(ctx.db)
  const files = unzipSync(await zipped(ctx))
  expect(rowsOf(files['tidak-terbuka.csv'])).toEqual([
    [expect.stringMatching(/^sampel\/\d\d-.*\/Nota-/), 'Isinya tidak dapat dibuka server ini.'],
  ])
  expect(Object.keys(files).filter((name) => /Nota-/.test(name))).toEqual([])
  expect(Object.keys(files)).toContain('SHA256SUMS')
  expect(Buffer.from(files['BACA-SAYA.txt'] ?? []).toString()).toContain('tidak-terbuka.csv')

  const parts: Uint8Array[] = []
  async function* breaking() {
    for await (const file of packageFiles(ctx, order)) {
      if (file.path === 'usulan.csv') throw new Error('the database went away')
      yield file
    }
  }
  await expect(async () => {
    for await (const part of zipOf(breaking(), ctx.now())) parts.push(part)
  }).rejects.toThrow('went away')
  expect(parts.length).toBeGreaterThan(0)
  expect(() => unzipSync(Buffer.concat(parts))).toThrow()
})

test('days that are not over, turned round or too many are refused', () => {
  const today = '2026-04-09'
  const refused = [
    ['2026-01-01', '2026-04-09'],
    ['2026-03-01', '2026-02-01'],
    ['2024-01-01', '2025-12-31'],
    ['', '2026-01-31'],
  ] as const
  for (const [from, through] of refused) {
    expect(() => assertPackageDays({ from, through }, today)).toThrow('Pilih hari')
  }
  assertPackageDays({ from: '2025-01-01', through: '2025-12-31' }, today)
})
