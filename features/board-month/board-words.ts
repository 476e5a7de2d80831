import { formatRupiah } from '#platform/money/money.ts'
import { monthNames } from '#platform/time/months.ts'
import type { BoardMonth, Flow } from './board-month.ts'

/** 'Oktober 2026' of '2026-10'. */
export function monthWords(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

export const wayWords: Readonly<Record<keyof Flow, string>> = {
  came: 'Masuk',
  passedOn: 'Tersalurkan',
}

const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 })

/** 'Rp1,2 jt' of a sum, for charts. */
export function shortRupiah(amount: number): string {
  return `Rp${short.format(amount)}`
}

/** How a figure stands to that of the year before: '+12%', '−4%', or a word where there was none. */
export function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'sama' : 'baru'
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  if (percent === 0) return 'sama'
  return percent > 0 ? `+${percent}%` : `−${Math.abs(percent)}%`
}

/** How much of a plan came true: 'rencana 80%'; nothing where there is no plan. */
export function planWords(now: number, planned: number | undefined): string {
  return planned ? `rencana ${planPercent(now, planned)}` : ''
}

/** '80%' of a plan. */
export function planPercent(now: number, planned: number): string {
  return `${Math.round((now / planned) * 100)}%`
}

/** What the e-mail of a month says: its sums, and where the page is. */
export function boardEmail(
  { month, total, amil, changes }: BoardMonth,
  { house, link }: { house: string; link: string },
): { subject: string; text: string } {
  const { lastYear } = total
  const sums = (['came', 'passedOn', 'held'] as const).map((way) => {
    const label = way === 'held' ? 'Dipegang di akhir bulan' : wayWords[way]
    const change = changeWords(total[way], lastYear[way])
    const planned = way === 'held' ? '' : planWords(total[way], total.plan?.[way])
    const beside = [`setahun lalu ${formatRupiah(lastYear[way])}`, change, planned]
    return `${label}: ${formatRupiah(total[way])} (${beside.filter(Boolean).join(', ')})`
  })
  const over = amil.filter(({ taken, cap }) => taken > cap)
  const text = [
    'Assalamu’alaikum,',
    `Ringkasan ${house} untuk ${monthWords(month)}.`,
    sums.join('\n'),
    over.length > 0
      ? 'Bagian amil melewati batasnya; lihat halamannya.'
      : 'Bagian amil masih di dalam batasnya.',
    ...(changes.length > 0
      ? [
          `Perubahan terbesar:\n${changes
            .map(
              ({ name, way, now, before }) =>
                `- ${name}, ${wayWords[way].toLowerCase()}: ${formatRupiah(now)} (setahun lalu ${formatRupiah(before)})`,
            )
            .join('\n')}`,
        ]
      : []),
    `Selengkapnya, dengan grafik, dokumen, dan PDF:\n${link}`,
    `Wassalamu’alaikum,\n${house}`,
  ]
  return { subject: `Ringkasan ${monthWords(month)} – ${house}`, text: text.join('\n\n') }
}
