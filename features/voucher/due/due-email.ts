import type { Config } from '#platform/config.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'

export type DueLine = { words: string; rest: number; dueOn: string; isLate: boolean }

/** The mail that tells what is due: kinds, sums and days, and nobody's name. */
export function dueEmail(
  lines: readonly DueLine[],
  { institution: { name: house }, deskOrigin }: Pick<Config, 'institution' | 'deskOrigin'>,
): { subject: string; text: string } {
  const late = lines.filter(({ isLate }) => isLate).length
  const told = lines.map(({ words, rest, dueOn, isLate }) => {
    const day = formatDate(startOfDay(dueOn))
    return `${words}, ${formatRupiah(rest)}: ${isLate ? `lewat tempo sejak ${day}` : `jatuh tempo ${day}`}`
  })
  const text = [
    'Assalamu’alaikum,',
    'Yang perlu diselesaikan:',
    told.join('\n'),
    `Rinciannya di ${deskOrigin}/kelola/jatuh-tempo.`,
    `Wassalamu’alaikum,\n${house}`,
  ].join('\n\n')
  const what = late > 0 ? `${late} lewat tempo` : `${lines.length} segera jatuh tempo`
  return { subject: `Jatuh tempo: ${what} – meja kelola ${house}`, text }
}
