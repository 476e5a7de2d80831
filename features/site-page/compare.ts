import { parseRichText, plainText } from '#platform/text/rich-text.ts'

/** A paragraph of two versions side by side. */
export type ComparedLine = { kind: 'same' | 'added' | 'removed'; text: string }

/** What the second of two rich texts changes: the paragraphs of both in order, by their words alone. */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const [a, b] = [paragraphsOf(before), paragraphsOf(after)]
  const common = commonLengths(a, b)
  const lines: ComparedLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left })
      i += 1
      j += 1
    } else if (
      left !== undefined &&
      (right === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      lines.push({ kind: 'removed', text: left })
      i += 1
    } else {
      lines.push({ kind: 'added', text: right ?? '' })
      j += 1
    }
  }
  return lines
}

function paragraphsOf(html: string): string[] {
  return parseRichText(html)
    .flatMap((node) => plainText([node]).split('\n'))
    .map((text) => text.trim())
    .filter(Boolean)
}

/** The longest common subsequence of every pair of tails. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i] as number[]
      row[j] =
        a[i] === b[j]
          ? lengthAt(table, i + 1, j + 1) + 1
          : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1))
    }
  }
  return table
}

function lengthAt(table: readonly number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0
}
