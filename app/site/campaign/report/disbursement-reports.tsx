import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PublicReport, ReportPicture } from '#features/disbursement/disbursement-report.ts'
import { formatCount } from '#platform/money/money.ts'

export type ReportView = Omit<PublicReport, 'paidAt'> & { paidAt: string }

const OPEN = 2

/** What reached people, told with words and pictures: the newest, and the earlier ones behind a press. */
export function DisbursementReports({ reports }: { reports: readonly ReportView[] }) {
  const earlier = reports.slice(OPEN)
  return (
    <section id="penyaluran" className="grid max-w-reading scroll-mt-24 gap-5">
      <h2 className="text-xl">
        Laporan penyaluran{' '}
        <span className="text-base font-medium text-muted tabular">
          {formatCount(reports.length)}
        </span>
      </h2>
      {reports.slice(0, OPEN).map((report) => (
        <Report key={report.id} report={report} />
      ))}
      {earlier.length > 0 && (
        <details className="group grid gap-5">
          <summary className="flex min-h-touch list-none items-center gap-2 font-semibold text-primary">
            Laporan sebelumnya ({formatCount(earlier.length)})
            <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 pt-3">
            {earlier.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

function Report({ report }: { report: ReportView }) {
  const { id, paidAt, amount, description, use, beneficiaries, recipient, paragraphs } = report
  const { became } = report
  return (
    <article className="grid gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <header className="grid gap-1">
        <p className="text-sm text-muted">
          <DateText at={paidAt} as="date" />
        </p>
        <h3 className="text-lg leading-snug [overflow-wrap:anywhere]">{description}</h3>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <BigFigure value={amount} className="text-lg font-extrabold text-primary" />
          <span className="text-sm text-muted">{use}</span>
        </p>
        {became && (
          <p className="font-semibold">
            Menjadi {formatCount(became.count)} {became.name}
          </p>
        )}
        <p className="text-sm">
          Untuk <span className="font-semibold tabular">{formatCount(beneficiaries)}</span> orang
          {recipient && (
            <>
              {': '}
              <span className="font-semibold">{recipient}</span>
            </>
          )}
        </p>
      </header>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="[overflow-wrap:anywhere]">
          {paragraph}
        </p>
      ))}
      <Pictures pictures={report.pictures} />
      {report.document && (
        <a
          href={`/bukti-penyaluran/${id}`}
          className="inline-flex min-h-touch items-center gap-2 justify-self-start font-semibold text-primary underline underline-offset-4"
        >
          <Icon name="download" className="size-5" />
          Unduh bukti penyaluran ({report.document.toUpperCase()})
        </a>
      )}
    </article>
  )
}

/** A single picture is drawn large, several side by side. All load when they come near. */
function Pictures({ pictures }: { pictures: readonly ReportPicture[] }) {
  if (pictures.length === 0) return null
  // The first of an odd number is as wide as two, so that no gap is left.
  const isWide = (index: number) => index === 0 && pictures.length % 2 === 1
  return (
    <ul className="grid grid-cols-2 gap-3">
      {pictures.map(({ id, caption, picture }, index) => (
        <li key={id} className={isWide(index) ? 'col-span-full' : ''}>
          <figure className="grid gap-1">
            <Picture
              picture={picture}
              focus={picture.focus}
              alt={picture.alt}
              sizes={
                isWide(index) ? '(min-width: 40rem) 38rem, 90vw' : '(min-width: 40rem) 19rem, 45vw'
              }
              className="aspect-[4/3] rounded-field object-cover"
            />
            <figcaption className="text-xs text-muted">
              {`${caption && `${caption} · `}Foto: ${picture.credit}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
