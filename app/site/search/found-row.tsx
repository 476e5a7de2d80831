import { Link } from 'react-router'
import { withVerseEnds } from '#app/ui/arabic-text.tsx'
import { Highlighted } from '#app/ui/highlighted.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StarNumber } from '#app/ui/star.tsx'
import type { FoundPage } from '#features/search/contract.ts'
import { kindIcons } from './kind-words.ts'

type Props = { page: FoundPage; heading: 'h2' | 'h3' }

/** One search result; the whole row is a link. */
export function FoundRow({ page, heading: Heading }: Props) {
  const { kind, title, address, note, text, marks: ranges, arabic, publishedAt } = page
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-colors focus-within:border-primary hover:border-primary">
      <Sign page={page} />
      <div className="min-w-0 flex-1">
        <Heading className="text-base leading-snug">
          <Link
            to={address}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
          >
            <Highlighted ranges={ranges.title}>{title}</Highlighted>
          </Link>
        </Heading>
        <p className="mt-0.5 text-xs text-muted">
          {note}
          {publishedAt && (
            <>
              {' · '}
              <DateText at={publishedAt} as="date" />
            </>
          )}
        </p>
        {arabic !== null && kind === 'ayat' && (
          <p lang="ar" dir="rtl" className="mt-1 line-clamp-2 font-arab text-2xl leading-[2.1]">
            {withVerseEnds(arabic)}
          </p>
        )}
        {!title.endsWith(text) && (
          <p className="mt-1 line-clamp-3 text-sm">
            <Highlighted ranges={ranges.text}>{text}</Highlighted>
          </p>
        )}
      </div>
      {arabic !== null && kind === 'surat' && (
        <p lang="ar" dir="rtl" className="self-center font-arab text-2xl text-primary">
          {arabic}
        </p>
      )}
    </article>
  )
}

const SQUARE = 'aspect-square w-18! shrink-0 self-start rounded-field'

function Sign({ page: { kind, address, cover, picture } }: { page: FoundPage }) {
  if (picture) {
    const { focus, ...photo } = picture
    const className = `${SQUARE} object-cover`
    return <Picture picture={photo} focus={focus} alt="" sizes="4.5rem" className={className} />
  }
  if (cover) return <Cover cover={cover} className={SQUARE} />
  if (kind === 'surat') return <StarNumber>{address.replace(/\D/g, '')}</StarNumber>
  if (kind === 'ayat') return <StarNumber>{address.replace(/.*-/, '')}</StarNumber>
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-tint text-primary">
      <Icon name={kindIcons[kind]} className="size-5.5" />
    </span>
  )
}
