import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import type { DonationEvent } from './donation-event.ts'

type JobsOf = {
  donationId: string
  references: readonly string[]
  /** When something happened that may have written a job. */
  moments: readonly (Date | null)[]
}

const names: Readonly<Record<string, string>> = {
  'payment.settle': 'Pemeriksaan ke penyedia',
  'payment.send-refund': 'Pengiriman pengembalian ke penyedia',
  'payment.ask-donor-bank': 'Surat permintaan rekening ke donatur',
  'payment.tell-donor': 'Surat pemberitahuan ke donatur',
  'receipt.issue': 'Penerbitan kuitansi',
  'donation.thanks': 'Surat terima kasih dan kuitansi',
  'receipt.replaced': 'Surat kuitansi pengganti ke donatur',
}

/** Of these the messages say what left; that the work is done says nothing. */
const emailJobs: readonly string[] = [
  'payment.ask-donor-bank',
  'payment.tell-donor',
  'donation.thanks',
  'receipt.replaced',
]

type Row = {
  name: string
  attempts: number
  run_at: Date
  done_at: Date | null
  dead_at: Date | null
  last_error: string | null
  created_at: Date
}

/**
 * E-mails and other work of a donation: what waits, what is dead, and what was done and is not yet forgotten. The
 * waiting are found by their key, the dead by their index, the done by their id, which begins with its moment.
 */
export async function jobEvents(db: Db, subject: JobsOf): Promise<DonationEvent[]> {
  const { donationId, references, moments } = subject
  const keys = [
    donationId,
    ...references.flatMap((each) => [`asked ${each}`, `poll ${each}`, `late ${each}`]),
  ]
  const known = Object.keys(names)
  const isOurs = sql`(payload ->> 'donationId' = ${donationId}
    or payload ->> 'reference' = any(${references}::text[]))`
  const spans = [...new Set(moments.flatMap((at) => (at ? [at.getTime()] : [])))].map(
    (at) => sql`(id >= ${firstIdAt(at)}::uuid and id < ${firstIdAt(at + SPAN_MS)}::uuid)`,
  )
  const { rows } = await sql<Row>`
    select name, attempts, run_at, done_at, dead_at, last_error, created_at from job
    where id in (
      select id from job where name = any(${known}::text[]) and key = any(${keys}::text[])
        and key is not null and done_at is null and dead_at is null
      union select id from job where dead_at is not null and ${isOurs}
      union select id from job where ${spans.length > 0 ? sql.join(spans, sql` or `) : sql`false`})
      and ${isOurs}
    order by created_at limit 100`.execute(db)
  return rows.filter(({ name, done_at }) => !done_at || !emailJobs.includes(name)).map(eventOf)
}

const SPAN_MS = 5_000

/** No UUIDv7 of this moment or a later one is smaller. */
function firstIdAt(moment: number): string {
  const hex = moment.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

function eventOf({ name, attempts, run_at, done_at, dead_at, ...job }: Row): DonationEvent {
  const what = names[name] ?? name
  const failed = job.last_error ? [`Galat terakhir: ${job.last_error}`] : []
  if (dead_at) {
    const more = [`Berhenti setelah ${attempts} percobaan`, ...failed]
    return { at: dead_at, what: `${what}: gagal`, more, isProblem: true }
  }
  if (done_at) return { at: done_at, what: `${what}: selesai` }
  return {
    at: job.created_at,
    what: `${what}: menunggu giliran`,
    more: [`Dijadwalkan ${formatDateTime(run_at)}`, ...failed],
  }
}
