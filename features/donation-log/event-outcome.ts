import { suspenseReasonWords } from '#features/suspense/suspense.ts'

const fixed: Readonly<Record<string, string>> = {
  gift: 'dicatat sebagai donasi',
  'nothing new': 'tidak ada yang baru',
  'asked again': 'penyedia belum mengenalnya, kodenya diminta lagi',
  missing: 'penyedia tidak mengenal kode ini',
  'unknown to the provider too': 'penyedia tidak mengenal kode ini',
  'of another application': 'milik aplikasi lain pada akun penyedia yang sama',
  'orphan kept': 'dananya disimpan sebagai titipan tanpa donasi',
  'orphan of another currency': 'bukan rupiah, tidak dicatat',
  'orphan returned': 'titipan tanpa donasi yang sudah dikembalikan',
  'orphan without new money': 'tidak ada dana baru',
  creating: 'kode masih dibuat',
  unknown: 'penyedia belum menjawab',
  pending: 'menunggu pembayaran',
  paid: 'dibayar',
  expired: 'kode kedaluwarsa',
  cancelled: 'kode dibatalkan',
  failed: 'pembayaran gagal',
  reversed: 'dibatalkan penyedia',
  refunded: 'dikembalikan',
}

/** What came of a provider's message, in words; several parts of one payment are joined by a plus. */
export function outcomeWords(outcome: string | null): string {
  if (outcome === null) return 'tanpa hasil'
  if (outcome.startsWith('refused')) return 'ditolak, tidak cocok dengan kode kami'
  return outcome.split('+').map(partWords).join(' dan ')
}

function partWords(part: string): string {
  const reason = Object.entries(suspenseReasonWords).find(([name]) => name === part)?.[1]
  if (reason) return `disimpan sebagai titipan (${reason.toLowerCase()})`
  return (Object.hasOwn(fixed, part) ? fixed[part] : undefined) ?? 'selesai'
}
