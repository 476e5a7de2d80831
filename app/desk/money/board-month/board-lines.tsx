import type { BoardChange, BoardDocument, BoardLine } from '#features/board-month/board-month.ts'
import { changeWords, planWords, wayWords } from '#features/board-month/board-words.ts'
import { formatFigure, formatRupiah } from '#platform/money/money.ts'
import { RowLink } from '#app/desk/ui/list.tsx'

type LinesProps = { caption: string; lines: readonly BoardLine[] }

/** What came, was passed on and is held, line by line, with the change against the year before below each flow. */
export function BoardLines({ caption, lines }: LinesProps) {
  if (lines.length === 0) return <p className="text-muted">Belum ada yang bergerak bulan ini.</p>
  return (
    <ul aria-label={caption} className="grid gap-3 lg:grid-cols-2">
      {lines.map(({ id, name, came, passedOn, held, lastYear, plan }) => (
        <li
          key={id}
          className="grid content-start gap-2 rounded-card border border-line bg-surface p-4"
        >
          <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto_6rem] gap-x-3 gap-y-1 text-sm">
            <Figure label="Masuk" now={came} before={lastYear.came} plan={plan?.came} />
            <Figure
              label="Tersalurkan"
              now={passedOn}
              before={lastYear.passedOn}
              plan={plan?.passedOn}
            />
            <dt className="text-muted">Dipegang</dt>
            <dd className="text-right font-semibold tabular">{formatFigure(held)}</dd>
            <dd />
          </dl>
        </li>
      ))}
    </ul>
  )
}

type FigureProps = { label: string; now: number; before: number; plan: number | undefined }

function Figure({ label, now, before, plan }: FigureProps) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="text-right tabular">{formatFigure(now)}</dd>
      <dd className="text-right text-xs leading-6 text-muted" title={formatRupiah(before)}>
        {changeWords(now, before)}
        {plan ? <span className="block">{planWords(now, plan)}</span> : null}
      </dd>
    </>
  )
}

/** The largest changes against the year before, each with the documents that explain it. */
export function Changes({ changes }: { changes: readonly BoardChange[] }) {
  if (changes.length === 0) return <p className="text-muted">Tidak ada yang berubah.</p>
  return (
    <ol className="grid gap-3 lg:grid-cols-2">
      {changes.map(({ name, way, now, before, documents }) => (
        <li
          key={`${name} ${way}`}
          className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
        >
          <p className="font-semibold [overflow-wrap:anywhere]">
            {name}: {wayWords[way].toLowerCase()} {now >= before ? 'naik' : 'turun'}{' '}
            {formatRupiah(Math.abs(now - before))}
          </p>
          <p className="text-sm text-muted">
            {formatRupiah(now)}, setahun lalu {formatRupiah(before)}
          </p>
          {documents.length === 0 ? (
            <p className="text-sm">
              {now === 0 ? 'Tidak ada dokumen bulan ini.' : 'Banyak dokumen kecil.'}
            </p>
          ) : (
            <ul className="grid gap-1 text-sm">
              {documents.map(({ href, words, amount }) => (
                <li key={href} className="[overflow-wrap:anywhere]">
                  <RowLink href={href}>{words}</RowLink>, {formatRupiah(amount)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The largest documents of a month. */
export function Documents({ documents }: { documents: readonly BoardDocument[] }) {
  if (documents.length === 0) return <p className="text-muted">Belum ada dokumen bulan ini.</p>
  return (
    <ul className="grid overflow-hidden rounded-card border border-line bg-surface">
      {documents.map(({ href, words, amount }) => (
        <li
          key={href}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-2.5 last:border-0"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <RowLink href={href}>{words}</RowLink>
          </span>
          <span className="tabular">{formatRupiah(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
