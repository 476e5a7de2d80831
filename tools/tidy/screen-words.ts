import { type Finding, type Node, problemAt, type Rule, type Source } from './source.ts'

/** Words that lost on screens, in emails and in content; `except` are the files where another sense is meant. */
type LostWord = { word: RegExp; say: string; except?: RegExp }

const LOST_WORDS: readonly LostWord[] = [
  { word: /\b[Kk]irimi\b/, say: 'kirim' },
  { word: /boleh (dikosongkan|dilewati)/i, say: '(tidak wajib)' },
  { word: /\b(ter|di)sandi(kan)?\b/i, say: 'terenkripsi' },
  {
    word: /\b(luring|tanpa sambungan|tidak ada sambungan)\b/i,
    say: 'tanpa internet',
    // Words people type, and keys of storage.
    except: /^(features\/search\/|app\/client\/storage-keys|app\/site\/offline\/begin\.client)/,
  },
  // Of the seven days only the Hijri calendar begins with Ahad; a hadith's collector is not a day.
  { word: /\b[Hh]ari Ahad\b|^Ahad$/, say: 'Minggu', except: /^(app\/site|features)\/calendar\// },
  {
    word: /\b([Ss]urat (ke-|ini\b|[A-Z$]|\$)|[Dd]aftar surat\b|[Aa]khir surat\b|nomor surat\b|nama surat\b|\d+ surat\b)/,
    say: 'surah',
    // The card's title is the product specification's; readers of searches take both words.
    except: /^(app\/site\/player\/(playlist|basmala)|features\/(search|verse-search)\/)/,
  },
  {
    word: /\b([Gg]awai|[Gg]adget|[Pp]eranti)\b/,
    say: 'perangkat',
    except: /^features\/verse-search\//,
  },
  {
    word: /\b([Kk]witansi|[Tt]anda terima)\b/,
    say: 'kuitansi',
    except: /^features\/(search|verse-search)\//,
  },
  { word: /\b(Makiyah|Makkiyyah|Makiyyah|Madaniyyah)\b/, say: 'Makkiyah, Madaniyah' },
  // A column of a bank's file has this name.
  { word: /\bBerita\b(?! acara)/, say: 'Kabar', except: /^features\/verse-search\// },
  { word: /\bnon-mukim\b/i, say: 'anak tinggal bersama keluarga' },
  { word: /\b[Pp]okoknya dijaga\b/, say: 'pokok wakafnya terjaga' },
  { word: /\b([Mm]asih kami jaga|[Kk]ami jaga$)/, say: 'belum disalurkan' },
  { word: /\bPaling diaminkan\b/, say: 'Paling banyak diaminkan' },
  { word: /\bberkas JSON\b/, say: 'berkas', except: /^app\/desk\// },
  { word: /\b(npm|SIL OFL|berlisensi)\b/, say: 'it on the credits page', except: /\/kredit\.tsx$/ },
]

const SCREENS = /^(app|features|db\/seeds)\/(?!(?:site\/)?dev\/).*\.tsx?$/

export const screenWordRules: Rule[] = [
  { name: 'a thing has one word on screens', check: lostScreenWords },
]

function lostScreenWords(source: Source): Finding[] {
  const { path, code } = source
  if (!SCREENS.test(path) || /\.test\.tsx?$/.test(path)) return []
  const here = LOST_WORDS.filter(({ except }) => !except?.test(path))
  return (code?.nodes ?? []).flatMap((node) => {
    const text = shownText(node)
    const lost = here.find(({ word }) => word.test(text))
    return lost
      ? [problemAt(source, node.start, `${lost.word.exec(text)?.[0]}: say ${lost.say}`)]
      : []
  })
}

/** The words of a string, of a template or of JSX; a search's keywords are what people type. */
function shownText({ type, value, quasis }: Node): string {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string')
    return withoutKeywords(value)
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return ''
  return quasis.map((part) => String(Reflect.get(Object(part.value), 'raw'))).join('${}')
}

/** A list of bare words is for a search, not a sentence. */
function withoutKeywords(text: string): string {
  return /^[a-z\s-]+$/.test(text) && text.trim().split(/\s+/).length > 5 ? '' : text
}
