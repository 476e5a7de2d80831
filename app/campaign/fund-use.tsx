import type { ReactNode } from 'react'
import { DateText } from '#app/ui/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Money } from '#app/ui/money.tsx'

export type FundUseView = {
  collected: number
  channelFees: number
  amilShare: number
  disbursed: number
  balance: number
  disbursements: { paidAt: string; description: string; use: string; amount: number }[]
}

type Props = { funds: FundUseView; now: string }

/** "Rincian penggunaan dana": how the money was used, computed from the books. Opens without script. */
export function FundUse({ funds, now }: Props) {
  const { collected, amilShare, disbursed, balance, channelFees, disbursements } = funds
  return (
    <section id="dana" className="max-w-reading scroll-mt-24">
      <details className="group rounded-card border border-line bg-surface shadow-card">
        <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3">
          <Icon name="wallet" className="size-5.5 text-primary" />
          <h2 className="flex-1 text-base">Rincian penggunaan dana</h2>
          <Icon
            name="down"
            className="size-5 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-5 px-5 pb-5">
          <Shares {...{ amilShare, disbursed, balance }} />
          <dl className="grid text-sm">
            <Line name="Terkumpul" amount={collected} />
            <Line name="Tersalurkan" amount={disbursed} sign={<Dot className="bg-primary" />} />
            <Line name="Hak amil" amount={amilShare} sign={<Dot className="bg-accent" />} />
            <Line
              name="Saldo yang belum disalurkan"
              amount={balance}
              sign={<Dot className="bg-primary-200" />}
              isSum
            />
          </dl>
          <p className="text-sm text-muted">
            {channelFees > 0 && (
              <>
                Biaya kanal pembayaran sebesar <Money amount={channelFees} /> ditanggung bagian
                amil, sehingga tidak mengurangi dana ini.{' '}
              </>
            )}
            Dihitung dari pembukuan kami, per <DateText at={now} as="date" />.
          </p>
          {disbursements.length > 0 && <Payments payments={disbursements} />}
        </div>
      </details>
    </section>
  )
}

function Shares({ amilShare, disbursed, balance }: Record<string, number>) {
  const parts = [
    [disbursed, 'bg-primary'],
    [amilShare, 'bg-accent'],
    [balance, 'bg-primary-200'],
  ] as const
  return (
    <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-surface-2">
      {parts.map(([amount = 0, colour]) => (
        <span key={colour} className={colour} style={{ flexGrow: Math.max(0, amount) }} />
      ))}
    </div>
  )
}

function Dot({ className }: { className: string }) {
  return <span aria-hidden="true" className={`size-2.5 rounded-full ${className}`} />
}

type LineProps = { name: string; amount: number; sign?: ReactNode; isSum?: boolean }

function Line({ name, amount, sign, isSum = false }: LineProps) {
  return (
    <div
      className={`flex items-center justify-between gap-3 border-b border-line py-2.5 last:border-0 ${isSum ? 'font-bold' : ''}`}
    >
      <dt className="flex items-center gap-2">
        {sign}
        {name}
      </dt>
      <dd>
        {/* Negative when money comes back after it was spent. */}
        {amount < 0 && '−'}
        <Money amount={Math.abs(amount)} />
      </dd>
    </div>
  )
}

function Payments({ payments }: { payments: FundUseView['disbursements'] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">Riwayat penyaluran</h3>
      <ul className="grid text-sm">
        {payments.map(({ paidAt, description, use, amount }) => (
          <li key={paidAt + description} className="grid gap-0.5 border-t border-line py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
              {description}
              <Money amount={amount} />
            </p>
            <p className="text-muted">
              {use} · <DateText at={paidAt} as="date" />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
