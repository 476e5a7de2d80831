import { Chip } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Money } from '#app/ui/money.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { type Need, needProgress } from '#features/asrama/asrama.ts'
import { formatCount } from '#platform/money/money.ts'

/** The needs of an asrama this month, how much of each is met, and the source of the figures. */
export function NeedList({ needs, now }: { needs: Need[]; now: string }) {
  return (
    <section id="kebutuhan" className="grid scroll-mt-24 gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">Kebutuhan bulan ini</h2>
        {needs.length > 0 && (
          <p className="text-sm text-muted">
            Per <DateText at={now} as="date" />. Barang dihitung dari catatan penerimaan di asrama,
            uang dari pembukuan kami.
          </p>
        )}
      </div>
      {needs.length === 0 ? (
        <EmptyState
          icon="basket"
          title="Daftar kebutuhan sedang disusun."
          text="Hubungi asrama bila Anda ingin membantu sekarang."
        />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {needs.map((need) => (
            <li key={need.name}>
              <NeedRow need={need} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NeedRow({ need }: { need: Need }) {
  const { name, unit, wanted, arrived } = need
  const { percent } = needProgress(need)
  return (
    <div className="grid h-full content-between gap-2.5 rounded-card border border-line bg-surface p-4">
      <div className="flex min-h-6 items-start justify-between gap-2">
        <h3 className="text-base leading-snug">{name}</h3>
        {percent >= 100 && <Chip tone="success">Terpenuhi</Chip>}
      </div>
      <div className="grid gap-1.5">
        <ProgressBar ratio={percent / 100} label={`${name} yang sudah ada`} />
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          {unit === 'rupiah' ? (
            <span>
              <Money amount={arrived} className="font-bold" />
              <span className="text-muted">
                {' '}
                dari <Money amount={wanted} />
              </span>
            </span>
          ) : (
            <span className="tabular">
              <strong>{formatCount(arrived)}</strong>
              <span className="text-muted">
                {' '}
                dari {formatCount(wanted)} {unit}
              </span>
            </span>
          )}
          <span className="text-muted tabular">{percent}%</span>
        </p>
      </div>
    </div>
  )
}
