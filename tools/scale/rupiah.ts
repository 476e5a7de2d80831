import pg from 'pg'

type Sum = { id: string; amount: string; posted: string | null }

/** Compares each acknowledged payment with its capture in the ledger, to the rupiah. */
export async function rupiahOf(
  url: string,
  paid: string[],
): Promise<{ lines: string[]; broken: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Sum>(
      `select donation.public_id as id, donation.amount + donation.operational as amount, (
         select sum(posting.amount) from ledger_journal as journal
         join ledger_posting as posting
           on posting.source_id = journal.source_id and posting.journal_id = journal.id
         where journal.source_id = donation.id and journal.source = 'donation'
           and journal.event = 'captured' and posting.debit_account in ('1130', '1123')) as posted
       from donation where public_id = any($1)`,
      [paid],
    )
    const wrong = rows.filter(({ amount, posted }) => amount !== posted)
    const total = (of: (row: Sum) => string | null) =>
      rows.reduce((sum, row) => sum + Number(of(row) ?? 0), 0)
    return {
      lines: [
        `  Rp${total(({ amount }) => amount)} acknowledged as paid, Rp${total(({ posted }) => posted)} in the ledger`,
      ],
      broken: wrong.map(({ id, amount, posted }) => `${id}: Rp${amount} paid, Rp${posted} posted`),
    }
  } finally {
    await client.end()
  }
}
