import { IconButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { MOST_MINUTES } from '#features/prayer-time/corrections.ts'
import { type TimeName, timeLabels, timeNames } from '#features/prayer-time/prayer-time.ts'
import type { Moved } from './place-shown.ts'

/** Moves single times by minutes, as the mosque nearby does. */
export function CorrectionsCard({ corrections, correct }: Moved) {
  const count = Object.keys(corrections).length
  const move = (name: TimeName, by: number) => {
    const minutes = (corrections[name] ?? 0) + by
    if (Math.abs(minutes) > MOST_MINUTES) return
    const { [name]: _, ...others } = corrections
    correct(minutes === 0 ? others : { ...others, [name]: minutes })
  }
  return (
    <Card as="section" className="px-5 py-3 noscript:hidden">
      <details>
        <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-3 text-lg font-bold">
          <span>Koreksi menit</span>
          <span className="text-sm font-normal text-muted">
            {count > 0 ? `${count} waktu digeser` : 'tidak ada'}
          </span>
        </summary>
        <p className="pt-1 pb-2 text-sm text-muted">
          Samakan dengan jadwal masjid di dekat Anda. Berlaku di layar ini, beranda, dan imsakiyah,
          dan hanya tersimpan di perangkat ini.
        </p>
        <ul className="grid divide-y divide-line">
          {timeNames.map((name) => {
            const label = timeLabels[name]
            return (
              <li key={name} className="flex items-center gap-1 py-0.5">
                <span className="flex-1">{label}</span>
                <IconButton
                  icon="minus"
                  label={`${label} satu menit lebih awal`}
                  onClick={() => move(name, -1)}
                />
                <output className="w-14 text-center tabular" aria-label={`Koreksi ${label}`}>
                  {minuteWords(corrections[name] ?? 0)}
                </output>
                <IconButton
                  icon="plus"
                  label={`${label} satu menit lebih lambat`}
                  onClick={() => move(name, 1)}
                />
              </li>
            )
          })}
        </ul>
        {count > 0 && (
          <button
            type="button"
            onClick={() => correct({})}
            className="min-h-touch font-semibold text-primary hover:underline"
          >
            Hapus semua koreksi
          </button>
        )}
      </details>
    </Card>
  )
}

function minuteWords(minutes: number): string {
  if (minutes === 0) return '0'
  return `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} mnt`
}
