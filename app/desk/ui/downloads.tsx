import { buttonClass } from '#app/ui/button.tsx'
import { addressWith } from './filters.ts'

type Props = { path: string; filters: Readonly<Record<string, string | undefined>> }

/** Links to what a list shows, as files for a spreadsheet. */
export function Downloads({ path, filters }: Props) {
  return (['csv', 'xlsx'] as const).map((format) => (
    <a
      key={format}
      href={addressWith(`${path}.${format}`, filters, {})}
      className={buttonClass('ghost')}
    >
      Unduh {format.toUpperCase()}
    </a>
  ))
}
