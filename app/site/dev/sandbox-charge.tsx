import { Link } from 'react-router'
import { Card, Chip, type Tone } from '#app/ui/card.tsx'
import { Ago, DateText } from '#app/ui/date/date-text.tsx'
import { Money } from '#app/ui/money.tsx'
import type { SandboxChargeStatus } from '#platform/db/schema.ts'
import { Acts } from './sandbox-acts.tsx'

export type SandboxChargeData = {
  reference: string
  donationId: string
  channel: string
  status: SandboxChargeStatus
  amount: number
  paidAmount: number | null
  captures: number
  code: string | null
  createdAt: string
  expiresAt: string
}

const statusWords: Record<SandboxChargeStatus, [words: string, tone: Tone]> = {
  pending: ['Menunggu', 'accent'],
  paid: ['Dibayar', 'success'],
  expired: ['Kedaluwarsa', 'neutral'],
  cancelled: ['Dibatalkan', 'neutral'],
  reversed: ['Dibalikkan', 'danger'],
}

/** One charge of the fake payment provider, with its actions. */
export function SandboxChargeCard({ charge, now }: { charge: SandboxChargeData; now: string }) {
  const [words, tone] = statusWords[charge.status]
  return (
    <Card as="li" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h2 className="text-lg">
            {charge.channel.toUpperCase()} <Money amount={charge.amount} />
          </h2>
          <p className="text-sm break-all text-muted">{charge.reference}</p>
        </div>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <Facts charge={charge} now={now} />
      <Acts id={charge.reference} status={charge.status} />
      <Link
        to={`/payment/${charge.donationId}`}
        className="inline-flex min-h-touch items-center justify-self-start font-semibold text-primary underline underline-offset-4"
      >
        Buka halaman donatur
      </Link>
    </Card>
  )
}

function Facts({ charge, now }: { charge: SandboxChargeData; now: string }) {
  const { code, paidAmount, captures, createdAt, expiresAt } = charge
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      <div>
        <dt className="text-muted">Dibuat</dt>
        <dd>
          <Ago at={createdAt} now={now} />
        </dd>
      </div>
      <div>
        <dt className="text-muted">Berlaku sampai</dt>
        <dd>
          <DateText at={expiresAt} />
        </dd>
      </div>
      {code && (
        <div>
          <dt className="text-muted">Kode</dt>
          <dd className="tabular">{code}</dd>
        </div>
      )}
      {paidAmount !== null && (
        <div>
          <dt className="text-muted">Diterima</dt>
          <dd>
            <Money amount={paidAmount} /> dalam {captures} pembayaran
          </dd>
        </div>
      )}
    </dl>
  )
}
