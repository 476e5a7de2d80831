import { Chip } from '#app/ui/card.tsx'
import type { ComparedLine } from '#features/site-page/compare.ts'
import type { WrittenVersion } from '#features/site-page/desk-queries.server.ts'
import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { field, type FieldTable } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

type VersionsProps = {
  slug: string
  versions: readonly WrittenVersion[]
  current: number | undefined
}

/** All versions with who published them; each can be compared with the one before. */
export function PageVersions({ slug, versions, current }: VersionsProps) {
  const columns: Column<WrittenVersion>[] = [
    {
      label: 'Versi',
      cell: ({ version }) => (
        <>
          <a href={`/${slug}?versi=${version}`} className="font-semibold text-primary underline">
            {version}
          </a>{' '}
          {version === current && <Chip tone="success">Berlaku</Chip>}
          {version > (current ?? 0) && <Chip tone="accent">Diumumkan</Chip>}
        </>
      ),
    },
    { label: 'Berlaku mulai', cell: ({ effectiveAt }) => formatDate(effectiveAt) },
    { label: 'Yang berubah', cell: ({ changeSummary }) => changeSummary },
    {
      label: 'Terbit',
      cell: ({ publishedAt, publishedBy }) =>
        `${formatDateTime(publishedAt)}, ${publishedBy ?? 'bawaan'}`,
    },
    {
      label: 'Bandingkan',
      cell: ({ version }) =>
        version > 1 && (
          <a href={`?versi=${version}#banding`} className="text-primary underline">
            Dengan versi {version - 1}
          </a>
        ),
    },
  ]
  return (
    <DeskList
      caption="Versi halaman"
      columns={columns}
      rows={versions}
      keyOf={({ version }) => String(version)}
      empty={{ title: 'Belum ada versi' }}
    />
  )
}

type FieldsProps = {
  latest: WrittenVersion | undefined
  isConsented: boolean
}

/** The fields of a new version, begun from the latest one. */
export function pageFields({ latest, isConsented }: FieldsProps): FieldTable {
  return {
    title: field.text('Judul', { stored: latest?.title, maxLength: 120 }),
    summary: field.area('Ringkasan', { stored: latest?.summary, rows: 3 }),
    body_html: field.rich('Isi halaman', {
      stored: latest?.body,
      hint: '{lembaga}, {nama}, {alamat}, {telepon}, {e-mail}, dan {pengaduan} diisi dari data lembaga.',
      rows: 24,
      alsoErrorOf: 'body',
    }),
    changeSummary: field.text('Yang berubah', {
      hint: 'Satu kalimat; dibaca pengunjung di riwayat halaman.',
    }),
    version: field.columns(2, {
      effectiveOn: field.optional.day('Berlaku mulai', { hint: 'Tanpa isian: sekarang juga.' }),
      code:
        isConsented &&
        field.text('Kode persetujuan', {
          hint: 'Misalnya 2027-01; disebut dalam persetujuan orang.',
        }),
    }),
  }
}

const looks: Record<ComparedLine['kind'], string> = {
  same: 'text-muted',
  added: 'bg-success-tint',
  removed: 'bg-danger-tint line-through',
}

/** What a version changes, paragraph by paragraph. */
export function Comparison({
  version,
  lines,
}: {
  version: number
  lines: readonly ComparedLine[]
}) {
  return (
    <DeskSection title={`Versi ${version} dibandingkan dengan sebelumnya`}>
      <div id="banding" className="grid gap-1.5 rounded-card border border-line bg-surface p-4">
        {lines.map(({ kind, text }, place) => (
          <p key={place} className={`rounded-field px-2 ${looks[kind]}`}>
            {kind !== 'same' && (
              <span className="sr-only">{kind === 'added' ? 'Ditambahkan: ' : 'Dihapus: '}</span>
            )}
            {text}
          </p>
        ))}
      </div>
    </DeskSection>
  )
}
