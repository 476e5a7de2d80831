import { DONOR_FEATURES } from './order-donors.ts'

/** Who may import whom, as one table for tidy and `npm test -- order`. */
export type Table = Readonly<Record<string, readonly string[]>>

/** Which siblings a feature may import. Review decides on a new entry; an unused entry fails. */
export const FEATURES: Table = {
  // The ledger has a campaign's totals, so their display and rebuild read it; its checks make its seal.
  // Staff write them with pictures of the library, and publish them by two people.
  campaign: ['ledger', 'media', 'staff', 'verification'],
  // The server repeats a zakat calculation from the browser; a consent names the terms in force.
  // News of a campaign goes to members who consent to it as well.
  // Each gift belongs to one donor, who is counted in the commit that changes it.
  donation: [
    'account',
    'campaign',
    'donor',
    'ledger',
    'message',
    'scholar-review',
    'site-page',
    'wakaf',
    'zakat',
  ],
  // Prayers are listed by campaign.
  prayer: ['campaign'],
  // The institution's figures about its funds come from the books.
  'site-page': ['ledger'],
  // A consent names the terms and policy in force; its codes and notices leave as every message does.
  account: ['message', 'site-page'],
  // Two people agree on the amil's share and on closing a period.
  books: ['ledger', 'staff'],
  // Two people agree on an account of the institution, and on transfers between its own.
  'bank-account': ['books', 'ledger', 'staff'],
  // What funds and the amil owe is paid from bank accounts.
  debt: ['bank-account', 'books', 'ledger', 'staff'],
  // What goes to people, agreed by two; it is reported with pictures of the library.
  // Who gave to it is told.
  disbursement: ['bank-account', 'books', 'ledger', 'media', 'message', 'staff'],
  // People served live somewhere; two people change what a person needs to live on.
  mustahik: ['books', 'prayer-time', 'staff'],
  // What a year is to bring, agreed by two people, against what the books say.
  plan: ['disbursement', 'ledger', 'staff'],
  // Acts of the institution are booked within what their funds hold; two people agree on the large ones.
  voucher: ['books', 'ledger', 'mustahik', 'plan', 'staff'],
  // What an institution had before: accounts of the books and open items, agreed by two people.
  opening: ['books', 'ledger', 'staff', 'voucher'],
  // Cash lies in places; what a count finds too much is titipan, what it lacks an act of the institution.
  'cash-place': ['books', 'ledger', 'staff', 'suspense', 'voucher'],
  // A gift that did not come through the site is paid from the first moment, and lies in a place of the books.
  'offline-donation': ['books', 'cash-place', 'charge', 'donation', 'ledger', 'receipt', 'voucher'],
  // What was in a box is a donation, and is taken to the bank; its record is drawn as statements are.
  'donation-box': [
    'bank-statement',
    'books',
    'cash-place',
    'offline-donation',
    'receipt',
    'statements',
    'voucher',
  ],
  // A line of a bank is a transfer, a refund, an entry of the books or an act of the institution; two people book what
  // is the bank's own.
  'bank-statement': [
    'bank-account',
    'books',
    'ledger',
    'offline-donation',
    'refund',
    'staff',
    'suspense',
    'transfer',
    'voucher',
  ],
  // The books tell how much of a dormitory's needed money was received.
  asrama: ['ledger', 'message'],
  // A provider's report is matched with what was paid and booked, by two people.
  'payout-report': ['bank-account', 'books', 'ledger', 'settlement', 'staff'],
  // What came at the provider and is booked meets what it pays out.
  settlement: ['books', 'ledger'],
  // A donation is paid by a code, a debit that was agreed to, or a transfer to a bank account of the books.
  charge: ['bank-account', 'books', 'campaign', 'debit', 'donation', 'ledger', 'message'],
  // Where money goes back to, asked by a link.
  'donor-bank': ['donation', 'message'],
  // A refund returns units of wakaf to the stock; two people agree on it.
  refund: [
    'bank-account',
    'books',
    'campaign',
    'charge',
    'donation',
    'donor-bank',
    'ledger',
    'receipt',
    'staff',
    'wakaf',
  ],
  // Two people decide what money in suspense becomes; what the provider took back may have been sent back.
  suspense: [
    'bank-account',
    'books',
    'campaign',
    'charge',
    'donation',
    'donor-bank',
    'ledger',
    'receipt',
    'refund',
    'staff',
    'wakaf',
  ],
  // Money that came pays its donation, or goes to suspense; money taken back meets refunds.
  payment: [
    'bank-account',
    'books',
    'campaign',
    'charge',
    'debit',
    'donation',
    'ledger',
    'receipt',
    'refund',
    'suspense',
  ],
  // A line of our bank is money that came; two people confirm it, or undo its match.
  transfer: [
    'bank-account',
    'books',
    'campaign',
    'charge',
    'donation',
    'ledger',
    'payment',
    'receipt',
    'staff',
    'suspense',
    'wakaf',
  ],
  // A new code closes the earlier one, whose money may have come.
  checkout: ['campaign', 'charge', 'donation', 'message', 'payment', 'suspense'],
  receipt: ['campaign', 'donation', 'ledger', 'message', 'wakaf', 'zakat'],
  // A member's donations, with their receipts and their sums in the books.
  'my-donation': ['account', 'campaign', 'donation', 'donor', 'ledger', 'receipt', 'wakaf'],
  // The desk looks at a donation through everything that knows it, and exports what it found.
  'donation-log': [
    'donation',
    'donor',
    'ledger',
    'list-export',
    'message',
    'my-donation',
    'payment',
    'receipt',
    'staff',
    'suspense',
  ],
  ...DONOR_FEATURES,
  // Verses by heart, prayers in verses, a plan of pages and days.
  hafalan: ['quran'],
  doa: ['quran'],
  khatam: ['calendar', 'quran'],
  progress: ['hafalan', 'khatam', 'quran'],
  // Browsers are told of prayer times, days and verses.
  push: ['calendar', 'prayer-time', 'scholar-review'],
  // Closing an account erases the person from every table; one list names the tables.
  privacy: ['account', 'donation', 'donor', 'donor-bank', 'message', 'my-donation', 'staff'],
  // A payment report reads its donation and asks the provider again; answers are not due on holidays.
  // It goes back the way its person wrote; messages of one donor are one thread.
  ticket: ['calendar', 'donation', 'donor', 'message', 'payment'],
  // The first page of the desk: money by fund and channel, the amil's share, what waits.
  overview: ['books', 'ledger'],
  // The statements of the books, printed as receipts are; their notes count the people served.
  statements: ['books', 'ledger', 'mustahik', 'receipt', 'staff'],
  // What BAZNAS, the tax office and the wakaf board ask of the books, the papers and the people served.
  'outward-report': [
    'disbursement',
    'donation',
    'ledger',
    'mustahik',
    'prayer-time',
    'receipt',
    'staff',
    'statements',
  ],
  // What a permit allows is held against what its campaign received and cost.
  'collection-permit': ['ledger', 'staff'],
  // What is still to be sent, until somebody says that it was.
  'report-filing': ['collection-permit', 'outward-report', 'staff'],
  // An auditor gets what others hold, as files.
  'audit-package': [
    'bank-account',
    'bank-statement',
    'disbursement',
    'receipt',
    'staff',
    'statements',
    'voucher',
  ],
  // One page for the board, from the books and the documents behind them.
  'board-month': ['books', 'ledger', 'plan', 'receipt', 'statements'],
  readiness: ['books', 'ledger', 'scholar-review', 'staff'],
  // Two people decide figures of zakat, first days of months and reviewed wordings.
  zakat: ['staff'],
  // Pages that show a Hijri date change at Magrib.
  calendar: ['prayer-time', 'staff'],
  'scholar-review': ['quran', 'staff'],
  // Two people change what donors and receipts rely on.
  institution: ['staff'],
  // What this installation can send to a contact. Two people agree on the words of its book.
  message: ['staff'],
  wakaf: [],
  // A check counts by two people of the institution.
  verification: ['staff'],
  bookmark: ['quran'],
  'verse-search': ['quran'],
  tahlil: ['quran'],
  // Searches all published content, and verses through their own search.
  search: ['article', 'asrama', 'campaign', 'help', 'quran', 'verse-search', 'zakat'],
}

