import { filled } from '#features/message/book/template.ts'
import { templateOf } from '#features/message/book/template-book.server.ts'
import type { TemplateWords } from '#platform/db/schema/message/schema-message.ts'

type News = { title: string; paragraphs: readonly string[]; campaign: string }
type Links = { read: string; stop: string; institution: string; by: 'donation' | 'account' }

export const NEWS_TEMPLATE = 'kabar-program'
const MOST_PARAGRAPHS = 8
const WHY = {
  donation: 'meminta kabar program ketika berdonasi',
  account: 'akun Anda meminta kabar program yang Anda bantu',
}

/** News of a campaign in the words of the book: its words, where it is read with pictures, and how to get no more of them. */
export function newsEmail(
  { title, paragraphs, campaign }: News,
  { read, stop, institution, by }: Links,
  words: Pick<TemplateWords, 'subject' | 'body'> = templateOf(NEWS_TEMPLATE).delivered,
): { subject: string; text: string } {
  const shown = paragraphs.slice(0, MOST_PARAGRAPHS)
  const isCut = shown.length < paragraphs.length
  const values = {
    program: campaign,
    judul: title,
    isi: shown.join('\n\n'),
    lanjut: isCut ? 'Selengkapnya' : 'Lihat dengan gambarnya',
    tautan: read,
    lembaga: institution,
    alasan: WHY[by],
    berhenti: stop,
  }
  return { subject: filled(words.subject, values), text: filled(words.body, values) }
}

/** RFC 8058: a mail program may stop them with one POST, without a page in between. */
export function oneClickStop(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v2/news/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
