/** What a surah's name means; undefined where the meaning is the name itself, as for Yasin. */
export function meaningBeside(surah: { namaLatin: string; arti: string }): string | undefined {
  return bare(surah.arti) === bare(surah.namaLatin) ? undefined : surah.arti
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}
