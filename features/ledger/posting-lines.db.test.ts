import { expect, test } from 'vitest'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { journalWords } from './journal-words.server.ts'
import { postingLines } from './posting-lines.server.ts'

const postings = [
  { debit: '1130', credit: '4210', fund: 'IT' as const, amount: rupiah(50_000) },
  { debit: '9999', credit: '4130', fund: 'Z' as const, amount: rupiah(7_000) },
  { debit: '1130', credit: '8888', fund: 'X' as Fund, amount: rupiah(1) },
]

test('a journal is read with the names of its accounts and funds, and by their codes where they have none', async () => {
  const ctx = await testContext()
  expect((await journalWords(ctx.db, postings)).split('\n')).toEqual([
    'Rp50.000, Dana infak terikat: debit 1130 Piutang payment gateway, kredit 4210 Penerimaan infak terikat',
    'Rp7.000, Dana zakat: debit 9999, kredit 4130 Penerimaan zakat penghasilan',
    'Rp1, X: debit 1130 Piutang payment gateway, kredit 8888',
  ])
})

test('postings that two people agree to are numbered, and say debit, credit, fund and sum', async () => {
  const ctx = await testContext()
  expect(await postingLines(ctx.db, postings)).toEqual([
    {
      label: 'Jurnal 1 (Dana infak terikat)',
      value: 'Debit 1130 Piutang payment gateway · Kredit 4210 Penerimaan infak terikat · Rp50.000',
    },
    {
      label: 'Jurnal 2 (Dana zakat)',
      value: 'Debit 9999 · Kredit 4130 Penerimaan zakat penghasilan · Rp7.000',
    },
    {
      label: 'Jurnal 3 (X)',
      value: 'Debit 1130 Piutang payment gateway · Kredit 8888 · Rp1',
    },
  ])
})
