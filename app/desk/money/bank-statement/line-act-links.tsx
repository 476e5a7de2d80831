import type { ReviewedLine } from '#features/bank-statement/review.server.ts'
import { anyActHref, donationHref } from '#features/bank-statement/acts/line-acts.ts'
import { ActLink } from '#app/desk/ui/desk-page.tsx'

/** What of the institution it may be: the form begins with what the line tells. */
export function LineActs({ line }: { line: ReviewedLine }) {
  if (
    line.waiting ||
    line.suggestions.some(({ kind, canConfirm }) => canConfirm && kind !== 'suspense')
  )
    return null
  const donation = donationHref(line)
  return (
    <li className="grid justify-items-start gap-1.5">
      {line.acts.map(({ template, title, href }) => (
        <ActLink key={template} href={href}>
          {title}
        </ActLink>
      ))}
      <a
        href={anyActHref(line)}
        className="inline-flex min-h-touch items-center text-primary underline"
        aria-label={`Catat sebagai transaksi lain: baris ${line.row}`}
      >
        {line.acts.length > 0 ? 'Transaksi lain' : 'Catat sebagai transaksi'}
      </a>
      {donation && (
        <a
          href={donation}
          className="inline-flex min-h-touch items-center text-primary underline"
          aria-label={`Catat sebagai donasi: baris ${line.row}`}
        >
          Catat sebagai donasi
        </a>
      )}
    </li>
  )
}
