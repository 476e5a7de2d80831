import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { addressWith } from './filters.ts'

type Props = {
  filters: Readonly<Record<string, string | undefined>>
  /** The list's address, where this page is another. */
  path?: string
}

/** Links to what the list of this page shows, as files for a spreadsheet. */
export function Downloads({ filters, path }: Props) {
  const { pathname } = useLocation()
  const hrefOf = (format: Format) => addressWith(`${path ?? pathname}.${format}`, filters, {})
  return <FileLinks formats={['csv', 'xlsx']} hrefOf={hrefOf} />
}

type Format = 'pdf' | 'csv' | 'xlsx' | 'json'

type LinksProps = { formats: readonly Format[]; hrefOf: (format: Format) => string }

/** Links to one thing as files of several formats. */
export function FileLinks({ formats, hrefOf }: LinksProps) {
  return formats.map((format) => (
    <a key={format} href={hrefOf(format)} className={buttonClass('ghost')}>
      Unduh {format.toUpperCase()}
    </a>
  ))
}

type FormProps = {
  address: string
  formats: readonly Format[]
  look?: 'primary' | 'ghost'
}

/** Files that name people: asked for by a form, so that the look is recorded. */
export function DownloadForm({ address, formats, look = 'ghost' }: FormProps) {
  return (
    <form method="post" action={address} className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <button
          key={format}
          type="submit"
          name="bentuk"
          value={format}
          className={buttonClass(look)}
        >
          Unduh {format.toUpperCase()}
        </button>
      ))}
    </form>
  )
}
