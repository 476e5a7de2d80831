import { DateText } from '#app/ui/date/date-text.tsx'
import { LaterText } from '#app/ui/later-text.tsx'
import type { RichNode } from '#platform/text/rich-text.ts'

export type UpdateView = {
  title: string
  paragraphs: string[]
  /** Formatted news, in place of paragraphs. */
  nodes: RichNode[] | null
  publishedAt: string
}

type Props = { updates: UpdateView[]; heading?: 'h2' | 'h3' }

/** News of a campaign as a timeline, latest first. */
export function UpdateList({ updates, heading: Heading = 'h2' }: Props) {
  return (
    <ol className="grid gap-8 border-l border-line pl-5">
      {updates.map(({ title, paragraphs, nodes, publishedAt }) => (
        <li key={publishedAt + title} className="relative grid max-w-reading gap-2">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-5 size-2.5 -translate-x-1/2 rotate-45 bg-accent"
          />
          <p className="text-sm text-muted">
            <DateText at={publishedAt} as="date" />
          </p>
          <Heading className="text-lg leading-snug">{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {nodes && <LaterText nodes={nodes} />}
        </li>
      ))}
    </ol>
  )
}
