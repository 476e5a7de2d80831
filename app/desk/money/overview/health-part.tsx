import { Card } from '#app/ui/card.tsx'
import type { Expiring } from '#features/overview/queries.server.ts'
import { checklists } from '#features/verification/verification.ts'
import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import { laneWords } from '#app/desk/people/job/lane-words.ts'
import { checkWords } from './check-words.ts'

export type HealthFacts = {
  lanes: { lane: string; dead: number; seconds: number }[]
  failed: { name: string; errors: number }[]
  askedAt: Date | null
  expiring: Expiring[]
}

/** How the installation itself is: queues, daily questions, and what runs out. */
export function HealthPart({
  health: { lanes, failed, askedAt, expiring },
}: {
  health: HealthFacts
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card as="section" className="grid content-start gap-3 p-4">
        <h2 className="text-lg">
          <a
            href="/kelola/antrean"
            className="inline-flex min-h-touch items-center text-primary underline"
          >
            Antrean pekerjaan
          </a>
        </h2>
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="text-xs text-muted">
              {['Jalur', 'Tertua', 'Berhenti'].map((label) => (
                <th key={label} scope="col" className="py-1 pr-3 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lanes.map(({ lane, dead, seconds }) => (
              <tr key={lane}>
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {laneWords[lane] ?? lane}
                </th>
                <td className="py-1 pr-3 tabular">{waitWords(seconds)}</td>
                <td className={`py-1 tabular ${dead > 0 ? 'font-bold text-danger' : ''}`}>
                  {dead}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card as="section" className="grid content-start gap-3 p-4">
        <h2 className="text-lg">Pemeriksaan harian</h2>
        {failed.length === 0 ? (
          <p>
            {askedAt
              ? `Pembukuan, kuitansi, dan jejak audit tanpa kesalahan, ${formatDateTime(askedAt)}.`
              : 'Belum pernah diperiksa sejak pemasangan.'}
          </p>
        ) : (
          <ul className="grid gap-1.5">
            {failed.map(({ name, errors }) => (
              <li key={name} className="flex justify-between gap-4 text-danger">
                <span className="min-w-0 [overflow-wrap:anywhere]">{checkWords[name] ?? name}</span>
                <span className="font-bold tabular">{errors}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card as="section" className="grid content-start gap-3 p-4">
        <h2 className="text-lg">Segera habis berlaku</h2>
        {expiring.length === 0 ? (
          <p className="text-muted">Tidak ada dalam 60 hari ke depan.</p>
        ) : (
          <ul className="grid gap-2">
            {expiring.map(({ what, kind, validUntil }) => (
              <li key={`${what} ${kind}`}>
                <span className="block font-semibold">{kindWords(kind)}</span>
                <span className="text-muted">
                  {what} · {formatDate(validUntil)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

function kindWords(kind: string): string {
  return checklists.institution[kind]?.name ?? checklists.campaign[kind]?.name ?? kind
}

function waitWords(seconds: number): string {
  if (seconds <= 0) return '–'
  if (seconds < 90) return `${Math.round(seconds)} detik`
  return seconds < 5400 ? `${Math.round(seconds / 60)} menit` : `${Math.round(seconds / 3600)} jam`
}
