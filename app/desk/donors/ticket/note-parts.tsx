import type { TicketNote } from '#features/ticket/inbox/ticket-notes.server.ts'
import { TICKET_MESSAGE_LENGTH } from '#features/ticket/ticket.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

type Props = { notes: readonly TicketNote[] }

/** What staff noted among themselves, and the form of a further note. */
export function TicketNotes({ notes }: Props) {
  const mayWrite = useIsPermitted('catat')
  if (!mayWrite && notes.length === 0) return null
  const fields = {
    catatan: field.area('Catatan', { rows: 2, required: true, maxLength: TICKET_MESSAGE_LENGTH }),
  }
  return (
    <DeskSection title="Catatan internal" note="Hanya tampil di meja kelola, tidak kepada pelapor.">
      <ol className="grid gap-3">
        {notes.map(({ id, by, text, writtenAt }) => (
          <li
            key={id}
            className="grid gap-1 rounded-card border border-dashed border-line bg-surface-2 px-4 py-3"
          >
            <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
              <span>{by}</span>
              <span>{formatDateTime(writtenAt)}</span>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && <DeskForm act="catat" submit="Simpan catatan" look="ghost" fields={fields} />}
    </DeskSection>
  )
}
