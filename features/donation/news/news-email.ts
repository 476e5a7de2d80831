type News = { title: string; paragraphs: readonly string[]; campaign: string }
type Links = { read: string; stop: string; institution: string; by: 'donation' | 'account' }

const MOST_PARAGRAPHS = 8
const WHY = {
  donation: 'meminta kabar program ketika berdonasi',
  account: 'akun Anda meminta kabar program yang Anda bantu',
}

/** News of a campaign as a letter: its words, where it is read with pictures, and how to get no more of them. */
export function newsEmail(
  { title, paragraphs, campaign }: News,
  { read, stop, institution, by }: Links,
): { subject: string; text: string } {
  const shown = paragraphs.slice(0, MOST_PARAGRAPHS)
  const isCut = shown.length < paragraphs.length
  return {
    subject: `Kabar ${campaign}: ${title}`,
    text: [
      'Assalamu’alaikum,',
      `Ada kabar dari program yang Anda bantu, ${campaign}.`,
      title,
      ...shown,
      `${isCut ? 'Selengkapnya' : 'Lihat dengan gambarnya'}:\n${read}`,
      `Wassalamu’alaikum,\n${institution}`,
      `Anda menerima e-mail ini karena ${WHY[by]}. Untuk berhenti, cukup sekali tekan:\n${stop}`,
    ].join('\n\n'),
  }
}

/** RFC 8058: a mail program may stop them with one POST, without a page in between. */
export function oneClickStop(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v2/news/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
