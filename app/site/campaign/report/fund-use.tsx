import { Slot } from '#app/ui/button.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Money } from '#app/ui/money.tsx'
import { MoneyFlowChart } from './money-flow-chart.tsx'
import { formatCount } from '#platform/money/money.ts'

export type FundUseView = {
  collected: number
  channelFees: number
  amilShare: number
  disbursed: number
  balance: number
  /** What a wakaf by units has become, by published reports. */
  became?: { count: number; name: string; at: string }
  disbursements: { paidAt: string; description: string; use: string; amount: number }[]
}

type Props = { funds: FundUseView; isWakaf: boolean; hasReports: boolean; now: string }

/** Where a campaign's money is, and "Rincian penggunaan dana": both from the books. Opens without script. */
export function FundUse({ funds, isWakaf, hasReports, now }: Props) {
  const { collected, amilShare, disbursed, balance, channelFees, disbursements } = funds
  const flow = { donated: collected, amilShare, handedOver: disbursed, onHand: balance }
  return (
    <section
      id="dana"
      aria-labelledby="perjalanan-dana"
      className="max-w-reading scroll-mt-24 rounded-card border border-line bg-surface shadow-card"
    >
      <div className="grid gap-4 p-5">
        <h2 id="perjalanan-dana" className="text-xl">
          Perjalanan dana
        </h2>
        <MoneyFlowChart flow={flow} isWakaf={isWakaf} />
        <Became funds={funds} />
      </div>
      <details className="group border-t border-line">
        <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3">
          <Icon name="wallet" className="size-5.5 text-primary" />
          <h3 className="flex-1 text-base">Rincian penggunaan dana</h3>
          <Icon
            name="down"
            className="size-5 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-5 px-5 pb-5">
          <dl className="grid text-sm">
            <Line name="Terkumpul" amount={collected} />
            <Line name="Tersalurkan" amount={disbursed} />
            <Line name="Hak amil" amount={amilShare} />
            <Line name="Saldo yang belum disalurkan" amount={balance} isSum />
          </dl>
          <p className="text-sm text-muted">
            <Slot>
              {channelFees > 0 && (
                <span>
                  Biaya kanal pembayaran sebesar <Money amount={channelFees} /> ditanggung bagian
                  amil, sehingga tidak mengurangi dana ini.{' '}
                </span>
              )}
            </Slot>
            Dihitung dari pembukuan kami, per <DateText at={now} as="date" />.
          </p>
          {disbursements.length > 0 && (
            <Payments payments={disbursements} hasReports={hasReports} />
          )}
        </div>
      </details>
    </section>
  )
}

/** What arrived as a thing, with its day. */
function Became({ funds: { became } }: Pick<Props, 'funds'>) {
  if (!became) return null
  return (
    <p className="font-semibold">
      Sudah menjadi {formatCount(became.count)} {became.name}, terakhir{' '}
      <DateText at={became.at} as="date" />.
    </p>
  )
}

type LineProps = { name: string; amount: number; isSum?: boolean }

function Line({ name, amount, isSum = false }: LineProps) {
  return (
    <div
      className={`flex items-center justify-between gap-3 border-b border-line py-2.5 last:border-0 ${isSum ? 'font-bold' : ''}`}
    >
      <dt>{name}</dt>
      <dd>
        {/* Negative when money comes back after it was spent. */}
        {amount < 0 && <span>{'−'}</span>}
        <Money amount={Math.abs(amount)} />
      </dd>
    </div>
  )
}

type PaymentsProps = { payments: FundUseView['disbursements']; hasReports: boolean }

function Payments({ payments, hasReports }: PaymentsProps) {
  return (
    <div className="grid gap-2">
      <h4 className="text-base">Riwayat penyaluran</h4>
      {!hasReports && (
        <p className="text-sm text-muted">Belum ada laporan. Cerita dan fotonya tampil di sini.</p>
      )}
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
