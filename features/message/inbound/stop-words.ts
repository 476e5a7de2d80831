const cores =
  words(`stop setop stopp st0p stopkan stopin distop berhenti brhenti berenti berhentikan henti hentikan dihentikan
  unsubscribe unsub unsubs unreg udahan optout توقف إيقاف ايقاف`)
/** Of other lands, and only as the whole message: inside a sentence they are about something else. */
const whole = words('quit end cancel revoke stopall unsubscribeall')
const resumes = words('mulai start subscribe')
/** Beside other words they answer a question of ours, and nobody who stopped agrees by them. */
const resumesAlone = words('lanjut lanjutkan')
/** Words that change nothing of what such a message asks. */
const fillers =
  words(`tolong mohon minta please pls plis mau ingin saya sy aku kami kak kakak pak bapak bu ibu min admin mas
  mbak ya iya yah dong donk deh aja saja lagi sekarang dulu sementara ini itu dari di ke untuk kabar kabarnya berita info
  informasi promosi promo iklan broadcast langganan langganannya berlangganan makasih terimakasih trims thanks thx nomor
  semua semuanya all ok oke okay udah sudah halo hai salam assalamualaikum assalamu alaikum wassalam wr wb selamat pagi
  siang sore malam news message messages me my us your the this it sending texting messaging`)
const everything = words('semua semuanya all stopall unsubscribeall')
/** "Jangan kirim lagi": only with what is sent, for "jangan" alone begins many sentences. */
const sendings = words(
  'kirim mengirim pengiriman hubungi wa whatsapp chat ganggu pesan pesannya terima menerima',
)
const polite = words('lagi ya yah dong tolong mohon kak kakak pak bapak bu ibu min admin kirim')
const negations = words('tidak tak tdk gak ga gk nggak ngga enggak ndak')
const wants = words('usah perlu mau ingin')

/** Typed in haste, a letter comes twice. */
function once(word: string): string {
  return word.replace(/(.)\1+/gu, '$1')
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(once))
}

export type StopWord = { scope: 'news' | 'all'; isStopped: boolean }

/**
 * What a message asks that says nothing but to stop, or to begin again; undefined for any other, which people answer.
 * STOP ends news; STOP SEMUA all that comes by this way.
 */
export function stopWordOf(text: string): StopWord | undefined {
  const said = wordsOf(text)
  const [first = ''] = said
  if (said.length === 0 || said.length > 12) return undefined
  const { rest, refused } = withoutRefusals(said)
  const isOnly = rest.every((word) => cores.has(word) || fillers.has(word) || sendings.has(word))
  // "Jangan berhenti" asks for the opposite.
  const isStaying = refused.some((word) => cores.has(word))
  const isRefusing = refused.some((word) => sendings.has(word))
  const isStopping = rest.some((word) => cores.has(word))
  const isWhole = said.length === 1 && whole.has(first)
  if (isWhole || (isOnly && !isStaying && (isRefusing || isStopping)))
    return { scope: said.some((word) => everything.has(word)) ? 'all' : 'news', isStopped: true }
  const isResuming =
    (resumes.has(first) && said.slice(1).every((word) => polite.has(word))) ||
    (said.length === 1 && resumesAlone.has(first))
  return isResuming ? { scope: 'news', isStopped: false } : undefined
}

/** The words without each "jangan" and "tidak usah", and what each of those refuses. */
function withoutRefusals(said: readonly string[]): { rest: string[]; refused: string[] } {
  const rest: string[] = []
  const refused: string[] = []
  for (let at = 0; at < said.length; at += 1) {
    const length = refusalAt(said, at)
    if (length === 0) rest.push(said[at] ?? '')
    else {
      at += length - 1
      refused.push(said.slice(at + 1).find((word) => !fillers.has(word)) ?? '')
    }
  }
  return { rest, refused }
}

/** How many words the "jangan" or "tidak usah" has that stands here. */
function refusalAt(said: readonly string[], at: number): 0 | 1 | 2 {
  const [word = '', next = ''] = said.slice(at)
  if (word === 'jangan') return 1
  return negations.has(word) && wants.has(next) ? 2 : 0
}

function wordsOf(text: string): string[] {
  const said = text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/terima\s+kasih/g, 'makasih')
    .replace(/opt[\s-]+out/g, 'optout')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^(di)?kirim/.test(word) ? 'kirim' : once(word)))
  // "S T O P"
  return said.length > 2 && said.every((word) => word.length === 1) ? [once(said.join(''))] : said
}
