import { isNode, isTest, type Node, problemAt, type Finding, type Rule } from './source.ts'

const PRODUCT = /^(app|features|platform|server|checks|db)\//
const JAKARTA = 'platform/time/jakarta.ts'
const PUBLIC_ID = 'platform/ids/public-id.ts'
const CONTACT = 'platform/text/contact.ts'
const REFUSAL = 'platform/refusal.ts'
const VERSE_KEY = 'features/quran/verse-key.ts'

/** What is known in one file of platform/, and how a copy of it is recognised. Tests may write it out. */
export const kernelRules: Rule[] = [
  {
    name: 'the time of Jakarta and the length of a day are those of platform/time/jakarta.ts',
    check: eachOutside(JAKARTA, (node) => isTimeOfJakarta(node)),
  },
  {
    name: 'what a public id looks like stands in platform/ids/public-id.ts',
    check: eachOutside(PUBLIC_ID, (node) => /HJKMNP/.test(textOf(node))),
  },
  {
    name: 'the forms of an email address and a phone number stand in platform/text/contact.ts',
    check: eachOutside(CONTACT, (node) => /^\^.*(\]\+@\[|\(8\\d)/.test(patternOf(node))),
  },
  {
    name: 'the key of a verse is built and read in features/quran/verse-key.ts',
    check: eachOutside(VERSE_KEY, isVerseKey),
  },
  {
    name: 'a refusal is declared by refusal()',
    check: eachOutside(REFUSAL, ({ type, superClass }) => {
      return type === 'ClassDeclaration' && isNode(superClass) && superClass.name === 'Refusal'
    }),
  },
]

function eachOutside(kernel: string, isCopy: (node: Node) => boolean): Rule['check'] {
  return (source): Finding[] => {
    if (!PRODUCT.test(source.path) || isTest(source.path) || source.path === kernel) return []
    return (source.code?.nodes ?? [])
      .filter(isCopy)
      .map(({ start }) => problemAt(source, start, `import it from ${kernel}`))
  }
}

const DAY_MS = 24 * 3_600_000
const WIB_MS = 7 * 3_600_000

/** SQL names the zone inside a longer text, which is no copy: the database knows zones by itself. */
function isTimeOfJakarta(node: Node): boolean {
  const text = textOf(node)
  if (text === 'Asia/Jakarta' || text.includes('+07:00')) return true
  if (node.type !== 'Literal' && node.type !== 'BinaryExpression') return false
  const number = numberOf(node)
  return number === DAY_MS || number === WIB_MS
}

/** What a number or a product of numbers comes to. */
function numberOf(node: unknown): number | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined
  if (node.type !== 'BinaryExpression' || node.operator !== '*') return undefined
  const [left, right] = [numberOf(node.left), numberOf(node.right)]
  return left === undefined || right === undefined ? undefined : left * right
}

const SURAH = /^surah(Id|Number)?$/
const AYAH = /^(ayah|nomorAyat)$/

/** `${surah}:${ayah}` as a text of its own or within one; an address or a sentence with other signs is no key. */
function isVerseKey({ type, expressions, quasis }: Node): boolean {
  if (type !== 'TemplateLiteral') return false
  const names = (expressions as Node[]).map(lastName)
  return (quasis as Node[]).some(
    (quasi, at) =>
      textOf(quasi) === ':' && SURAH.test(names[at - 1] ?? '') && AYAH.test(names[at] ?? ''),
  )
}

function lastName(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'ChainExpression') return lastName(node.expression)
  return node.type === 'MemberExpression' ? lastName(node.property) : String(node.name)
}

function patternOf(node: Node): string {
  return isNode(node) && 'regex' in node ? textOf(node) : ''
}

/** The text of a string, of a part of a template, or of a pattern. */
function textOf({ type, value, regex }: Node): string {
  if (type === 'Literal' && typeof regex === 'object' && regex !== null) {
    return String(Reflect.get(regex, 'pattern'))
  }
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return ''
  return String(Reflect.get(value, 'raw'))
}
