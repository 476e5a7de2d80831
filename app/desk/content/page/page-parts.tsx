import { Chip } from '#app/ui/card.tsx'
import type { ComparedLine } from '#features/site-page/compare.ts'
import type { WrittenVersion } from '#features/site-page/desk-queries.server.ts'
import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskArea, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { RichArea } from '#app/desk/ui/rich-area.tsx'
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
  refused: Refused | undefined
  latest: WrittenVersion | undefined
  isConsented: boolean
}

/** The fields of a new version, begun from the latest one. */
export function PageFields({ refused, latest, isConsented }: FieldsProps) {
  const values = fieldValues(refused, {
    title: latest?.title ?? '',
    summary: latest?.summary ?? '',
    body_html: latest?.body ?? '',
  })
  const body = values('body_html')
  return (
    <>
      <DeskText {...values('title')} label="Judul" maxLength={120} />
      <DeskArea {...values('summary')} label="Ringkasan" rows={3} />
      <RichArea
        {...body}
        error={body.error ?? refused?.errors['body']}
        label="Isi halaman"
        hint="{lembaga}, {nama}, {alamat}, {telepon}, {e-mail}, dan {pengaduan} diisi dari data lembaga."
        rows={24}
      />
      <DeskText
        {...values('changeSummary')}
        label="Yang berubah"
        hint="Satu kalimat; dibaca pengunjung di riwayat halaman."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText
          {...values('effectiveOn')}
          type="date"
          label="Berlaku mulai"
          hint="Tanpa isian: sekarang juga."
          isOptional
        />
        {isConsented && (
          <DeskText
            {...values('code')}
            label="Kode persetujuan"
            hint="Misalnya 2027-01; disebut dalam persetujuan orang."
          />
        )}
      </div>
    </>
  )
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
