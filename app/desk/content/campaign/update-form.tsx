import type { EditedUpdate } from '#features/campaign/edit/save-update.server.ts'
import { dayOf, formatDateTime } from '#platform/time/jakarta.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = { update: EditedUpdate | null }

/** The form of a campaign's news, new or not. */
export function UpdateEditForm({ update }: Props) {
  const stored = update ? storedValues(update) : { version: '0' }
  const fields = {
    version: field.hidden(),
    title: field.text('Judul kabar', { maxLength: 120 }),
    body: field.rich('Isi kabar', { rows: 10 }),
    publishedOn: field.optional.day('Tampil mulai', { hint: 'Kosongkan untuk sekarang juga.' }),
  }
  return (
    <DeskForm
      act="simpan"
      submit={update ? 'Simpan' : 'Terbitkan kabar'}
      stored={stored}
      fields={fields}
    />
  )
}

function storedValues(update: EditedUpdate): Record<string, string> {
  const { version, title, bodyHtml, publishedAt } = update
  return { version: String(version), title, body: bodyHtml, publishedOn: dayOf(publishedAt) }
}

type TellProps = {
  update: EditedUpdate
  /** How many addresses asked for news of this campaign. */
  readers: number
  isShown: boolean
  refused: Refused | undefined
}

/** Sends news by email to the donors who asked for it, once. */
export function TellForm({ update, readers, isShown, refused }: TellProps) {
  const count = readers.toLocaleString('id-ID')
  return (
    <DeskSection
      title="Kirim lewat e-mail"
      note="Kepada donatur program ini yang meminta kabar. Satu kabar dikirim satu kali; setiap e-mail memuat tautan untuk berhenti."
    >
      {update.toldAt ? (
        <p>Sudah dikirim {formatDateTime(update.toldAt)}.</p>
      ) : readers === 0 ? (
        <p className="text-muted">Belum ada donatur yang meminta kabar program ini.</p>
      ) : isShown ? (
        <DeskForm act="kirim" submit={`Kirim kepada ${count} donatur`} refused={refused} />
      ) : (
        <p className="text-muted">Kabar ini terjadwal; kirimlah setelah tampil.</p>
      )}
    </DeskSection>
  )
}
