/**
 * A text reduced to the letters that decide whether two spellings are equal, one lower-case letter a–{ each. `at` is
 * the position of each letter in the text (with the text's length as one more); `begins` is 1 at the start of a word.
 */
export type Letters = { text: string; at: number[]; begins: number[] }

/** One letter before folding: the letter, its position, and whether it starts a word. */
export type RawLetter = { letter: string; at: number; begins: boolean }

/** Collects folded letters; a repeated letter is dropped where the script requires it. */
export function lettersOf(size: number) {
  const letters: Letters = { text: '', at: [], begins: [] }
  let last = ''
  return {
    add(letter: string, { at, begins }: RawLetter, mayRepeat = false): void {
      if (letter === last && !mayRepeat) {
        if (begins) letters.begins[letters.begins.length - 1] = 1
        return
      }
      last = letter
      letters.text += letter
      letters.at.push(at)
      letters.begins.push(begins ? 1 : 0)
    },
    done(): Letters {
      letters.at.push(size)
      return letters
    },
  }
}

/** Number of different letters after folding, 'a' to '{'. */
export const ALPHABET = 27
const FIRST = 97

/** The three letters from `place` as one number below ALPHABET³. */
export function trigramAt(text: string, place: number): number {
  const [a, b, c] = [0, 1, 2].map((step) => text.charCodeAt(place + step) - FIRST)
  return ((a as number) * ALPHABET + (b as number)) * ALPHABET + (c as number)
}
