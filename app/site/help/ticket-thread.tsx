import { useRouteLoaderData } from 'react-router'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Institution } from '#platform/settings/institution.ts'

export type MessageView = {
  id: string
  isMine: boolean
  text: string
  writtenAt: string
  files: { id: string; path: string; name: string }[]
}

/** The messages of a ticket, oldest first. */
export function Thread({ messages }: { messages: MessageView[] }) {
  const shell = useRouteLoaderData('root') as { institution: Institution } | undefined
  return (
    <ol className="grid gap-4" aria-label="Percakapan">
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          institution={shell?.institution.name ?? 'Kami'}
        />
      ))}
    </ol>
  )
}

function Message({ message, institution }: { message: MessageView; institution: string }) {
  const { isMine, text, writtenAt, files } = message
  const look = isMine ? 'ml-6 bg-tint lg:ml-16' : 'mr-6 border border-line bg-surface lg:mr-16'
  return (
    <li className={`grid gap-2 rounded-card p-4 ${look}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-bold">{isMine ? 'Anda' : institution}</span>
        <span className="text-muted">
          <DateText at={writtenAt} />
        </span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text || 'Laporan pembayaran'}</p>
      {files.map(({ id, path, name }) => (
        <a
          key={id}
          href={path}
          download
          className="inline-flex min-h-touch items-center gap-2 justify-self-start font-semibold text-primary hover:underline"
        >
          <Icon name="download" className="size-5" />
          {name}
        </a>
      ))}
    </li>
  )
}
