import type { ClosingPoint } from '#features/books/closing/held-points.ts'
import { addDays, formatDay, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, type Fact } from '#app/desk/ui/facts.tsx'
import { RowLink } from '#app/desk/ui/list.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

type ClosingCheckProps = {
  through: string
  offers: ReturnType<typeof closingDays>
  points: Record<'checks' | 'blocks' | 'said', ClosingPoint[]>
}

/** What stands in the days that would close: what must be put right first, and what is only said. */
export function ClosingCheck({ through, offers, points }: ClosingCheckProps) {
  return (
    <DeskSection
      title="Pemeriksaan sebelum menutup"
      note={`Sampai ${formatDay(startOfDay(through))}. Penutupan tidak membukukan jurnal; ia mengunci harinya.`}
    >
      <FilterBar
        filters={{ sampai: { label: 'Periksa sampai hari', type: 'date' } }}
        values={{ sampai: through }}
      />
      {offers.length > 0 && (
        <p className="flex flex-wrap gap-4">
          {offers.map(({ day, words }) => (
            <RowLink key={day} href={`/kelola/periode?sampai=${day}`}>
              {words}
            </RowLink>
          ))}
        </p>
      )}
      {points.blocks.length > 0 ? (
        <>
          <Notice tone="danger" title="Harus dibereskan dulu" />
          <DeskFacts facts={linked(points.blocks)} />
        </>
      ) : (
        <Notice tone="info" title="Tidak ada yang menghalangi penutupan" />
      )}
      <DeskFacts facts={linked([...points.checks, ...points.said])} />
    </DeskSection>
  )
}

/** The ends of the last month and of the last year, where they are open. */
export function closingDays(today: string, closed: string | undefined) {
  const month = addDays(`${today.slice(0, 8)}01`, -1)
  const year = `${Number(today.slice(0, 4)) - 1}-12-31`
  const all =
    month === year
      ? [{ day: year, words: 'Akhir tahun lalu' }]
      : [
          { day: month, words: 'Akhir bulan lalu' },
          { day: year, words: 'Akhir tahun lalu' },
        ]
  return all.filter(({ day }) => !closed || day > closed)
}

/** Each point leads to where it is put right. */
function linked(points: readonly ClosingPoint[]): Fact[] {
  return points.map(({ label, value, href }) => ({
    label,
    value: href ? <RowLink href={href}>{value}</RowLink> : value,
  }))
}
