import { whyWords } from '#features/message/message-words.ts'
import { sendingStateWords } from '#features/sending/sending.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { lotResult } from '#features/message/send/lot-result.server.ts'
import { sendingProposals } from '#features/sending/proposals.server.ts'
import { gaveAfter, getSending, sendingLimit, whyUnsent } from '#features/sending/queries.server.ts'
import { sendingWords } from '#features/sending/test-sending.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'
import { orNotFound } from '#app/not-found.ts'

type SendingPage = Awaited<ReturnType<typeof sendingPage>>

function count(number: number): string {
  return number.toLocaleString('id-ID')
}

/** How many are on the list, and how many had their turn. */
export function SendingProgress({ sending }: Pick<SendingPage, 'sending'>) {
  const { state, taken, people } = sending
  const progress =
    state === 'preparing' || state === 'draft'
      ? `${count(people)} donatur di daftar`
      : `${count(taken)} dari ${count(people)} donatur sudah mendapat giliran`
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b>{sendingStateWords[state]}</b>
        <span>{progress}</span>
      </p>
      {state !== 'draft' && state !== 'preparing' && (
        <ProgressBar ratio={people === 0 ? 0 : taken / people} label={progress} />
      )}
      {(state === 'running' || state === 'preparing') && (
        <p className="text-muted">Muat ulang halaman ini untuk melihat kemajuannya.</p>
      )}
    </section>
  )
}

type ActsProps = Pick<SendingPage, 'sending' | 'limit' | 'waitsAt' | 'result'>

/** What may be done with it now. */
export function SendingActs({ sending, limit, waitsAt, result }: ActsProps) {
  const { state, people } = sending
  if (waitsAt)
    return (
      <Notice tone="info" title="Menunggu rekan lain">
        <p>
          Kiriman ini berangkat begitu disetujui.{' '}
          <a href={waitsAt} className="text-primary underline">
            Lihat pengajuannya
          </a>
        </p>
      </Notice>
    )
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'draft' && people > 0 && (
        <PressForm act="kirim" look="primary">
          {people < limit ? `Kirim kepada ${count(people)} donatur` : 'Ajukan kepada rekan lain'}
        </PressForm>
      )}
      {state === 'draft' && <PressForm act="coba">Kirim percobaan ke e-mail saya</PressForm>}
      {(state === 'running' || (state === 'done' && (result?.queued ?? 0) > 0)) && (
        <PressForm act="henti" look="danger">
          Hentikan yang belum berangkat
        </PressForm>
      )}
    </div>
  )
}

/** What became of its messages; who stopped is not counted as reached. */
export function SendingResult({ sending, result, unsent, gave }: SendingPage) {
  if (!result || !gave) return null
  const { queued, sent, delivered, read, failed, bounced, unknown } = result
  const queuedFor = queued + sent + failed + unknown + result.unsent
  const without = Math.max(0, sending.taken - queuedFor)
  return (
    <DeskSection title="Hasil">
      <DeskFacts
        facts={[
          { label: 'Menunggu berangkat', value: count(queued) },
          { label: 'Terkirim', value: count(sent) },
          { label: 'Sampai', value: `${count(delivered)} (sejauh diketahui)` },
          { label: 'Dibaca', value: `${count(read)} (sejauh diketahui)` },
          { label: 'Kembali (e-mail)', value: count(bounced) },
          { label: 'Gagal karena sebab lain', value: count(failed - bounced) },
          { label: 'Tidak dikirimi', value: count(result.unsent + without) },
          ...(unknown > 0 ? [{ label: 'Tidak diketahui', value: count(unknown) }] : []),
          {
            label: 'Memberi dalam 14 hari',
            value: `${count(gave.donors)} donatur, ${formatRupiah(gave.amount)}`,
          },
        ]}
      />
      {(unsent.length > 0 || without > 0) && (
        <ul className="grid gap-1 text-muted">
          {unsent.map(({ why, people }) => (
            <li key={why}>{`${count(people)} donatur: ${whyWords(why)}`}</li>
          ))}
          {without > 0 && <li>{`${count(without)} donatur: tanpa kontak.`}</li>}
        </ul>
      )}
    </DeskSection>
  )
}

/** Its words as a donor reads them. */
export function SendingText({ sending, words }: Pick<SendingPage, 'sending' | 'words'>) {
  return (
    <DeskSection
      title="Isi"
      note={`Laju ${count(sending.per_minute)} pesan semenit, tidak pada malam hari di tempat donatur.`}
    >
      <article className="grid gap-2 rounded-card border border-line bg-surface p-4">
        <p className="font-bold">{words.subject}</p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{words.text}</p>
      </article>
    </DeskSection>
  )
}

/** Everything on the page of one sending. */
export async function sendingPage({ ctx, staff }: Desk, id: string | undefined) {
  const sending = await orNotFound(() => getSending(ctx.db, id))
  const kinds = sendingProposals.map(({ kind }) => kind)
  const proposals = await listProposalsOf(ctx.db, sending.id)
  const open = proposals.find(({ kind, status }) => kinds.includes(kind) && status === 'proposed')
  const isBegun = sending.started_at !== null
  return {
    sending,
    words: await sendingWords(ctx, sending.id, 'Ibu Siti (contoh)'),
    limit: await sendingLimit(ctx.db),
    waitsAt: open ? `/kelola/menunggu/${open.id}` : null,
    result: isBegun ? await lotResult(ctx.db, sending.id) : null,
    unsent: isBegun ? await whyUnsent(ctx.db, sending.id) : [],
    gave: isBegun ? await gaveAfter(ctx.db, sending.id) : null,
    mayWrite: isPermitted(staff.role, 'sending.write'),
  }
}
