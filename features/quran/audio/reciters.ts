/**
 * A reciter and the addresses of the recordings, with {surah} and {ayah}, three digits each. Lighter recordings (the
 * address shows the bit rate: '..._64kbps/') and other hosts follow in `fallbacks`.
 */
export type Reciter = { id: string; name: string; audio: string; fallbacks: readonly string[] }

const everyAyah = (folder: string) => `https://everyayah.com/data/${folder}/{surah}{ayah}.mp3`
const quranCom = (folder: string) => `https://verses.quran.com/${folder}/mp3/{surah}{ayah}.mp3`
/** A mirror with the folder names of EveryAyah, on another host. */
const mirror = (folder: string) =>
  `https://mirrors.quranicaudio.com/everyayah/${folder}/{surah}{ayah}.mp3`

type Recordings = {
  id: string
  name: string
  /** Folders of EveryAyah, the best first. */
  folders: readonly [string, ...string[]]
  /** The folder at Quran.com; without one the mirror is the second host. */
  quranCom?: string
}

const recordings: readonly Recordings[] = [
  {
    id: 'alafasy',
    name: 'Misyari Rasyid Al-Afasi',
    folders: ['Alafasy_128kbps', 'Alafasy_64kbps'],
    quranCom: 'Alafasy',
  },
  {
    id: 'sudais',
    name: 'Abdurrahman As-Sudais',
    folders: ['Abdurrahmaan_As-Sudais_192kbps', 'Abdurrahmaan_As-Sudais_64kbps'],
    quranCom: 'Sudais',
  },
  {
    id: 'husary',
    name: 'Mahmud Khalil Al-Husary',
    folders: ['Husary_128kbps', 'Husary_64kbps'],
  },
  {
    id: 'husary-muallim',
    name: 'Mahmud Khalil Al-Husary (mu’allim)',
    folders: ['Husary_Muallim_128kbps'],
  },
  {
    id: 'abdul-basit',
    name: 'Abdul Basit Abdus Samad',
    folders: ['Abdul_Basit_Murattal_192kbps', 'Abdul_Basit_Murattal_64kbps'],
    quranCom: 'AbdulBaset/Murattal',
  },
  {
    id: 'syatri',
    name: 'Abu Bakar Asy-Syatri',
    folders: ['Abu_Bakr_Ash-Shaatree_128kbps', 'Abu_Bakr_Ash-Shaatree_64kbps'],
    quranCom: 'Shatri',
  },
  {
    id: 'minsyawi',
    name: 'Muhammad Siddiq Al-Minsyawi',
    folders: ['Minshawy_Murattal_128kbps'],
    quranCom: 'Minshawi/Murattal',
  },
  {
    id: 'maher',
    name: 'Maher Al-Mu’aiqly',
    folders: ['MaherAlMuaiqly128kbps', 'Maher_AlMuaiqly_64kbps'],
  },
  {
    id: 'juhani',
    name: 'Abdullah Al-Juhani',
    folders: ['Abdullaah_3awwaad_Al-Juhaynee_128kbps'],
  },
  { id: 'qasim', name: 'Abdul Muhsin Al-Qasim', folders: ['Muhsin_Al_Qasim_192kbps'] },
]

const reciters: readonly Reciter[] = recordings.map(({ id, name, folders, quranCom: at }) => {
  const [best, ...lighter] = folders
  const secondHost = at === undefined ? mirror(best) : quranCom(at)
  return { id, name, audio: everyAyah(best), fallbacks: [...lighter.map(everyAyah), secondHost] }
})

/**
 * Tones in place of recordings, for two reciters, each also lighter: everything can be tried without the internet.
 */
const localVoices: readonly Reciter[] = [
  { id: 'lokal', name: 'Nada lokal', folder: '' },
  { id: 'lokal-rendah', name: 'Nada lokal rendah', folder: 'rendah/' },
].map(({ id, name, folder }) => ({
  id,
  name,
  audio: `/audio/lokal/${folder}{surah}{ayah}.wav`,
  fallbacks: [`/audio/lokal/${folder}64kbps/{surah}{ayah}.wav`],
}))

/**
 * The reciters of the configured source, the default first. `source` is 'everyayah', 'lokal', or addresses with
 * {surah} and {ayah} of an institution's own recordings, separated by spaces, in the order of attempts.
 */
export function recitersOf(source: string): readonly Reciter[] {
  if (source === 'everyayah') return reciters
  if (source === 'lokal') return localVoices
  const [audio = source, ...fallbacks] = source.trim().split(/\s+/)
  return [{ id: 'lembaga', name: 'Qari pilihan lembaga', audio, fallbacks }]
}

/** Origins of the recordings on other hosts: a page must be allowed to load them. */
export function audioOrigins(source: string): string[] {
  const addresses = recitersOf(source).flatMap(({ audio, fallbacks }) => [audio, ...fallbacks])
  const origins = addresses.flatMap((address) => /^https?:\/\/[^/]+/.exec(address) ?? [])
  return [...new Set(origins)]
}

/** The reciter with this id, the default without an id, or undefined when it is not offered. */
export function findReciter(source: string, id?: string): Reciter | undefined {
  const offered = recitersOf(source)
  return id === undefined ? offered[0] : offered.find((reciter) => reciter.id === id)
}
