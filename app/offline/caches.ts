/** Downloaded recordings with the state of each download. Updates never clear it. */
export const SOUND_CACHE = 'amanah-murottal'
/** Prefixes of one build's caches: its files, and the public screens visited with it. */
export const FILES_PREFIX = 'amanah-berkas-'
export const SCREENS_PREFIX = 'amanah-layar-'
/** The document in which every screen can open offline. */
export const SHELL = '/kerangka.html'

/** Messages from a page to the worker: check for updates, or activate if no tab would be disturbed. */
export type WorkerMessage = 'freshen' | 'take-over'
