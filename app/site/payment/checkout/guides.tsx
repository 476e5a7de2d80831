import { Icon } from '#app/ui/icon.tsx'
import { formatDate } from '#platform/time/jakarta.ts'

type Props = { guides: { title: string; steps: string[] }[]; checkedOn: string }

/** Payment instructions, one block per way; the first is open. */
export function Guides({ guides, checkedOn }: Props) {
  if (guides.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Cara bayar</h2>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {guides.map(({ title, steps }, index) => (
          <details key={title} name="cara-bayar" open={index === 0} className="group">
            <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-5 font-semibold hover:bg-tint">
              {title}
              <Icon
                name="down"
                className="size-5 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <ol className="grid gap-2.5 px-5 pt-1 pb-5">
              {steps.map((step, at) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-tint text-xs font-bold text-primary tabular"
                  >
                    {at + 1}
                  </span>
                  <span className="min-w-0">{step}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <p className="text-xs text-muted">
        Langkahnya dapat berubah. Terakhir diperiksa {formatDate(checkedOn)}.
      </p>
    </section>
  )
}
