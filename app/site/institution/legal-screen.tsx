import { Link } from 'react-router'
import { type RouteMatch, pageMeta } from '#app/site/sharing/page-meta.ts'
import type { SitePageView } from './site-page.server.ts'
import { Chip } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Heading } from '#platform/text/rich-text.ts'
import { RichText } from '#app/ui/rich-text.tsx'

/** Title and canonical address of a legal page. Older and future versions use the address of the current one. */
export function legalMeta(
  matches: readonly RouteMatch[],
  { slug, title, summary, state }: SitePageView,
) {
  const isUnlisted = state !== 'current'
  return pageMeta(matches, { title, description: summary, path: `/${slug}`, isUnlisted })
}

/** A legal page: the current text with its date, and earlier versions. */
export function LegalScreen({ page }: { page: SitePageView }) {
  const { title, summary, nodes, headings } = page
  return (
    <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-6 px-page pt-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-10">
      <header className="grid max-w-reading gap-3 lg:col-start-2">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <p className="text-muted">{summary}</p>
        <VersionLine page={page} />
        <VersionNotice page={page} />
      </header>
      <Contents headings={headings} />
      <div className="grid max-w-reading gap-10 lg:col-start-2 lg:row-start-2">
        <RichText nodes={nodes} />
        <History page={page} />
      </div>
    </div>
  )
}

function VersionLine({ page: { version, code, effectiveAt, state } }: { page: SitePageView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      <Chip tone={state === 'current' ? 'primary' : 'warning'}>Versi {version}</Chip>
      <span>
        {state === 'upcoming' ? 'Berlaku mulai' : 'Berlaku sejak'}{' '}
        <DateText at={effectiveAt} as="date" />
      </span>
      {code && <span>Kode persetujuan {code}</span>}
    </p>
  )
}

/** Says that this version is not in force, or that a new one is coming. */
function VersionNotice({ page }: { page: SitePageView }) {
  const { slug, state, history, version } = page
  const coming = history.find((entry) => entry.state === 'upcoming' && entry.version !== version)
  if (state !== 'current') {
    return (
      <Notice
        tone="warning"
        title={state === 'superseded' ? 'Ini versi lama' : 'Versi ini belum berlaku'}
      >
        {state === 'superseded'
          ? 'Kami simpan agar tetap bisa dibaca. '
          : 'Sampai tanggal itu, versi sebelumnya yang dipakai. '}
        <Link to={`/${slug}`} className={linkClass}>
          Baca versi yang berlaku
        </Link>
      </Notice>
    )
  }
  if (!coming) return null
  return (
    <Notice title="Akan ada versi baru">
      Berlaku mulai <DateText at={coming.effectiveAt} as="date" />. {coming.changeSummary}{' '}
      <Link to={`/${slug}?versi=${coming.version}`} className={linkClass}>
        Baca versi {coming.version}
      </Link>
    </Notice>
  )
}

function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null
  return (
    <nav aria-label="Daftar isi" className="print-hidden lg:row-span-2 lg:row-start-1">
      <details className="group rounded-card border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-bold">
          Daftar isi
          <Icon name="down" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <HeadingList headings={headings} />
      </details>
      <div className="hidden rounded-card border border-line bg-surface p-4 lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
        <p className="font-bold">Daftar isi</p>
        <HeadingList headings={headings} />
      </div>
    </nav>
  )
}

function HeadingList({ headings }: { headings: Heading[] }) {
  return (
    <ol className="pb-2">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-touch items-center text-sm leading-snug text-muted hover:text-primary hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

const stateWords = {
  upcoming: 'akan berlaku',
  current: 'berlaku',
  superseded: 'tidak berlaku lagi',
}

function History({ page: { slug, history, version } }: { page: SitePageView }) {
  return (
    <section aria-labelledby="riwayat" className="grid gap-3 border-t border-line pt-6">
      <h2 id="riwayat" className="text-lg">
        Riwayat versi
      </h2>
      <ol className="grid gap-1">
        {history.map((entry) => (
          <li key={entry.version} className="grid gap-0.5 border-b border-line py-3 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <VersionLink slug={slug} entry={entry} isHere={entry.version === version} />
              <DateText at={entry.effectiveAt} as="date" />
              <span>{stateWords[entry.state]}</span>
            </p>
            <p>{entry.changeSummary}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type VersionLinkProps = {
  slug: string
  entry: SitePageView['history'][number]
  isHere: boolean
}

function VersionLink({ slug, entry: { version, state }, isHere }: VersionLinkProps) {
  if (isHere) return <span className="py-2.5 font-semibold text-ink">Versi {version}</span>
  return (
    <Link
      to={state === 'current' ? `/${slug}` : `/${slug}?versi=${version}`}
      className={`inline-flex min-h-touch items-center ${linkClass}`}
    >
      Versi {version}
    </Link>
  )
}

const linkClass = 'font-semibold text-primary underline underline-offset-3 hover:no-underline'
