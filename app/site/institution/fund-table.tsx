import { Money } from '#app/ui/money.tsx'
import { fundWords } from '#features/ledger/funds.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { FundLine } from '#features/site-page/fund-lines.ts'

/** What each fund has received, spent and still holds: cards on a phone, a table on wide screens. */
export function FundTable({ funds }: { funds: FundLine[] }) {
  if (funds.length === 0) return <p className="text-muted">Belum ada dana yang tercatat.</p>
  const lacking = funds.filter(({ balance }) => balance < 0)
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:hidden">
        {funds.map((line) => (
          <li
            key={line.fund}
            className="rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <h3 className="text-base">{fundWords[line.fund]}</h3>
            <UseBar line={line} />
            <dl className="mt-3 grid gap-1.5 text-sm">
              {columns.map(({ name, amountOf }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-semibold">
                    <FundSum amount={amountOf(line)} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="hidden overflow-hidden rounded-card border border-line bg-surface shadow-card lg:block">
        <table className="w-full text-left">
          <thead className="bg-surface-2 text-sm text-muted">
            <tr>
              <th scope="col" className="px-5 py-3 font-semibold">
                Jenis dana
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="px-5 py-3 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {funds.map((line) => (
              <tr key={line.fund} className="border-t border-line">
                <th scope="row" className="w-72 px-5 py-3.5 font-semibold">
                  {fundWords[line.fund]}
                  <UseBar line={line} />
                </th>
                {columns.map(({ name, amountOf }) => (
                  <td key={name} className="px-5 py-3.5 text-right">
                    <FundSum amount={amountOf(line)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lacking.map(({ fund, balance }) => (
        <p key={fund} className="mt-4 text-sm text-muted">
          {lackWords(fund, formatRupiah(-balance))}
        </p>
      ))}
    </>
  )
}

/** A fund that spent before it was paid: said in words, since a sum below nothing reads as a mistake. */
function FundSum({ amount }: { amount: number }) {
  if (amount >= 0) return <Money amount={amount} />
  return (
    <>
      kurang <Money amount={-amount} />
    </>
  )
}

function lackWords(fund: FundLine['fund'], sum: string): string {
  return fund === 'A'
    ? `Dana amil kurang ${sum}: biaya pembayaran sudah keluar, sedangkan bagian amil belum diambil. Kekurangan itu tercatat sebagai utang dana amil dan dilunasi dari bagian amil, bukan dari dana donatur.`
    : `${fundWords[fund]} kurang ${sum}: uangnya ditarik kembali setelah disalurkan.`
}

const columns: { name: string; amountOf: (line: FundLine) => number }[] = [
  { name: 'Diterima', amountOf: ({ received }) => received },
  { name: 'Disalurkan', amountOf: ({ used }) => used },
  { name: 'Hak amil', amountOf: ({ amilShare }) => amilShare },
  { name: 'Saldo', amountOf: ({ balance }) => balance },
]

/** The share of received money that was spent. Hidden from screen readers, because the numbers say the same. */
function UseBar({ line: { received, used, amilShare } }: { line: FundLine }) {
  const share = (amount: number) => (received > 0 ? Math.min(100, (amount / received) * 100) : 0)
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 h-2 w-full rounded-chip"
    >
      <rect width="100" height="2" className="fill-surface-2" />
      <rect width={share(used + amilShare)} height="2" className="fill-accent" />
      <rect width={share(used)} height="2" className="fill-primary" />
    </svg>
  )
}
