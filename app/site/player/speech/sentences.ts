/** A piece longer than this is cut short by some voices. */
const LONGEST = 180

/** A text in pieces that a voice reads whole: sentences, and parts of long ones. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?;:]+[.!?;:]*[”’")\s]*/g) ?? []
  return sentences.flatMap(pieces).filter((piece) => /\p{L}/u.test(piece))
}

function pieces(sentence: string): string[] {
  const parts: string[] = ['']
  for (const word of sentence.trim().split(/\s+/)) {
    const last = parts.length - 1
    const longer = `${parts[last]} ${word}`.trim()
    if (longer.length > LONGEST) parts.push(word)
    else parts[last] = longer
  }
  return parts
}

/** The Indonesian voice of a device, one that needs no network first. */
export function indonesianVoice<Voice extends { lang: string; localService: boolean }>(
  voices: readonly Voice[],
): Voice | undefined {
  const own = voices.filter(({ lang }) => /^(id|in)([-_]|$)/i.test(lang))
  return own.find(({ localService }) => localService) ?? own[0]
}
