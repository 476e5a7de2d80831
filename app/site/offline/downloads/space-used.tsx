import type { KeptSizes } from '../kept-here.client.ts'
import { formatBytes } from './download.ts'

const labels: readonly (readonly [kind: keyof KeptSizes, label: string])[] = [
  ['app', 'Aplikasi dan layar'],
  ['text', 'Teks Al-Qur’an'],
  ['tafsir', 'Tafsir ringkas'],
  ['english', 'Terjemahan Inggris'],
  ['sound', 'Murottal'],
]

/** The space that this site's content really takes on this device. */
export function SpaceUsed({ sizes }: { sizes: KeptSizes }) {
  const all = labels.reduce((sum, [kind]) => sum + sizes[kind], 0)
  if (all === 0) return null
  return (
    <section aria-labelledby="ruang-terpakai" className="grid gap-2">
      <h2 id="ruang-terpakai" className="text-lg">
        Ruang terpakai di perangkat ini
      </h2>
      <dl className="grid gap-1 rounded-card border border-line bg-surface p-4 text-sm">
        {labels.map(([kind, label]) =>
          sizes[kind] > 0 ? <Row key={kind} label={label} bytes={sizes[kind]} /> : null,
        )}
        <Row label="Seluruhnya" bytes={all} isTotal />
      </dl>
    </section>
  )
}

type RowProps = { label: string; bytes: number; isTotal?: boolean }

function Row({ label, bytes, isTotal = false }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
      <dd className="tabular">{formatBytes(bytes)}</dd>
    </div>
  )
}
