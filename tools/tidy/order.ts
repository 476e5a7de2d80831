/** Who may import whom, as one table: tidy, the README, `npm test -- order` and the build's chunks follow it. */
export type Table = Readonly<Record<string, readonly string[]>>

/** Which siblings a feature may import. Widening this is a review question; an entry nothing uses fails. */
export const FEATURES: Table = {
  // A campaign's totals are the ledger's: who shows and rebuilds them reads it.
  campaign: ['ledger'],
  // A zakat that was calculated in the browser is calculated again before it is taken; a consent names the terms in force.
  donation: ['campaign', 'ledger', 'site-page', 'wakaf', 'zakat'],
  // Prayers are read beside a campaign.
  prayer: ['campaign'],
  // What the institution says of its funds is what the books say.
  'site-page': ['ledger'],
  // A consent names the terms and the policy in force when it is given.
  account: ['site-page'],
  books: ['ledger'],
  // How much of the money a dormitory needs came, the books say.
  asrama: ['ledger'],
  // An agreed refund puts units of wakaf back into the stock.
  payment: ['books', 'campaign', 'donation', 'ledger', 'receipt', 'wakaf'],
  receipt: ['donation', 'ledger'],
  // What somebody donated, with its papers and its place in the books.
  'my-donation': ['account', 'campaign', 'donation', 'ledger', 'receipt'],
  reminder: ['account'],
  // Whoever leaves is taken out of every table; which they are stands in one list.
  privacy: ['account', 'donation', 'my-donation'],
  // A report of a payment looks at its donation, and has the provider asked again; nobody answers on a holiday.
  ticket: ['calendar', 'donation', 'payment'],
  wakaf: [],
  // Bookmarks are of verses of the text.
  bookmark: ['quran'],
  'verse-search': ['quran'],
  tahlil: ['quran'],
  // Over everything that is published; the verses through their own search.
  search: ['article', 'asrama', 'campaign', 'help', 'quran', 'verse-search'],
}

/** Which folders of app/ a folder of app/ may import. `routes.ts`, `root.tsx` and the entries may import all of them. */
export const APP: Table = {
  ui: [],
  // The API's client says on the screen when a session has ended.
  client: ['ui'],
  appearance: ['client', 'ui'],
  // Titles, previews, structured data and sitemaps of all nouns.
  sharing: ['ui'],
  quran: ['client'],
  player: ['client', 'quran', 'ui'],
  bookmark: ['client', 'quran', 'ui'],
  'verse-search': ['client', 'quran', 'sharing', 'ui'],
  // A download has the player's hosts, and keeps the index of the verse search.
  offline: ['client', 'player', 'sharing', 'ui', 'verse-search'],
  reader: ['appearance', 'bookmark', 'client', 'offline', 'player', 'quran', 'sharing', 'ui'],
  tahlil: ['appearance', 'client', 'player', 'quran', 'reader', 'sharing', 'ui'],
  // A guest's bookmarks become the account's at sign-in.
  account: ['appearance', 'bookmark', 'client', 'sharing', 'ui'],
  member: ['account', 'appearance', 'client', 'sharing', 'ui'],
  prayer: ['client', 'ui'],
  campaign: ['client', 'prayer', 'sharing', 'ui'],
  // A signed-in donor is offered what the account knows.
  donation: ['account', 'campaign', 'client', 'sharing', 'ui'],
  receipt: ['sharing', 'ui'],
  payment: ['client', 'donation', 'receipt', 'sharing', 'ui'],
  // A calculation is carried into the donation form.
  zakat: ['campaign', 'client', 'donation', 'sharing', 'ui'],
  wakaf: ['campaign', 'sharing', 'ui'],
  article: ['campaign', 'sharing', 'ui'],
  institution: ['sharing', 'ui'],
  asrama: ['campaign', 'sharing', 'ui'],
  // The page of Ramadan has the fitrah of the year and its campaigns.
  calendar: ['campaign', 'client', 'sharing', 'ui', 'zakat'],
  help: ['client', 'sharing', 'ui'],
  search: ['campaign', 'client', 'sharing', 'ui', 'verse-search'],
  home: ['article', 'calendar', 'campaign', 'prayer', 'reader', 'sharing', 'ui'],
  dev: ['sharing', 'ui'],
  boot: ['appearance', 'client', 'offline', 'player'],
}

/** Few long-lived files of what many screens share; the folder of a file decides (its subfolders do not count). */
export const CHUNKS: readonly { name: string; folders: readonly string[] }[] = [
  {
    name: 'parts',
    folders: [
      'app',
      'app/appearance',
      'app/boot',
      'app/client',
      'app/player',
      'app/sharing',
      'app/ui',
      'platform',
    ],
  },
  {
    name: 'reader',
    folders: ['app/quran', 'app/reader', 'app/appearance/fonts', 'features/quran'],
  },
  {
    name: 'giving',
    folders: ['app/donation', 'app/payment', 'features/donation', 'features/payment'],
  },
]

/** What few screens need stays with them, though it lies beside what most share. */
export const APART: ReadonlySet<string> = new Set([
  'app/appearance/look-store.ts',
  'app/client/keyed-store.ts',
  'app/client/next.ts',
  'app/client/save-file.client.ts',
  'app/client/use-loaded.ts',
  'app/donation/quick-form.tsx',
  'app/ui/avatar.tsx',
  'app/ui/highlighted.tsx',
  'app/ui/keep-card.tsx',
  'app/ui/more-link.tsx',
  'app/ui/rich-table.tsx',
  'app/ui/rich-text.tsx',
  'app/ui/sheet.tsx',
  'app/ui/use-more.ts',
  'features/quran/verse-key.ts',
])

/** The chunk a file of ours belongs to, or undefined where the bundler decides; route modules stay on their own. */
export function chunkOf(file: string, routeModules: ReadonlySet<string>): string | undefined {
  if (routeModules.has(file) || APART.has(file) || /^app\/(entry\.|routes\.ts$)/.test(file))
    return undefined
  const folder = file.slice(0, file.lastIndexOf('/'))
  return CHUNKS.find(({ folders }) => folders.includes(folder))?.name
}

/** The nouns of a table from the ground up: each may import only from steps to its left. */
export function ranksOf(table: Table): string[][] {
  const ranks = new Map<string, number>()
  const rankOf = (noun: string, above: readonly string[]): number => {
    if (above.includes(noun)) throw new Error(`${[...above, noun].join(' → ')} is a circle`)
    const known = ranks.get(noun)
    if (known !== undefined) return known
    const below = (table[noun] ?? []).map((other) => rankOf(other, [...above, noun]))
    const rank = Math.max(-1, ...below) + 1
    ranks.set(noun, rank)
    return rank
  }
  const nouns = new Set([...Object.keys(table), ...Object.values(table).flat()])
  for (const noun of nouns) rankOf(noun, [])
  const highest = Math.max(...ranks.values())
  return Array.from({ length: highest + 1 }, (_, rank) =>
    [...nouns].filter((noun) => ranks.get(noun) === rank).sort(),
  )
}

/** The README's line of order for a table. */
export function orderLine(table: Table): string {
  return ranksOf(table)
    .map((nouns) => nouns.map((noun) => `\`${noun}\``).join(', '))
    .join(' ← ')
}

/** The table as text: each noun with what it may import. */
export function orderTable(table: Table): string[] {
  const width = Math.max(...Object.keys(table).map((noun) => noun.length))
  return ranksOf(table)
    .flat()
    .map((noun) => `${noun.padEnd(width)}  → ${(table[noun] ?? []).join(', ') || 'nothing'}`)
}
