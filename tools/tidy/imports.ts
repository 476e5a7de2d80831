import {
  type Import,
  isTest,
  problemAt,
  type Problem,
  type Rule,
  type Source,
  targetOf,
} from './source.ts'

/** Which top folder may import which others besides itself. Tests and tools may import anything. */
const LAYERS: Record<string, readonly string[]> = {
  platform: [],
  features: ['platform'],
  app: ['features', 'platform'],
  server: ['app', 'features', 'platform', 'checks', 'db'],
  db: ['features', 'platform'],
  checks: ['features', 'platform'],
}

/** Which siblings a feature may import. Widening this is a review question. */
const SIBLINGS: Record<string, readonly string[]> = {
  // A campaign's totals are the ledger's: who shows and rebuilds them reads it.
  campaign: ['ledger'],
  // A zakat that was reckoned in the browser is reckoned again before it is taken; a consent names the terms that hold.
  donation: ['campaign', 'ledger', 'site-page', 'wakaf', 'zakat'],
  // Prayers come with gifts and are read beside a campaign.
  prayer: ['donation', 'campaign'],
  // An article may speak of a campaign, and shares no slug with one.
  article: ['campaign'],
  // What the institution says of its funds is what the books say.
  'site-page': ['ledger'],
  // A consent names the terms and the policy that hold when it is given.
  account: ['site-page'],
  books: ['campaign', 'ledger'],
  // How much of the money a dormitory needs came, the books say.
  asrama: ['ledger'],
  // An agreed refund puts units of wakaf back into the stock.
  payment: ['donation', 'books', 'campaign', 'ledger', 'receipt', 'wakaf'],
  receipt: ['donation', 'campaign', 'ledger'],
  // What somebody gave, with its papers and its place in the books.
  'my-donation': ['account', 'campaign', 'donation', 'ledger', 'receipt'],
  reminder: ['account'],
  // Whoever leaves is taken out of every table; which they are stands in one list.
  privacy: ['account', 'donation', 'my-donation'],
  // A report of a payment looks at its gift, and has the provider asked again; nobody answers on a holiday.
  ticket: ['calendar', 'donation', 'payment'],
  zakat: [],
  wakaf: ['campaign', 'ledger'],
  // Marks are kept of verses of the text.
  'saved-verse': ['quran'],
  // Over everything that is published.
  search: ['article', 'asrama', 'campaign', 'help', 'quran'],
}

const MOST_IMPORTS = 16

export const importRules: Rule[] = [
  { name: 'layers: platform ← features ← app ← server', check: eachImport(wrongLayer) },
  { name: 'a feature imports only the siblings it stands on', check: eachImport(wrongSibling) },
  { name: 'another top folder is imported by its # name', check: eachImport(leavesByDots) },
  { name: 'no .server.ts in what the browser loads', check: eachImport(serverInBrowser) },
  { name: `at most ${MOST_IMPORTS} imports in a file`, check: tooManyImports },
]

type Question = (from: string, to: string, found: Import) => string | undefined

function eachImport(question: Question): Rule['check'] {
  return (source) => {
    if (isTest(source.path) || source.path.startsWith('tools/')) return []
    return (source.code?.imports ?? []).flatMap((found) => {
      const to = targetOf(source.path, found.specifier)
      const what = to === undefined ? undefined : question(source.path, to, found)
      return what ? [problemAt(source, found.start, what)] : []
    })
  }
}

function wrongLayer(from: string, to: string): string | undefined {
  const [layer = '', other = ''] = [from, to].map((name) => name.split('/')[0] as string)
  const allowed = LAYERS[layer]
  if (!allowed || layer === other || allowed.includes(other)) return undefined
  return `${layer} must not import ${to}`
}

function wrongSibling(from: string, to: string): string | undefined {
  const [, noun = ''] = /^features\/([^/]+)\//.exec(from) ?? []
  const [, other = noun] = /^features\/([^/]+)\//.exec(to) ?? []
  if (noun === '' || other === noun || SIBLINGS[noun]?.includes(other)) return undefined
  return `${noun} must not import ${other}`
}

function leavesByDots(from: string, to: string, { specifier }: Import): string | undefined {
  if (!specifier.startsWith('.') || !from.includes('/')) return undefined
  const isSame = from.split('/')[0] === to.split('/')[0]
  return isSame ? undefined : `write #${to} instead of ${specifier}`
}

/** React Router strips loaders and actions from route modules; every other module of app/ reaches the browser whole. */
function serverInBrowser(from: string, to: string, { isTypeOnly }: Import): string | undefined {
  const mayReachBrowser =
    /^(app|features|platform)\//.test(from) &&
    !/\.server\.tsx?$/.test(from) &&
    !/^app\/(routes\/|root\.tsx$)/.test(from)
  if (isTypeOnly || !mayReachBrowser || !/\.server\.tsx?$/.test(to)) return undefined
  return `${to} would reach the browser`
}

function tooManyImports(source: Source): Problem[] {
  const count = source.code?.imports.length ?? 0
  if (count <= MOST_IMPORTS) return []
  return [problemAt(source, 0, `${count} imports; split what the file does`)]
}
