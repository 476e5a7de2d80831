/**
 * A voice and where its recordings are: addresses with {surah} and {ayah}, three digits each.
 * Lighter or other hosts follow in `fallbacks`, in the order they are tried.
 */
export type Reciter = { id: string; name: string; audio: string; fallbacks: readonly string[] }

const everyAyah = (folder: string) => `https://everyayah.com/data/${folder}/{surah}{ayah}.mp3`

function onEveryAyah(id: string, name: string, folders: readonly [string, ...string[]]): Reciter {
  const [best, ...lighter] = folders.map(everyAyah)
  return { id, name, audio: best as string, fallbacks: lighter }
}

const alafasy: Reciter = {
  id: 'alafasy',
  name: 'Misyari Rasyid Al-Afasi',
  audio: everyAyah('Alafasy_128kbps'),
  fallbacks: [
    everyAyah('Alafasy_64kbps'),
    'https://verses.quran.com/Alafasy/mp3/{surah}{ayah}.mp3',
  ],
}

const reciters: readonly Reciter[] = [
  alafasy,
  onEveryAyah('sudais', 'Abdurrahman As-Sudais', [
    'Abdurrahmaan_As-Sudais_192kbps',
    'Abdurrahmaan_As-Sudais_64kbps',
  ]),
  onEveryAyah('husary', 'Mahmud Khalil Al-Husary', ['Husary_128kbps', 'Husary_64kbps']),
  onEveryAyah('husary-muallim', 'Mahmud Khalil Al-Husary (mu’allim)', ['Husary_Muallim_128kbps']),
  onEveryAyah('abdul-basit', 'Abdul Basit Abdus Samad', [
    'Abdul_Basit_Murattal_192kbps',
    'Abdul_Basit_Murattal_64kbps',
  ]),
  onEveryAyah('syatri', 'Abu Bakar Asy-Syatri', [
    'Abu_Bakr_Ash-Shaatree_128kbps',
    'Abu_Bakr_Ash-Shaatree_64kbps',
  ]),
  onEveryAyah('minsyawi', 'Muhammad Siddiq Al-Minsyawi', ['Minshawy_Murattal_128kbps']),
  onEveryAyah('maher', 'Maher Al-Mu’aiqly', ['MaherAlMuaiqly128kbps', 'Maher_AlMuaiqly_64kbps']),
  onEveryAyah('juhani', 'Abdullah Al-Juhani', ['Abdullaah_3awwaad_Al-Juhaynee_128kbps']),
  onEveryAyah('qasim', 'Abdul Muhsin Al-Qasim', ['Muhsin_Al_Qasim_192kbps']),
]

/** Voices the configured source offers, the default first. `source` is 'everyayah', 'lokal' or an address with {surah} and {ayah}. */
export function recitersOf(source: string): readonly Reciter[] {
  if (source === 'everyayah') return reciters
  if (source === 'lokal') {
    return [
      { id: 'lokal', name: 'Nada lokal', audio: '/audio/lokal/{surah}{ayah}.wav', fallbacks: [] },
    ]
  }
  return [{ id: 'lembaga', name: 'Qari pilihan lembaga', audio: source, fallbacks: [] }]
}

/** The voice with this id, the default when none is asked for, or undefined when it is not offered. */
export function findReciter(source: string, id?: string): Reciter | undefined {
  const offered = recitersOf(source)
  return id === undefined ? offered[0] : offered.find((reciter) => reciter.id === id)
}
