import { consentTitles } from '#features/account/account.ts'
import { messageChannelWords } from '#features/message/message-words.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Timeline } from '#app/desk/ui/facts.tsx'
import type { DonorPageData } from './donor-page-data.ts'

const scopes: Readonly<Record<string, string>> = {
  news: 'Kabar',
  all: 'Semua pesan',
  delivery: 'Pengiriman',
}

const heldWords = {
  undeliverable: 'pesan tidak sampai',
  'stopped-all': 'berhenti dari semua pesan',
  'stopped-news': 'berhenti dari kabar',
  'no-consent': 'tidak menyetujui kabar',
} as const

/** What holds of news to a contact now, whatever was agreed to before. */
function newsWords({ news }: DonorPageData['contacts'][number]): string {
  if (!news) return 'menerima kabar'
  return `${heldWords[news.why]}${news.at ? `, sejak ${formatDateTime(news.at)}` : ''}`
}

type Message = DonorPageData['messages'][number]

/** By which way it went and every step that is known: 'WhatsApp, terkirim 10.00, sampai 10.01, dibaca 10.05'. */
function fateOf({ channel, readAt, deliveredAt, sentAt, failedAt, why }: Message): string {
  const steps = [
    sentAt && `terkirim ${formatDateTime(sentAt)}`,
    deliveredAt && `sampai ${formatDateTime(deliveredAt)}`,
    readAt && `dibaca ${formatDateTime(readAt)}`,
    failedAt && `gagal ${formatDateTime(failedAt)}`,
  ].filter((step) => typeof step === 'string')
  return [
    ...(channel ? [messageChannelWords[channel]] : []),
    ...(steps.length > 0 ? steps : why ? [] : ['menunggu']),
    ...(why ? [why] : []),
  ].join(', ')
}

/** What a donor agreed to or stopped, and what became of each message to them. */
export function DonorMessages({
  choices,
  messages,
  consents,
  contacts,
}: Pick<DonorPageData, 'choices' | 'messages' | 'consents' | 'contacts'>) {
  return (
    <>
      {contacts.length > 0 && (
        <DeskSection title="Kabar sekarang">
          <ul className="grid gap-1">
            {contacts.map((contact) => (
              <li key={contact.words}>{`${contact.words}: ${newsWords(contact)}`}</li>
            ))}
          </ul>
        </DeskSection>
      )}
      {consents.length > 0 && (
        <DeskSection title="Persetujuan di akun">
          <Timeline
            entries={consents.map(({ id, purpose, isGiven, version, at }) => ({
              id,
              at: formatDateTime(at),
              what: `${consentTitles[purpose] ?? purpose}: ${isGiven ? 'setuju' : 'tidak'}, teks versi ${version}`,
            }))}
          />
        </DeskSection>
      )}
      {choices.length > 0 && (
        <DeskSection title="Persetujuan">
          <Timeline
            entries={choices.map(({ id, kind, scope, isStopped, words, at }) => ({
              id,
              at: formatDateTime(at),
              what: `${scopes[scope] ?? scope}, ${kind === 'phone' ? 'HP' : 'e-mail'}: ${isStopped ? 'berhenti' : 'boleh'}. ${words}`,
            }))}
          />
        </DeskSection>
      )}
      {messages.length > 0 && (
        <DeskSection title="Pesan">
          <Timeline
            entries={messages.map((message) => ({
              id: message.id,
              at: formatDateTime(message.queuedAt),
              what: `${message.title}: ${fateOf(message)}`,
            }))}
          />
        </DeskSection>
      )}
    </>
  )
}
