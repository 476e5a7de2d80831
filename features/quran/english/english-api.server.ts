import { Hono, type TypedResponse } from 'hono'
import { freeze, frozenResponse } from '#platform/http/frozen.server.ts'
import { type ApiEnv, documented, publicAccess } from '#platform/http/http.server.ts'
import { type EnglishWire, englishResponse } from '../contract.ts'
import { openQuran } from '../text/source.server.ts'
import { pickthall } from './english.server.ts'

/**
 * The names of the surahs in plain English, in order, translated by us from the Arabic; names of letters and of
 * people stay as they are.
 */
export const englishSurahNames: readonly string[] = (
  'The Opening|The Cow|The Family of Imran|The Women|The Table|The Cattle|The Heights|The Spoils of War|Repentance|Jonah|' +
  'Hud|Joseph|The Thunder|Abraham|The Rocky Tract|The Bees|The Night Journey|The Cave|Mary|Ta Ha|' +
  'The Prophets|The Pilgrimage|The Believers|The Light|The Criterion|The Poets|The Ants|The Stories|The Spider|The Romans|' +
  'Luqman|The Prostration|The Confederates|Sheba|The Originator|Ya Sin|Those Ranged in Rows|Sad|The Groups|The Forgiver|' +
  'Explained in Detail|The Consultation|The Ornaments of Gold|The Smoke|The Kneeling|The Sand Dunes|Muhammad|The Victory|The Private Rooms|Qaf|' +
  'The Scattering Winds|The Mount|The Star|The Moon|The Most Gracious|The Inevitable Event|Iron|The Woman Who Pleads|The Gathering|She Who Is Examined|' +
  'The Ranks|Friday|The Hypocrites|Mutual Loss and Gain|Divorce|The Prohibition|The Dominion|The Pen|The Sure Reality|The Ways of Ascent|' +
  'Noah|The Jinn|The Enwrapped One|The Cloaked One|The Resurrection|Man|Those Sent Forth|The Great News|Those Who Pull Out|He Frowned|' +
  'The Folding Up|The Splitting Open|Those Who Give Short Measure|The Bursting Apart|The Constellations|The Night Comer|The Most High|The Overwhelming Event|The Dawn|The City|' +
  'The Sun|The Night|The Morning Light|The Opening Up|The Fig|The Clinging Clot|The Night of Decree|The Clear Proof|The Earthquake|The Charging Horses|' +
  'The Striking Calamity|Rivalry in Increase|The Time|The Backbiter|The Elephant|Quraysh|Small Kindnesses|Abundance|The Disbelievers|The Help|' +
  'The Palm Fibre|Sincerity|The Daybreak|Mankind'
).split('|')

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  'X-Content-Type-Options': 'nosniff',
}

let frozen: ReturnType<typeof freeze> | undefined

/** The English translation, whole: a device that wants it keeps it. Compressed once per process, when first asked for. */
export const englishApi = new Hono<ApiEnv>().get(
  '/terjemahan/en',
  documented({
    tag: 'Al-Qur’an',
    summary: 'Terjemahan Inggris (Pickthall, 1930) semua ayat, dengan nama surah',
    ok: englishResponse,
    access: 'public',
  }),
  publicAccess,
  async (c) => {
    frozen ??= freeze(JSON.stringify(englishWire(c.var.ctx.config)), { headers, quality: 9 })
    const response = frozenResponse(c.req.raw, await frozen)
    return response as Response & TypedResponse<EnglishWire, 200, 'json'>
  },
)

function englishWire(config: Parameters<typeof openQuran>[0]): EnglishWire {
  const lines = pickthall()
  let first = 0
  const data = openQuran(config)
    .listSurahs()
    .map(({ number, verseCount }) => {
      const ayat = lines.slice(first, first + verseCount)
      first += verseCount
      return { nomor: number, nama: englishSurahNames[number - 1] ?? '', ayat }
    })
  return { data, sumber: 'Marmaduke Pickthall, The Meaning of the Glorious Koran (1930)' }
}
