/** The style sheets of the product. Each has everything its screens can draw, so a document needs only one. */
export type SheetName = 'reading' | 'browsing' | 'account'

/** The folders whose screens do not carry the sheet of browsing. */
const sheetOfFolder: Readonly<Record<string, SheetName>> = {
  reader: 'reading',
  tahlil: 'reading',
  doa: 'reading',
  hafalan: 'reading',
  khatam: 'reading',
  'verse-search': 'reading',
  offline: 'reading',
  account: 'account',
  member: 'account',
  recurring: 'account',
  help: 'account',
  payment: 'account',
  receipt: 'account',
  // Its choices would make a full style sheet too large.
  zakat: 'account',
  dev: 'account',
}

/** The sheet of a route module, e.g. 'reader/surat'. */
export function sheetOf(route: string | undefined): SheetName {
  return sheetOfFolder[route?.split('/')[0] ?? ''] ?? 'browsing'
}
