import { Checklist } from '#app/site/verification/checklist.tsx'
import type { ChecklistView } from '#app/site/verification/checklist-view.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What was verified of the institution itself; the seal stands only where it is recorded. */
export function Verification({ view }: { view: ChecklistView }) {
  return (
    <section
      id="verifikasi"
      aria-labelledby="verifikasi-lembaga"
      className="grid scroll-mt-24 gap-4"
    >
      <h2 id="verifikasi-lembaga" className="flex flex-wrap items-center gap-2 text-xl">
        Pemeriksaan lembaga
        {view.isVerified && (
          <span className="inline-flex items-center gap-1 text-base font-semibold text-primary">
            <Icon name="verified" className="size-5" />
            Terverifikasi
          </span>
        )}
      </h2>
      <Card className="max-w-reading p-5">
        <Checklist
          view={view}
          none="Belum ada pemeriksaan yang dicatat, karena itu belum ada tanda terverifikasi."
        />
      </Card>
    </section>
  )
}
