import { formatRupiah, parseRupiah, type Rupiah } from '#platform/money/money.ts'

/** An amount offered on the donation form, with what it does; empty words say nothing. */
export type Preset = { amount: Rupiah; words: string }

/** The presets of a campaign as its row holds them: amounts, and what each does in their order. */
export function presetsOf({
  presets,
  presetWords,
}: {
  presets: readonly Rupiah[]
  presetWords: readonly string[]
}): Preset[] {
  return presets.map((amount, place) => ({ amount, words: presetWords[place] ?? '' }))
}

export type ParsedPresets = { ok: true; value: Preset[] } | { ok: false; message: string }

const MOST = 8
const LONGEST_WORDS = 60

/** Reads one preset per line: '25.000 = 1 porsi makan', or the amount alone. */
export function parsePresets(typed: string): ParsedPresets {
  const lines = typed.split(/\r?\n/).filter((each) => each.trim() !== '')
  if (lines.length > MOST) return refuse(`Pilihan nominal paling banyak ${MOST}.`)
  const value: Preset[] = []
  for (const line of lines) {
    const [sum = '', ...rest] = line.split('=')
    const parsed = parseRupiah(sum)
    const words = rest.join('=').normalize('NFC').replace(/\s+/g, ' ').trim()
    if (!parsed.ok || parsed.value === 0) return refuse(`Nominal ini tidak dikenal: ${sum.trim()}.`)
    if (words.length > LONGEST_WORDS)
      return refuse(`Arti nominal paling panjang ${LONGEST_WORDS} huruf.`)
    if (value.some(({ amount }) => amount === parsed.value)) {
      return refuse(`${formatRupiah(parsed.value)} tertulis dua kali.`)
    }
    value.push({ amount: parsed.value, words })
  }
  return { ok: true, value: value.sort((a, b) => a.amount - b.amount) }
}

/** The same as a form shows it. */
export function presetLines(presets: readonly Preset[]): string {
  return presets
    .map(({ amount, words }) => {
      const sum = formatRupiah(amount).slice('Rp'.length)
      return words ? `${sum} = ${words}` : sum
    })
    .join('\n')
}

type Amounts = { presets: readonly Preset[]; minimumAmount: Rupiah; amountStep: Rupiah }

/** Why a donor could not give one of the presets; undefined when each can be given. */
export function presetProblem({ presets, minimumAmount, amountStep }: Amounts): string | undefined {
  const low = presets.find(({ amount }) => amount < minimumAmount)
  if (low) return `${formatRupiah(low.amount)} kurang dari nominal paling kecil.`
  const odd = presets.find(({ amount }) => amount % amountStep !== 0)
  if (odd) return `${formatRupiah(odd.amount)} bukan kelipatan ${formatRupiah(amountStep)}.`
  return undefined
}

function refuse(message: string): ParsedPresets {
  return { ok: false, message }
}
