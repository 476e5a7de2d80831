import { Notice } from '#app/ui/state/notice.tsx'
import type { FitrahSeason } from '#features/zakat/fitrah-season.ts'
import { formatDay } from '#platform/time/jakarta.ts'

/** The dates of zakat fitrah this year. */
export function SeasonNotice({ season }: { season: FitrahSeason }) {
  if (season.state === 'unknown') return null
  const isbat = season.isEstimate ? ' Tanggalnya perkiraan, menunggu sidang isbat.' : ''
  if (season.state === 'closed') {
    return (
      <Notice title={`Dibuka ${formatDay(season.opens)}`}>
        Anda dapat menghitungnya dari sekarang.{isbat} Versi pemerintah; Muhammadiyah dapat berbeda.
      </Notice>
    )
  }
  if (season.state === 'closing') {
    return (
      <Notice tone="warning" title="Salat Idulfitri sebentar lagi">
        Tunaikan langsung kepada amil di masjid tempat Anda salat atau kepada orang yang berhak;
        lewat halaman ini tidak sempat lagi.
      </Notice>
    )
  }
  if (season.state === 'late') {
    return (
      <Notice tone="warning" title="Waktu zakat fitrah sudah lewat">
        Salat Idulfitri sudah ditunaikan. Yang diberikan sekarang dicatat sebagai sedekah.
      </Notice>
    )
  }
  return (
    <Notice tone="success" title="Zakat fitrah sedang dibuka">
      Tunaikan sebelum salat Idulfitri, {formatDay(season.idulfitri)}.{isbat}
    </Notice>
  )
}
