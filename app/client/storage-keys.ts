type Stored = {
  /** `local` stays on the device, `session` goes with the tab. */
  kind: 'local' | 'session'
  holds: string
  /** The effect of signing out, of an ended session and of closing the account. */
  onSignOut: 'cleared' | 'kept' | 'cleared when the account has it too'
}

/**
 * Everything the app keeps in the web storage of a browser; docs/privacy/ropa.md has the same table. Browser code
 * takes only the types below, so that none of these words is sent.
 */
export const storageKeys = {
  SY_SESSION: { kind: 'local', holds: 'the value of the signed-in session', onSignOut: 'cleared' },
  'amanah.akun': { kind: 'local', holds: 'the name in the greeting', onSignOut: 'cleared' },
  publicSession: { kind: 'local', holds: 'the token of a visitor', onSignOut: 'cleared' },
  expired: { kind: 'local', holds: 'when the session or the token ends', onSignOut: 'cleared' },
  'amanah.perangkat': {
    kind: 'local',
    holds: 'a random value by which an account knows this device again',
    onSignOut: 'kept',
  },
  'amanah.terakhir-dibaca': {
    kind: 'local',
    holds: 'the verse at which reading stopped, and when',
    onSignOut: 'cleared when the account has it too',
  },
  'amanah.ayat-tersimpan': {
    kind: 'local',
    holds:
      'the bookmarks of a guest with notes, labels and highlights; signing in moves them to the account',
    onSignOut: 'kept',
  },
  'amanah.ayat-tersimpan.akun': {
    kind: 'local',
    holds: 'a copy of the bookmarks of the signed-in account, to be read without a network',
    onSignOut: 'cleared',
  },
  'amanah.ayat-tersimpan.antre': {
    kind: 'local',
    holds:
      'changes to bookmarks on their way to the account; with an ended session they become the guest’s',
    onSignOut: 'cleared',
  },
  'amanah.baca': {
    kind: 'local',
    holds: 'theme, sizes and what of a verse is shown',
    onSignOut: 'kept',
  },
  'amanah.murottal': {
    kind: 'local',
    holds: 'the reciter and how recitations are played',
    onSignOut: 'kept',
  },
  'amanah.murottal.terakhir': {
    kind: 'local',
    holds: 'the verse that was heard last',
    onSignOut: 'kept',
  },
  'amanah.murottal.daftar': {
    kind: 'local',
    holds: 'the lists of surahs and verses to hear one after the other',
    onSignOut: 'kept',
  },
  'amanah.tadarus': {
    kind: 'local',
    holds: 'the juz that were read this Ramadan',
    onSignOut: 'kept',
  },
  'amanah.kota': {
    kind: 'local',
    holds: 'the city of the prayer times, or that they are those of a place',
    onSignOut: 'kept',
  },
  'amanah.tempat': {
    kind: 'local',
    holds: 'the place of the prayer times, to a kilometre; it never leaves the device',
    onSignOut: 'kept',
  },
  'amanah.cara-bayar': {
    kind: 'local',
    holds: 'the way to pay that was chosen last',
    onSignOut: 'kept',
  },
  'amanah.mata-uang': {
    kind: 'local',
    holds: 'the currency in which sums are shown roughly',
    onSignOut: 'kept',
  },
  'amanah.waktu-salat': {
    kind: 'local',
    holds: 'dates and prayer times of that city for a month',
    onSignOut: 'kept',
  },
  'amanah.waktu-salat.koreksi': {
    kind: 'local',
    holds: 'the minutes by which the prayer times are moved',
    onSignOut: 'kept',
  },
  'amanah.pengingat': {
    kind: 'local',
    holds: 'which reminders this browser asked for, and for which regency',
    onSignOut: 'kept',
  },
  'amanah.khatam': {
    kind: 'local',
    holds: 'plans of reading the Quran and which pages were read on which day',
    onSignOut: 'cleared when the account has it too',
  },
  'amanah.hafalan': {
    kind: 'local',
    holds: 'the verses that were said by heart, how well, and when they are due again',
    onSignOut: 'cleared when the account has it too',
  },
  'amanah.tahlil': {
    kind: 'local',
    holds: 'the name a tahlil is for, and whether its screen goes on by itself',
    onSignOut: 'kept',
  },
  'amanah.zakat.hasil': {
    kind: 'local',
    holds: 'results of the zakat calculators, without what was typed',
    onSignOut: 'kept',
  },
  'pencarian-ayat': { kind: 'local', holds: 'recent searches for verses', onSignOut: 'kept' },
  'pencarian-situs': { kind: 'local', holds: 'recent searches of the site', onSignOut: 'kept' },
  aamiin: {
    kind: 'local',
    holds: 'the ids of prayers to which aamiin was said',
    onSignOut: 'kept',
  },
  'bantuan-dinilai': { kind: 'local', holds: 'help articles that were rated', onSignOut: 'kept' },
  'donasi-dicari': {
    kind: 'session',
    holds: 'the pass that shows a guest one donation for 15 minutes',
    onSignOut: 'kept',
  },
  'amanah.isian.{slug}': {
    kind: 'session',
    holds:
      'what is typed into a form until it is sent, paid or cancelled; never passwords, codes or files',
    onSignOut: 'cleared',
  },
  'amanah.donatur': {
    kind: 'session',
    holds: 'name and email of who gave from this tab, for the pages of the payment',
    onSignOut: 'cleared',
  },
  'amanah.zakat.perhitungan': {
    kind: 'session',
    holds: 'a zakat calculation on its way into the donation form',
    onSignOut: 'kept',
  },
  'amanah.tahlil.hitungan': {
    kind: 'session',
    holds: 'the counters of the tahlil',
    onSignOut: 'kept',
  },
  'amanah.mulai': {
    kind: 'session',
    holds: 'that the app has begun in this tab',
    onSignOut: 'kept',
  },
  'amanah.kode-ke': {
    kind: 'session',
    holds: 'the contact a registration code went to, until the code is entered',
    onSignOut: 'kept',
  },
  'amanah.reloaded-at': {
    kind: 'session',
    holds: 'when a failed load reloaded the page',
    onSignOut: 'kept',
  },
  'react-router-scroll-positions': {
    kind: 'session',
    holds: 'how far the screens of this tab were scrolled, by the router itself',
    onSignOut: 'kept',
  },
} as const satisfies Record<string, Stored>

type Keys = typeof storageKeys

type KeyOf<Kind extends Stored['kind']> = {
  [Key in keyof Keys]: Keys[Key]['kind'] extends Kind ? Filled<Key> : never
}[keyof Keys]

/** 'amanah.isian.{slug}' stands for one key per form. */
type Filled<Key extends string> = Key extends `${infer Start}{slug}` ? `${Start}${string}` : Key

export type DeviceKey = KeyOf<'local'>
export type TabKey = KeyOf<'session'>
