import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  headingId,
  plainText,
  type RichElement,
  type RichNode,
  type RichTag,
} from '#platform/text/rich-text.ts'
import { RichTable } from './rich-table.tsx'

/** A text by staff, rendered element by element. The browser never parses it as HTML. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <div className="grid gap-4 leading-relaxed">{drawn(nodes)}</div>
}

function drawn(nodes: RichNode[]): ReactNode[] {
  return nodes.map((node, place) =>
    typeof node === 'string' ? node : <Element key={place} element={node} />,
  )
}

const looks: Partial<Record<RichTag, string>> = {
  h2: 'mt-5 scroll-mt-24 text-xl',
  h3: 'mt-2 text-lg',
  ul: 'grid list-disc gap-2 pl-5 marker:text-accent',
  ol: 'grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-primary',
  blockquote: 'grid gap-3 border-l-4 border-accent pl-5 text-muted',
  figcaption: 'mt-2 text-sm text-muted',
  th: 'border-b border-line bg-surface-2 px-3 py-2.5 align-bottom font-semibold',
  tr: 'last:[&>*]:border-b-0',
  td: 'border-b border-line px-3 py-2.5 align-top',
  img: 'h-auto w-full rounded-card',
}

function Element({ element }: { element: RichElement }) {
  const { tag, attributes = {}, children } = element
  if (tag === 'a') return <TextLink to={attributes['href'] ?? ''}>{drawn(children)}</TextLink>
  if (tag === 'img') return <OwnImage {...attributes} />
  if (tag === 'br') return <br />
  if (tag === 'table') return <RichTable table={element} draw={drawn} />
  const { lang, dir, scope, start } = attributes
  const Tag = tag as 'p'
  return (
    <Tag
      {...(tag === 'h2' && { id: headingId(plainText(children)) })}
      {...(lang && { lang })}
      {...(dir && { dir })}
      {...(scope && { scope })}
      {...(start && { start })}
      className={lang === 'ar' ? arabicLook(tag) : looks[tag]}
    >
      {drawn(children)}
    </Tag>
  )
}

function arabicLook(tag: RichTag): string {
  return tag === 'p' ? 'text-center font-arab text-arab text-ink' : 'font-arab text-[1.35em]'
}

const linkLook = 'font-semibold text-primary underline underline-offset-3 hover:no-underline'

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={linkLook}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} rel="noopener" className={linkLook}>
      {children}
    </a>
  )
}

function OwnImage({ src, alt, width, height }: Record<string, string>) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={looks.img}
    />
  )
}
