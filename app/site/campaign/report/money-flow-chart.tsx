import type { ReactNode } from 'react'
import { Slot } from '#app/ui/button.tsx'
import { formatRupiah } from '#platform/money/money.ts'
import type { MoneyFlow } from '#features/campaign/campaign.ts'
import { FLOW, flowStreams, handedOverPercent } from './money-flow.ts'

type Props = { flow: MoneyFlow; isWakaf?: boolean }

const fills = {
  handedOver: 'fill-primary',
  onHand: 'fill-primary/50',
  amilShare: 'fill-accent',
} as const

/** Where money is on its way, drawn as streams from left to right, with the same figures in words below. */
export function MoneyFlowChart({ flow, isWakaf = false }: Props) {
  const { donated, onHand, handedOver, amilShare } = flow
  const streams = flowStreams(flow)
  const percent = handedOverPercent(flow)
  if (streams.length === 0) {
    return <p className="text-muted">Belum ada dana yang diterima. Angkanya tampil di sini.</p>
  }
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="grid gap-1">
        <p className="grid grid-cols-[1fr_auto_1fr] text-xs font-semibold text-muted">
          <span>Dititipkan</span>
          <span>Belum disalurkan</span>
          <span className="text-right">Sampai</span>
        </p>
        <svg
          viewBox={`0 0 ${FLOW.width} ${FLOW.height}`}
          preserveAspectRatio="none"
          className="h-26 w-full"
        >
          {streams.map(({ name, path }) => (
            <path key={name} d={path} className={fills[name]} />
          ))}
        </svg>
      </div>
      <dl className="grid text-sm">
        <Figure name="Dititipkan donatur" amount={donated} isSum />
        <Figure
          name={percent === null ? 'Sudah disalurkan' : `Sudah disalurkan (${percent}%)`}
          amount={handedOver}
          dot="bg-primary"
        />
        {amilShare !== 0 && <Figure name="Hak amil" amount={amilShare} dot="bg-accent" />}
        <Figure
          name={isWakaf ? 'Pokok wakaf yang terjaga' : 'Belum disalurkan'}
          amount={onHand}
          dot="bg-primary/50"
        />
      </dl>
      {onHand < 0 && (
        <p className="text-sm text-muted">
          Kurang dari nol karena ada donasi yang dikembalikan setelah dananya disalurkan.
        </p>
      )}
    </div>
  )
}

/** The same for all campaigns together, as a section of its own. */
export function MoneyInSum({ flow }: { flow: MoneyFlow }) {
  return (
    <section
      aria-labelledby="perjalanan-dana"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10 lg:p-8"
    >
      <div className="grid content-start gap-1">
        <h2 id="perjalanan-dana" className="text-xl">
          Perjalanan dana
        </h2>
        <p className="text-sm text-muted max-sm:hidden">
          Seluruh program, dari pembukuan kami: yang dititipkan, yang belum disalurkan, dan yang
          sudah sampai. Tiap program memperlihatkan perjalanannya sendiri.
        </p>
      </div>
      <MoneyFlowChart flow={flow} />
    </section>
  )
}

type FigureProps = { name: ReactNode; amount: number; dot?: string; isSum?: boolean }

function Figure({ name, amount, dot, isSum = false }: FigureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 last:border-0">
      <dt className={`flex items-center gap-2 ${isSum ? 'font-bold' : ''}`}>
        <Slot>{dot && <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />}</Slot>
        {name}
      </dt>
      <dd className="ml-auto font-semibold whitespace-nowrap tabular">
        {amount < 0 && <span>{'−'}</span>}
        {formatRupiah(Math.abs(amount))}
      </dd>
    </div>
  )
}
