import { ctxContext } from '#app/context.ts'
import { guard } from '#app/guards.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Ago } from '#app/ui/date/date-text.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { listCapturedMail } from '#platform/outside/message/mail.server.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/kotak-masuk.ts'

export const handle = { cache: 'none' }
export const middleware: Route.MiddlewareFunction[] = [guard('demo')]

const SHOWN = 50

/** The fake mail server's messages, newest first. 404 with a real mail server. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  if (ctx.config.smtpUrl) throw pageNotFound()
  const mails = await listCapturedMail(ctx.db, SHOWN)
  return {
    now: ctx.now().toISOString(),
    mails: mails.map(({ sent_at, ...mail }) => ({ ...mail, sentAt: sent_at.toISOString() })),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Kotak masuk uji' })
}

export default function InboxScreen({ loaderData }: Route.ComponentProps) {
  const { mails, now } = loaderData
  return (
    <div className="mx-auto grid max-w-reading gap-6 px-page py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">Kotak masuk uji</h1>
        <p className="text-muted">
          E-mail dan kode yang pada keadaan sebenarnya dikirim kepada donatur. Tidak ada yang keluar
          dari server ini.
        </p>
      </header>
      {mails.length === 0 ? (
        <EmptyState
          icon="chat"
          title="Belum ada e-mail"
          text="E-mail dan kode muncul di sini begitu ada donasi yang terbayar atau orang yang mendaftar."
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {mails.map((mail) => (
            <Card as="li" key={mail.id} className="grid gap-3 p-5">
              <div className="grid gap-1">
                <h2 className="text-lg">{mail.subject}</h2>
                <p className="text-sm text-muted">
                  Kepada <span className="break-all">{mail.recipient}</span>,{' '}
                  <Ago at={mail.sentAt} now={now} />
                </p>
              </div>
              <MailText text={mail.body} />
            </Card>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A mail as plain text; only its addresses become links. */
function MailText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s]+)/)
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={part} className="font-semibold text-primary underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
