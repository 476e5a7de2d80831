import type { EditedUpdate } from '#features/campaign/edit/save-update.server.ts'
import type { NewsReaders, NewsTelling } from '#features/donation/news/news-counts.server.ts'
import { messageChannelWords } from '#features/message/message-words.ts'
import { dayOf, formatDateTime } from '#platform/time/jakarta.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
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
  readers: NewsReaders
  /** What became of it, once it was told. */
  telling: NewsTelling | null
  isShown: boolean
  hasWhatsapp: boolean
  refused: Refused | undefined
}

/** Sends news to the donors who asked for it, once, and tells how many it reached by which channel. */
export function TellForm({ update, readers, telling, isShown, hasWhatsapp, refused }: TellProps) {
  const stop = hasWhatsapp
    ? 'Setiap e-mail memuat tautan untuk berhenti, setiap WhatsApp kata STOP.'
    : 'Setiap e-mail memuat tautan untuk berhenti.'
  return (
    <DeskSection
      title="Kirim kepada donatur"
      note={`Kepada donatur program ini yang meminta kabar. Satu kabar dikirim satu kali. ${stop}`}
    >
      {telling && update.toldAt ? (
        <ToldFacts toldAt={update.toldAt} telling={telling} />
      ) : readers.email + readers.phone === 0 ? (
        <p className="text-muted">Belum ada donatur yang meminta kabar program ini.</p>
      ) : isShown ? (
        <DeskForm act="kirim" submit={`Kirim ${readersWords(readers)}`} refused={refused} />
      ) : (
        <p className="text-muted">Kabar ini terjadwal; kirimlah setelah tampil.</p>
      )}
    </DeskSection>
  )
}

/** 'lewat e-mail kepada 12 donatur dan lewat WhatsApp kepada 5 donatur'. */
function readersWords({ email, phone }: NewsReaders): string {
  return [
    ...(email > 0 ? [`lewat e-mail kepada ${counted(email)} donatur`] : []),
    ...(phone > 0 ? [`lewat WhatsApp kepada ${counted(phone)} donatur`] : []),
  ].join(' dan ')
}

function ToldFacts({ toldAt, telling }: { toldAt: Date; telling: NewsTelling }) {
  const { channels, waiting, unsent } = telling
  return (
    <DeskFacts
      facts={[
        { label: 'Dikirim', value: formatDateTime(toldAt) },
        ...channels.map(({ channel, count }) => ({
          label: `Lewat ${messageChannelWords[channel]}`,
          value: `${counted(count)} donatur`,
        })),
        ...(waiting > 0
          ? [{ label: 'Menunggu giliran', value: `${counted(waiting)} donatur` }]
          : []),
        ...(unsent > 0
          ? [{ label: 'Tidak sampai atau sudah berhenti', value: `${counted(unsent)} donatur` }]
          : []),
      ]}
    />
  )
}

function counted(number: number): string {
  return number.toLocaleString('id-ID')
}
