import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { choicePartClass } from '#app/site/donation/choice-parts.tsx'
import type { MessageChoices } from '#features/message/choices.server.ts'

type Props = {
  choices: MessageChoices
  isBusy: boolean
  isSent: boolean
}

/** Asks to be erased: what goes and what stays is said before, and a link goes to the reader's own contact. */
export function LeavePart({ choices: { contacts }, isBusy, isSent }: Props) {
  const [only] = contacts
  if (!only) return null
  return (
    <section className={choicePartClass} aria-label="Hapus data saya">
      <h2 className="text-lg">Hapus data saya</h2>
      <LeaveTerms />
      <Form method="post" replace className="flex flex-col gap-4">
        <input type="hidden" name="aksi" value="hapus" />
        {contacts.length > 1 ? (
          <Field name="buktikan" label="Kirim tautan konfirmasi ke">
            {(field) => (
              <select {...field} className={inputClass}>
                {contacts.map(({ kind, shown }) => (
                  <option key={kind} value={kind}>
                    {`${kind === 'email' ? 'E-mail' : 'Nomor'} ${shown}`}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : (
          <input type="hidden" name="buktikan" value={only.kind} />
        )}
        <Button type="submit" look="quiet" isBusy={isBusy}>
          Minta tautan konfirmasi
        </Button>
        {isSent && (
          <p role="status" className="text-success">
            Tautannya sedang dikirim ke kontak Anda, dan berlaku 24 jam. Sebelum ditekan tidak ada
            yang dihapus.
          </p>
        )}
      </Form>
    </section>
  )
}

/** What goes, what stays and why. */
export function LeaveTerms() {
  return (
    <>
      <p className="text-muted">
        Yang dihapus: nama, kontak, NPWP, doa, tiket, dan isi pesan Anda. Donasi rutin berhenti, dan
        kabar tidak dikirim lagi.
      </p>
      <p className="text-muted">
        Yang tetap, tanpa nama Anda: nominal, tanggal, program, dan nomor kuitansi. Pembukuan
        lembaga wajib disimpan sepuluh tahun.
      </p>
    </>
  )
}
