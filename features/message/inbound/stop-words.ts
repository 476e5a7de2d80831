import type { ChoiceScope } from '#platform/db/schema/message/schema-message.ts'

const cores =
  words(`stop setop stopp st0p berhenti brhenti berenti henti hentikan stopkan unsubscribe unsub unreg
  udahan`)
const resumes = words('mulai start lanjut lanjutkan')
/** Words that change nothing of what such a message asks. */
const fillers =
  words(`tolong mohon please pls plis minta mau ingin saya aku kami kak kakak pak bapak bu ibu min admin
  mas mbak ya yah dong donk deh aja saja lagi sekarang ini itu dari di ke untuk kabar kabarnya berita info informasi
  pesan pesannya wa whatsapp chat kirim mengirim pengiriman promosi promo iklan broadcast langganan
  berlangganan terima kasih makasih terimakasih trims thanks thx nomor semua semuanya all news message messages`)
const everything = words('semua semuanya all')
/** "Jangan kirim lagi": only with what is sent, for "jangan" alone begins many sentences. */
const sendings = words('kirim mengirim hubungi wa chat ganggu pesan')

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

export type StopWord = { scope: ChoiceScope; isStopped: boolean }

/**
 * What a message asks that says nothing but to stop, or to begin again; undefined for any other, which people answer.
 * STOP ends news; STOP SEMUA all that comes by this way.
 */
export function stopWordOf(text: string): StopWord | undefined {
  const said = text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('kirim') ? 'kirim' : word))
  if (said.length === 0 || said.length > 12) return undefined
  const isRefusing = said[0] === 'jangan' && said.some((word) => sendings.has(word))
  const rest = isRefusing ? said.slice(1) : said
  const isOnlyThat = (core: ReadonlySet<string>) =>
    rest.every((word) => core.has(word) || fillers.has(word) || sendings.has(word))
  if ((isRefusing || said.some((word) => cores.has(word))) && isOnlyThat(cores))
    return { scope: said.some((word) => everything.has(word)) ? 'all' : 'news', isStopped: true }
  if (said.length === 1 && resumes.has(said[0] ?? '')) return { scope: 'news', isStopped: false }
  return undefined
}
