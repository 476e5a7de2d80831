type News = { title: string; paragraphs: readonly string[]; campaign: string }
type Links = { read: string; stop: string; by: 'donation' | 'account' }

export const NEWS_TEMPLATE = 'kabar-program'
const MOST_PARAGRAPHS = 8
const WHY = {
  donation: 'meminta kabar program ketika berdonasi',
  account: 'akun Anda meminta kabar program yang Anda bantu',
}

/** What the message of the book about news says: its words, where it is read with pictures, and how to get no more. */
export function newsValues(
  { title, paragraphs, campaign }: News,
  { read, stop, by }: Links,
): Record<string, string> {
  const shown = paragraphs.slice(0, MOST_PARAGRAPHS)
  const isCut = shown.length < paragraphs.length
  return {
    program: campaign,
    judul: title,
    isi: shown.join('\n\n'),
    lanjut: isCut ? 'Selengkapnya' : 'Lihat dengan gambarnya',
    tautan: read,
    alasan: WHY[by],
    berhenti: stop,
  }
}

/** RFC 8058: a mail program may stop them with one POST, without a page in between. */
export function oneClickStop(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v2/news/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
