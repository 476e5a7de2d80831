import { useLocation } from 'react-router'
import { wordsForStatus } from './status-words.ts'
import { Button, LinkButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Rosette } from '../star.tsx'
import { useRetry } from './use-retry.ts'

type Props = {
  status: number
  /** The technical message of the spec: 'Page Not Found', 'Page Not Found: {path}' or 'Internal Server Error'. */
  message: string
  path?: string
  /** The id of the log entry; shown so that a user can quote it. */
  reference?: string | undefined
}

/** The error screen: the status, the message, and a plain explanation for the visitor. */
export function ErrorPage({ status, message, reference }: Props) {
  const { title, text } = wordsForStatus(status)
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-3 px-page py-16 text-center lg:py-24">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="relative grid size-44 place-items-center">
        <Rosette className="absolute inset-0 text-accent opacity-50" />
        <span className="relative grid size-20 place-items-center rounded-full bg-page text-[min(1.625rem,40px)] font-extrabold text-primary tabular">
          {status}
        </span>
      </h1>
      <p className="mt-2 text-2xl font-bold">{title}</p>
      <p className="text-muted">{text}</p>
      <p className="max-w-full rounded-field bg-surface-2 px-3 py-2 text-sm text-muted [overflow-wrap:anywhere]">
        {message}
        {reference && (
          <>
            <br />
            Nomor rujukan: <span className="font-semibold text-ink tabular">{reference}</span>
          </>
        )}
      </p>
      <LinkButton to="/" icon="home" className="mt-3">
        Beranda
      </LinkButton>
    </section>
  )
}

/** The screen for a navigation without an answer. It retries when the device is online again; audio keeps playing. */
export function OfflinePage() {
  const { title, text } = wordsForStatus(0)
  const { pathname, search, hash } = useLocation()
  const { retry, isBusy } = useRetry(pathname + search + hash)

  return (
    <section
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-3 px-page py-16 text-center lg:py-24"
    >
      <title>{title}</title>
      <span className="relative grid size-44 place-items-center text-primary">
        <Rosette className="absolute inset-0 text-accent opacity-50" />
        <Icon name="alert" className="relative size-10" />
      </span>
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <Button className="mt-3" isBusy={isBusy} onClick={() => void retry()}>
        Coba lagi
      </Button>
    </section>
  )
}
