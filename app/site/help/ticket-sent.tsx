import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { Rosette } from '#app/ui/star.tsx'
import { formatDay, formatTime } from '#platform/time/jakarta.ts'

type Props = { number: string; dueAt: string; followPath: string | null; sentTo: string | null }

/** The confirmation of a report: its number, the date of an answer, and how to follow it. */
export function TicketSent({ number, dueAt, followPath, sentTo }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-6 lg:pt-12">
      <Card as="section" className="grid justify-items-center gap-3 px-5 py-8 text-center">
        <span className="relative grid size-24 place-items-center">
          <Rosette className="absolute inset-0 text-accent opacity-45" />
          <span className="grid size-13 place-items-center rounded-full bg-success-tint text-success">
            <Icon name="check" className="size-7" />
          </span>
        </span>
        <h1 ref={head} tabIndex={-1} className="text-2xl outline-none">
          Pesan Anda sudah kami terima
        </h1>
        <p>
          Petugas kami menjawab paling lambat{' '}
          <strong>
            <time dateTime={dueAt}>
              {formatDay(dueAt)}, {formatTime(dueAt)}
            </time>
          </strong>
          .
        </p>
        <p className="grid gap-0.5">
          <span className="text-sm text-muted">Nomor tiket</span>
          <span className="text-2xl font-extrabold tracking-wide tabular">{number}</span>
        </p>
        <CopyButton text={number} label="Salin nomor" done="Nomor disalin" />
      </Card>
      {followPath ? <FollowLink path={followPath} /> : <SentTo address={sentTo ?? ''} />}
      <LinkButton to="/pusat-bantuan" look="quiet" className="justify-self-center">
        Kembali ke pusat bantuan
      </LinkButton>
    </div>
  )
}

function SentTo({ address }: { address: string }) {
  return (
    <Notice title="Periksa e-mail Anda">
      <p>
        Tautan untuk mengikuti jawabannya kami kirim ke{' '}
        <strong className="wrap-anywhere">{address}</strong>. Tidak ada? Lihat juga folder spam.
      </p>
    </Notice>
  )
}

/** A link to the ticket. Without an e-mail address it is the only way back. */
function FollowLink({ path }: { path: string }) {
  const shell = useRouteLoaderData('root') as { origin: string } | undefined
  return (
    <Notice
      tone="warning"
      title="Simpan tautan ini"
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton to={path}>Buka tiket</LinkButton>
          <CopyButton
            text={`${shell?.origin ?? ''}${path}`}
            label="Salin tautan"
            done="Tautan disalin"
            look="ghost"
          />
        </div>
      }
    >
      Karena tanpa e-mail, jawaban hanya dapat Anda baca lewat tautan ini. Kami tidak dapat
      mengirimkannya lagi.
    </Notice>
  )
}
