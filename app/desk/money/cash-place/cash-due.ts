import { overdueWords } from '#features/cash-place/place.ts'
import { listPlacesNow } from '#features/cash-place/places.server.ts'
import { workDaysAfter } from '#features/donation-box/box.ts'
import { listUndeposited } from '#features/donation-box/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'

/** What of cash is late: boxes that are not at the bank, and collectors who should hand over. */
export async function cashDue(db: Db, today: string): Promise<{ href: string; words: string }[]> {
  const late = (await listUndeposited(db)).filter(
    ({ day, depositDays }) => workDaysAfter(day, depositDays) < today,
  )
  const sum = late.reduce((whole, each) => whole + each.sum, 0)
  const boxes = {
    href: '/kelola/kotak',
    words: `${late.length} kotak amal lewat waktu setor, ${formatRupiah(sum)}`,
  }
  const places = (await listPlacesNow(db)).flatMap((place) => {
    const why = overdueWords(place, today)
    const words = `${place.name}: ${why?.toLowerCase()}, ${formatRupiah(place.held)}`
    return why ? [{ href: `/kelola/kas/${place.id}`, words }] : []
  })
  return [...(late.length > 0 ? [boxes] : []), ...places]
}
