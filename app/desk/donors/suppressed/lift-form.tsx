import { useActionData } from 'react-router'
import type { SuppressedContact } from '#features/message/suppressed-list.server.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { shownContact } from './suppressed-list.ts'

/** Frees a contact; a refusal stands at the one it is about. */
export function LiftForm({ row }: { row: SuppressedContact }) {
  const query = `kontak=${row.id}`
  const refused = useRefusedAt(useActionData(), 'lepas', query)
  const fields = {
    id: field.hidden(row.id),
    alasan: field.text('Alasan', {
      hint: 'Tertulis di jejak. Bila suratnya kembali lagi, kontak ini ditahan lagi.',
    }),
  }
  return (
    <details open={refused !== undefined}>
      <summary className="cursor-pointer text-primary underline">
        {`Lepas ${shownContact(row)}`}
      </summary>
      <DeskForm act="lepas" submit="Lepas kontak" look="ghost" query={query} fields={fields} />
    </details>
  )
}

/** A contact that is gone from the list has no form to say why. */
export function LiftedMeanwhile({ rows, answer }: { rows: SuppressedContact[]; answer: unknown }) {
  const contactId = refusedOf(answer)?.values['id']
  return rows.some(({ id }) => id === contactId) ? null : <DeskRefusal answer={answer} />
}
