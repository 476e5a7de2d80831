/** Which file goes into which of the browser's shared chunks: for the build and for tidy. */

type Chunk = {
  name: string
  /** Every file of these folders (their subfolders do not count). */
  folders?: readonly string[]
  files?: readonly string[]
}

/**
 * A few long-lived chunks of widely shared files. What two of them need is in the first, so the order matters; a screen
 * loads only those it needs.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    name: 'parts',
    folders: [
      'app',
      'app/appearance',
      'app/boot',
      'app/client',
      // Calculators write what the form reads; beside the form they would draw it along.
      'app/site/donation/snapshot',
      'app/site/sharing',
      'app/ui',
      'app/ui/date',
      'app/ui/form',
      'app/ui/share',
      'app/ui/state',
      // The nouns of funds stand on every card.
      'features/campaign',
      'platform',
    ],
    files: ['features/ledger/funds.ts'],
  },
  {
    name: 'forms',
    files: [
      'app/client/form-values.ts',
      'app/ui/form/choice-grid.tsx',
      'app/ui/form/error-summary.tsx',
      'app/ui/form/field.tsx',
      'app/ui/form/focused-alert.tsx',
      'app/ui/form/money-field.tsx',
      'app/ui/form/money-typing.ts',
      'app/ui/form/use-corrected.ts',
      'platform/refusal.ts',
    ],
  },
  // Lists of surahs and juz are read without a reader.
  {
    name: 'quran',
    folders: ['app/site/quran', 'features/quran'],
    files: [
      'app/client/keyed-store.ts',
      'app/client/use-loaded.ts',
      'app/site/reader/contents/last-read.ts',
      'app/site/reader/source-note.tsx',
    ],
  },
  // Downloads ask the player's hosts without the player.
  { name: 'hosts', files: ['app/site/player/hosts.ts'] },
  {
    name: 'reader',
    folders: [
      'app/site/reader',
      'app/site/reader/mushaf',
      'app/appearance/fonts',
      'app/site/player',
    ],
  },
  // What plays comes with the first sound.
  { name: 'playback', folders: ['app/site/player/playback'] },
  // Screens without large sums do without.
  { name: 'figure', files: ['app/ui/big-figure.tsx'] },
  // The page of Ramadan counts down as the page of payment does.
  { name: 'countdown', files: ['app/ui/date/countdown-time.ts', 'app/ui/date/countdown.tsx'] },
  {
    name: 'giving',
    folders: [
      'app/site/donation',
      'app/site/donation/amount',
      'app/site/donation/quick',
      'features/donation',
    ],
  },
  {
    name: 'payment',
    folders: [
      'app/site/payment',
      'app/site/payment/checkout',
      'app/site/payment/thanks',
      'features/charge',
      'features/donor-bank',
    ],
  },
]

/** Files that few screens need stay out of the shared chunk of their folder. */
export const APART: ReadonlySet<string> = new Set([
  'app/appearance/look-store.ts',
  'app/client/next.ts',
  'app/client/save-file.client.ts',
  'app/site/donation/choice-parts.tsx',
  'app/site/donation/quick/quick-form.tsx',
  'app/site/reader/juz-screen.tsx',
  'app/site/reader/juz-verses.tsx',
  'app/site/reader/mushaf/mushaf-screen.tsx',
  'app/site/reader/mushaf/use-page-reader.ts',
  'app/site/reader/verse-on-device.client.ts',
  'app/ui/avatar.tsx',
  'app/ui/fact-row.tsx',
  'app/ui/figure-table.tsx',
  'app/ui/highlighted.tsx',
  'app/ui/keep-card.tsx',
  'app/ui/more-link.tsx',
  'app/ui/picture.tsx',
  'app/ui/form/proof-field.tsx',
  'app/ui/rich-table.tsx',
  'app/ui/rich-text.tsx',
  'app/ui/sheet.tsx',
  'app/ui/stat.tsx',
  'app/ui/tabs.tsx',
  'app/ui/use-more.ts',
  'features/quran/verse-key.ts',
  'platform/security/common-passwords.ts',
  'platform/security/password.ts',
  'platform/picture/picture.ts',
  'platform/text/rich-text.ts',
])

/** The chunk of one of our files, or undefined where the bundler decides; route modules stay separate. */
export function chunkOf(file: string, routeModules: ReadonlySet<string>): string | undefined {
  if (routeModules.has(file) || APART.has(file) || /^app\/(entry\.|routes\.ts$)/.test(file))
    return undefined
  const folder = file.slice(0, file.lastIndexOf('/'))
  const named = CHUNKS.find(({ files }) => files?.includes(file))
  return (named ?? CHUNKS.find(({ folders }) => folders?.includes(folder)))?.name
}
