import { sql } from 'kysely'
import type { GroupedSum } from '#features/ledger/pair-sums.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { ClosingPoint } from './held-points.ts'

type Bank = { id: string; account: string; name: string; told: number | null }
type BankSums = { through: string; sums: readonly GroupedSum[] }

/** Each bank account at the end of a day: as its statement tells it and as the books have it. */
export async function bankPoints(
  db: Db | Tx,
  { through, sums }: BankSums,
): Promise<ClosingPoint[]> {
  const { rows } = await sql<Bank>`
    select bank.id, bank.account, bank.bank || ' ' || bank.number as name, (
      select floor((told.opening + coalesce((select sum(sen) from bank_line as line
        where line.bank_account_id = bank.id
          and line.day between told.from_day and ${through}), 0)) / 100)::bigint
      from bank_statement as told
      where told.bank_account_id = bank.id and told.status = 'ready'
        and ${through} between told.from_day and told.to_day
      order by told.from_day limit 1) as told
    from bank_account as bank
    where bank.opened_on <= ${through} and (bank.closed_on is null or bank.closed_on > ${through})
    order by bank.bank, bank.number`.execute(db)
  const points = rows.map((bank) => {
    const here = heldBy(sums, bank)
    const difference = bank.told === null ? 0 : bank.told - here
    const words =
      bank.told === null
        ? 'Rekening koran hari itu belum diunggah'
        : difference === 0
          ? 'Sama dengan rekening koran'
          : `Selisih ${formatRupiah(Math.abs(difference))} dari rekening koran`
    const href = bank.told === null ? '/kelola/rekening-koran' : `/kelola/rekening/${bank.id}`
    return { label: `Bank ${bank.name}`, value: words, href }
  })
  const unplaced = new Set(
    sums.filter(({ groupId }) => !groupId).flatMap(({ debit, credit }) => [debit, credit]),
  )
  const lost = [...unplaced]
    .filter((code) => code.startsWith('112'))
    .map((account) => [account, heldBy(sums, { id: null, account })] as const)
    .filter(([, sum]) => sum !== 0)
  return [
    ...points,
    ...lost.map(([account, sum]) => ({
      label: `Akun ${account} tanpa rekening`,
      value: formatRupiah(Math.abs(sum)),
      href: `/kelola/buku-besar/${account}`,
    })),
  ]
}

function heldBy(
  sums: BankSums['sums'],
  { id, account }: { id: string | null; account: string },
): number {
  return sums
    .filter(({ groupId }) => groupId === id)
    .reduce(
      (sum, { debit, credit, amount }) =>
        sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
      0,
    )
}
