/** Recordings that were downloaded, and what is known of each download. Updates leave it alone. */
export const SOUND_CACHE = 'amanah-murottal'
/** Begins the names of the caches of one build: its files, and the public screens that were seen with it. */
export const FILES_PREFIX = 'amanah-berkas-'
export const SCREENS_PREFIX = 'amanah-layar-'
/** The document in which every screen can be opened without a network. */
export const SHELL = '/kerangka.html'

/** What a page tells the worker: look whether what is kept is still the newest; or take over, if nobody would be disturbed. */
export type WorkerMessage = 'freshen' | 'take-over'
