import { Link } from 'react-router'
import { Notice } from '#app/ui/state/notice.tsx'
import type { HelpBlock, Inline } from '#features/help/blocks.ts'

export function ArticleBody({ blocks }: { blocks: HelpBlock[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, i) => (
        <Part key={i} block={block} />
      ))}
    </div>
  )
}

function Part({ block }: { block: HelpBlock }) {
  if (block.kind === 'steps') return <Steps items={block.items} />
  if ('items' in block) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
        {block.items.map((words, i) => (
          <li key={i}>
            <Words words={words} />
          </li>
        ))}
      </ul>
    )
  }
  const words = <Words words={block.words} />
  if (block.kind === 'heading') return <h2 className="mt-3 text-lg">{words}</h2>
  if (block.kind === 'note') return <Notice>{words}</Notice>
  return <p>{words}</p>
}

function Steps({ items }: { items: Inline[][] }) {
  return (
    <ol className="grid gap-3">
      {items.map((words, i) => (
        <li key={i} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-tint text-sm font-bold text-primary tabular"
          >
            {i + 1}
          </span>
          <span className="pt-0.5">
            <Words words={words} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Words({ words }: { words: Inline[] }) {
  return words.map(({ text, to, isStrong }, i) => {
    if (to) {
      return (
        <Link key={i} to={to} className="font-semibold text-primary underline underline-offset-2">
          {text}
        </Link>
      )
    }
    return isStrong ? <strong key={i}>{text}</strong> : <span key={i}>{text}</span>
  })
}
