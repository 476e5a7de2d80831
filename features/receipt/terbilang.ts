const DIGITS = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

const SCALES = [
  { size: 1_000_000_000_000, name: 'triliun' },
  { size: 1_000_000_000, name: 'miliar' },
  { size: 1_000_000, name: 'juta' },
  { size: 1000, name: 'ribu' },
] as const

const MOST = 999_999_999_999_999

/** A whole number of 0 to 999 triliun in Indonesian words, as a receipt writes it; RangeError outside. */
export function terbilang(n: number): string {
  if (!Number.isSafeInteger(n) || n < 0 || n > MOST) throw new RangeError(`no words for ${n}`)
  if (n === 0) return DIGITS[0]
  const words: string[] = []
  let rest = n
  for (const { size, name } of SCALES) {
    const count = Math.floor(rest / size)
    rest %= size
    // One thousand is "seribu"; one million and more is "satu juta".
    if (count === 1 && size === 1000) words.push('seribu')
    else if (count > 0) words.push(...belowThousand(count), name)
  }
  return [...words, ...belowThousand(rest)].join(' ')
}

function belowThousand(n: number): string[] {
  const hundreds = Math.floor(n / 100)
  const head = hundreds === 0 ? [] : hundreds === 1 ? ['seratus'] : [digit(hundreds), 'ratus']
  return [...head, ...belowHundred(n % 100)]
}

function belowHundred(n: number): string[] {
  if (n === 0) return []
  if (n < 12) return [digit(n)]
  if (n < 20) return [digit(n - 10), 'belas']
  return [digit(Math.floor(n / 10)), 'puluh', ...belowHundred(n % 10)]
}

function digit(n: number): string {
  const word = DIGITS[n]
  if (word === undefined) throw new RangeError(`no single word for ${n}`)
  return word
}
