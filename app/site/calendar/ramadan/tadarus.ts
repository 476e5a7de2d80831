/** The juz read in the Ramadan of a year. */
export type Tadarus = { year: number; done: number[] }

export const TADARUS_PARTS = 30

/** Parses the stored progress. Another year or invalid text starts empty. */
export function readTadarus(text: string | null, year: number): Tadarus {
  try {
    const stored = JSON.parse(text ?? '') as Partial<Tadarus>
    if (stored.year === year && Array.isArray(stored.done)) {
      return { year, done: [...new Set(stored.done.filter(isJuz))].toSorted((a, b) => a - b) }
    }
  } catch {}
  return { year, done: [] }
}

function isJuz(juz: unknown): juz is number {
  return Number.isInteger(juz) && Number(juz) >= 1 && Number(juz) <= TADARUS_PARTS
}

/** Adds a juz, or removes it when it is there. */
export function toggled({ year, done }: Tadarus, juz: number): Tadarus {
  const rest = done.filter((each) => each !== juz)
  const next = rest.length < done.length ? rest : [...done, juz].toSorted((a, b) => a - b)
  return { year, done: next }
}

/** The first unread juz; undefined when all are read. */
export function nextJuz(done: readonly number[]): number | undefined {
  return Array.from({ length: TADARUS_PARTS }, (_, each) => each + 1).find(
    (juz) => !done.includes(juz),
  )
}

/** The daily target for the rest of Ramadan, today included: 'Sisa 18 juz untuk 12 hari: 1,5 juz sehari.' */
export function targetWords(done: readonly number[], daysLeft: number): string {
  const left = TADARUS_PARTS - done.length
  if (left === 0) return 'Alhamdulillah, khatam 30 juz.'
  if (daysLeft <= 0)
    return `Sisa ${left} juz. Lanjutkan dengan tenang, tidak harus selesai dalam Ramadan.`
  const perDay = Math.ceil((left / daysLeft) * 10) / 10
  return `Sisa ${left} juz untuk ${daysLeft} hari: ${String(perDay).replace('.', ',')} juz sehari.`
}
