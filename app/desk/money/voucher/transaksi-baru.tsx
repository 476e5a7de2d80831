import { type Group, groups } from '#features/voucher/templates/template.ts'
import { templates } from '#features/voucher/templates/templates.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'
import { RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/transaksi-baru.ts'

/** The templates that this person may propose, and that have all the words sought. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { staff } = context.get(deskContext)
  const prefill = new URL(request.url).searchParams
  const sought = (prefill.get('kata') ?? '').trim()
  prefill.delete('kata')
  const words = sought.toLowerCase().split(/\s+/)
  const found = templates
    .filter(({ propose }) => isPermitted(staff.role, propose))
    .filter(({ title, words: description }) =>
      words.every((w) => `${title} ${description}`.toLowerCase().includes(w)),
    )
    .map(({ key, title, words: description, group }) => ({ key, title, description, group }))
  return { found, prefill: [...prefill].slice(0, MOST_PREFILLED) }
}

/** A line of a bank's statement leads here with what it tells; every form takes what it has a field for. */
const MOST_PREFILLED = 8

export default function TransaksiBaru({ loaderData }: Route.ComponentProps) {
  const { found, prefill } = loaderData
  const query = prefill.length > 0 ? `?${new URLSearchParams(prefill)}` : ''
  const shown = (Object.keys(groups) as Group[]).map((group) => ({
    group,
    rows: found.filter((each) => each.group === group),
  }))
  return (
    <DeskPage
      title="Catat transaksi"
      lead="Pilih yang terjadi. Jurnalnya tampil sebelum dicatat."
      back={{ href: '/kelola/transaksi', label: 'Transaksi' }}
      isNarrow
    >
      <FilterBar search={{ kata: { label: 'Cari' } }} hidden={Object.fromEntries(prefill)} />
      {found.length === 0 && (
        <p className="rounded-card border border-line bg-surface px-4 py-5">
          Tidak ada yang cocok. Coba kata lain: gaji, pajak, kas kecil, uang muka.
        </p>
      )}
      {shown
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <DeskSection key={group} title={groups[group]}>
            <ul className="grid overflow-hidden rounded-card border border-line bg-surface">
              {rows.map(({ key, title, description }) => (
                <li key={key} className="grid gap-0.5 border-b border-line px-4 py-3 last:border-0">
                  <RowLink href={`/kelola/transaksi/baru/${key}${query}`}>{title}</RowLink>
                  <span className="text-muted">{description}</span>
                </li>
              ))}
            </ul>
          </DeskSection>
        ))}
    </DeskPage>
  )
}