/** Which folders of app/ and app/site/ one of them may import. `routes.ts`, `root.tsx` and the entries may import all of them. */
export const APP: Table = {
  ui: [],
  // The API's client shows a message when a session has ended.
  client: ['ui'],
  appearance: ['client', 'ui'],
  // Titles, previews, structured data and sitemaps of all nouns.
  sharing: ['ui'],
  quran: ['client'],
  // The keys of the card follow the switch of the display settings.
  player: ['appearance', 'client', 'quran', 'ui'],
  bookmark: ['client', 'quran', 'ui'],
  'verse-search': ['client', 'quran', 'sharing', 'ui'],
  // A download needs the player's hosts, and stores the index of the verse search.
  offline: ['appearance', 'client', 'player', 'quran', 'sharing', 'ui', 'verse-search'],
  reader: ['appearance', 'bookmark', 'client', 'offline', 'player', 'quran', 'sharing', 'ui'],
  tahlil: ['appearance', 'client', 'player', 'quran', 'reader', 'sharing', 'ui'],
  // A guest's bookmarks become the account's at sign-in.
  account: ['appearance', 'bookmark', 'client', 'progress', 'sharing', 'ui'],
  member: ['account', 'appearance', 'client', 'progress', 'sharing', 'ui'],
  prayer: ['client', 'ui'],
  // The checks a seal opens: of a campaign, and of the institution.
  verification: ['ui'],
  campaign: ['client', 'prayer', 'sharing', 'ui', 'verification'],
  // The form offers a signed-in donor the account's data.
  'exchange-rate': ['client', 'ui'],
  donation: ['account', 'campaign', 'client', 'exchange-rate', 'sharing', 'ui'],
  // A plan agrees to the terms as an account does.
  recurring: ['account', 'client', 'sharing', 'ui'],
  receipt: ['sharing', 'ui'],
  payment: ['client', 'donation', 'exchange-rate', 'receipt', 'sharing', 'ui'],
  // A calculation is carried into the donation form.
  zakat: ['campaign', 'client', 'donation', 'sharing', 'ui'],
  wakaf: ['campaign', 'sharing', 'ui'],
  article: ['campaign', 'sharing', 'ui'],
  institution: ['sharing', 'ui', 'verification'],
  asrama: ['campaign', 'client', 'sharing', 'ui'],
  // The page of Ramadan shows the year's fitrah and its campaigns.
  calendar: ['campaign', 'client', 'sharing', 'ui', 'zakat'],
  help: ['client', 'sharing', 'ui'],
  search: ['campaign', 'client', 'sharing', 'ui', 'verse-search'],
  doa: ['appearance', 'sharing', 'ui'],
  progress: ['client', 'ui'],
  hafalan: ['appearance', 'client', 'progress', 'quran', 'sharing', 'ui'],
  khatam: ['calendar', 'client', 'progress', 'sharing', 'ui'],
  // The home screen has an inline script of its own.
  home: [
    'article',
    'boot',
    'calendar',
    'campaign',
    'client',
    'khatam',
    'offline',
    'prayer',
    'reader',
    'sharing',
    'ui',
  ],
  dev: ['sharing', 'ui'],
  // The desk stands on the parts of all screens.
  desk: ['appearance', 'campaign', 'ui'],
  // What the boot file does before React: clocks, the place of reading, sound.
  boot: ['appearance', 'client', 'offline', 'player', 'reader'],
}

/** Which folders of server/ one of them may import. The files directly in server/ put them together. */
export const SERVER: Table = {
  // The port and what stands before every answer.
  http: [],
  // The built screens, and their files as they are served.
  bundle: ['http'],
  // The pages and the figures that a process holds in memory.
  cache: ['http'],
  probes: ['http'],
  pages: ['bundle', 'cache', 'http'],
  api: ['pages'],
  jobs: [],
}
