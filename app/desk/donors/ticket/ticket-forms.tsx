import { TICKET_MESSAGE_LENGTH } from '#features/ticket/ticket.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { formatDateTime } from '#platform/time/jakarta.ts'
import type { Refused } from '#app/submit.server.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'
import type { TicketView } from './ticket-view.ts'

type AnswerProps = {
  ticket: TicketView
  /** The last message on this page. */
  readTo: string
  answers: readonly { id: string; title: string }[]
  /** The ready answer that was chosen, for this ticket. */
  written: string
  refused: Refused | undefined
}

const answerGoesTo: Readonly<Record<TicketView['answersBy'], string>> = {
  mail: 'Jawaban tampil di halaman tiket pelapor dan dikirim ke e-mailnya.',
  phone: 'Jawaban tercatat di sini dan dikirim ke nomor HP pelapor.',
  unreachable:
    'Nomor HP tidak dapat dikirimi pesan dari sini: telepon pelapor, lalu catat jawabannya.',
  page: 'Pelapor tidak memberi kontak: jawaban hanya terbaca di halaman tiketnya.',
}

/** The form of an answer; of a closed ticket the words that it has none. */
export function AnswerPart({ ticket, readTo, answers, written, refused }: AnswerProps) {
  const mayAnswer = useIsPermitted('jawab')
  if (ticket.state === 'closed')
    return (
      <Notice tone="info" title="Tiket ini sudah selesai dan tidak dapat dijawab lagi.">
        <p>Bila masih ada yang perlu dibantu, pelapor membuat laporan baru.</p>
        {refused && <Kept refused={refused} />}
      </Notice>
    )
  if (!mayAnswer) return null
  const fields = {
    readTo: field.hidden(readTo),
    text: field.area('Jawaban', {
      stored: written,
      hint: `Paling panjang ${TICKET_MESSAGE_LENGTH.toLocaleString('id-ID')} huruf. Jangan tulis data pribadi orang lain.`,
      rows: 7,
      required: true,
      maxLength: TICKET_MESSAGE_LENGTH,
    }),
    asks: field.check('Minta keterangan lagi', {
      hint: 'Tiket menunggu balasan pelapor sebelum dapat dilanjutkan.',
      isChecked: refused?.values['asks'] === 'ya',
    }),
  }
  return (
    <DeskSection title="Jawab" note={answerGoesTo[ticket.answersBy]}>
      <ReadyAnswers ticketId={ticket.id} answers={answers} />
      <DeskForm act="jawab" submit="Kirim jawaban" fields={fields} />
    </DeskSection>
  )
}

type ReadyProps = { ticketId: string; answers: AnswerProps['answers'] }

/** Answers written once: one that is chosen stands in the field, to be read over. */
function ReadyAnswers({ ticketId, answers }: ReadyProps) {
  if (answers.length === 0) return null
  return (
    <details className="rounded-field border border-line">
      <summary className="min-h-touch cursor-pointer content-center px-4 font-semibold">
        Jawaban siap
      </summary>
      <ul className="grid px-4 pb-3">
        {answers.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`/kelola/tiket/${ticketId}?jawaban=${id}`}
              className="inline-flex min-h-touch items-center text-primary underline lg:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

type HolderProps = {
  ticket: TicketView
  holder: { id: string; name: string; since: Date } | null
  /** Who looks. */
  me: string
}

/** Who answers the ticket, so that two people do not write at once. */
export function HolderPart({ ticket, holder, me }: HolderProps) {
  const isMine = holder?.id === me
  const words = holder
    ? `${isMine ? 'Anda memegang' : `${holder.name} memegang`} tiket ini sejak ${formatDateTime(holder.since)}.`
    : 'Belum ada yang memegang tiket ini.'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2.5">
      <p className={holder && !isMine ? 'font-semibold' : 'text-muted'}>{words}</p>
      {ticket.state !== 'closed' && (
        <div className="flex flex-wrap gap-2">
          {isMine ? (
            <PressForm act="lepas" look="quiet">
              Lepas
            </PressForm>
          ) : (
            <PressForm act="ambil">{holder ? 'Ambil alih' : 'Pegang tiket ini'}</PressForm>
          )}
          <PressForm act="tutup" look="quiet">
            Tutup tiket
          </PressForm>
        </div>
      )}
    </div>
  )
}

/** What was typed when somebody closed the ticket meanwhile. */
function Kept({ refused }: { refused: Refused }) {
  const text = refused.values['text']
  return text ? (
    <p role="alert" className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
      {`Jawaban Anda tidak terkirim:\n${text}`}
    </p>
  ) : null
}

/** The form by which a contact is shown whole, once. */
export function ContactPart() {
  const fields = { alasan: field.area('Alasan', { rows: 2, maxLength: 500 }) }
  return (
    <DeskSection
      title="Buka kontak"
      note="Kontak pelapor adalah titipan. Buka hanya bila perlu menghubunginya dengan cara lain daripada jawaban di sini. Alasannya tercatat."
    >
      <DeskForm act="buka" submit="Buka kontak" look="ghost" fields={fields} />
    </DeskSection>
  )
}

/** The contact, drawn once: another visit of the page does not show it. */
export function RevealedContact({ answer }: { answer: unknown }) {
  const isRevealed = typeof answer === 'object' && answer !== null && 'contact' in answer
  if (!isRevealed) return null
  return (
    <Notice tone="warning" title="Kontak pelapor">
      <p>{String(answer.contact) || 'Tidak ada kontak.'}</p>
      <p>Hanya tampil sekali ini. Nama Anda dan alasannya tercatat di jejak audit.</p>
    </Notice>
  )
}
