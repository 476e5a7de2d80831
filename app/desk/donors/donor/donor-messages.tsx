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

const purposes: Readonly<Record<string, string>> = {
  terms: 'Syarat dan kebijakan privasi',
  'news-email': 'Kabar lewat e-mail',
  'news-whatsapp': 'Kabar lewat WhatsApp',
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
}: Pick<DonorPageData, 'choices' | 'messages' | 'consents'>) {
  return (
    <>
      {consents.length > 0 && (
        <DeskSection title="Persetujuan di akun">
          <Timeline
            entries={consents.map(({ id, purpose, isGiven, version, at }) => ({
              id,
              at: formatDateTime(at),
              what: `${purposes[purpose] ?? purpose}: ${isGiven ? 'setuju' : 'tidak'}, teks versi ${version}`,
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
