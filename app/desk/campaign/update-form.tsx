import type { EditedUpdate } from '#features/campaign/save-update.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import type { Refused } from '../../submit.server.ts'
import { DeskForm, DeskText, fieldValues } from '../ui/form.tsx'
import { RichArea } from '../ui/rich-area.tsx'

type Props = { update: EditedUpdate | null; refused: Refused | undefined }

/** The form of a campaign's news, new or not. */
export function UpdateEditForm({ update, refused }: Props) {
  const value = fieldValues(refused, update ? storedValues(update) : { version: '0' })
  return (
    <DeskForm act="simpan" submit={update ? 'Simpan' : 'Terbitkan kabar'} refused={refused}>
      <input type="hidden" name="version" value={value('version').defaultValue} />
      <DeskText {...value('title')} label="Judul kabar" maxLength={120} />
      <RichArea {...value('body')} label="Isi kabar" rows={10} />
      <DeskText
        {...value('publishedOn')}
        label="Tampil mulai"
        hint="Kosongkan untuk sekarang juga."
        type="date"
        isOptional
      />
    </DeskForm>
  )
}

function storedValues(update: EditedUpdate): Record<string, string> {
  const { version, title, bodyHtml, publishedAt } = update
  return { version: String(version), title, body: bodyHtml, publishedOn: dayOf(publishedAt) }
}
