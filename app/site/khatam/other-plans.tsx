import { deviceNow } from '#app/client/device-clock.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatGregorian } from '#features/calendar/day.ts'
import { khatamOf, pagesRead } from '#features/khatam/khatam.ts'
import { type KhatamPlan, withEnd, withoutPages } from '#features/khatam/plan.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { changeKhatam } from './khatam-store.ts'

type Props = { plans: Readonly<Record<string, KhatamPlan>>; shownId: string | undefined }

/** The plan's end, and the plans before it: taken up again, or removed with their pages. */
export function OtherPlans({ plans, shownId }: Props) {
  const others = Object.entries(plans)
    .filter(([id, { isRemoved }]) => id !== shownId && !isRemoved)
    .sort(([, one], [, other]) => other.usedAt - one.usedAt)
  if (others.length === 0 && !shownId) return null
  return (
    <Card as="section" className="grid gap-2 p-5">
      <h2 className="text-lg">Rencana dan riwayat</h2>
      {shownId && (
        <details>
          <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-primary">
            Akhiri rencana ini
          </summary>
          <div className="flex flex-wrap gap-2 pb-2">
            <Button
              look="ghost"
              onClick={() => changeKhatam(shownId, (plan) => withEnd(plan, true, deviceNow()))}
            >
              Simpan ke riwayat
            </Button>
            <Remove id={shownId} />
          </div>
        </details>
      )}
      {others.map(([id, plan]) => (
        <details key={id} className="border-t border-line">
          <summary className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-2">
            <span className="font-semibold">{formatGregorian(plan.startDay)}</span>
            <span className="text-sm text-muted">{wordsOf(plan)}</span>
          </summary>
          <div className="flex flex-wrap gap-2 pb-2">
            <Button
              look="ghost"
              onClick={() => changeKhatam(id, (known) => withEnd(known, false, deviceNow()))}
            >
              Pakai rencana ini
            </Button>
            <Remove id={id} />
          </div>
        </details>
      ))}
    </Card>
  )
}

function Remove({ id }: { id: string }) {
  return (
    <Button look="ghost" icon="trash" onClick={() => changeKhatam(id, withoutPages)}>
      Hapus beserta catatannya
    </Button>
  )
}

function wordsOf(plan: KhatamPlan): string {
  const done = pagesRead(khatamOf(plan))
  const total = PAGE_COUNT + 1 - plan.first
  if (done === total) return 'khatam'
  return `${done} dari ${total} halaman${plan.isEnded.is ? ', diakhiri' : ''}`
}
