/** Downloaded recordings with the state of each download. Updates never clear it. */
export const SOUND_CACHE = 'amanah-murottal'
/** Prefixes of one build's caches: its files, and the public screens visited with it. */
export const FILES_PREFIX = 'amanah-berkas-'
export const SCREENS_PREFIX = 'amanah-layar-'
/** The document in which every screen can open offline. Stored last: with it everything of its build is stored. */
export const SHELL = '/kerangka.html'
/** The shell and the data of the screens that open offline, in one answer. */
export const SCREENS_PACK = '/layar.json'
/** The header that names the build which drew a screen or its data. */
export const BUILD_HEADER = 'Amanah-Build'

/**
 * Messages from a page to the worker: activate if no tab would be disturbed; store what this page has opened; store
 * everything, because the user came back or installed the app ('returned') or asked for it ('asked').
 */
export type WorkerMessage = 'take-over' | 'opened' | 'returned' | 'asked'

/**
 * How storing everything ended: all is stored; the device is full; the network failed; or another build is served,
 * whose worker waits for other tabs.
 */
export type KeepOutcome = 'kept' | 'full' | 'cut' | 'outdated'

/** The answer of /layar.json. */
export type ScreensPack = { screens: PackedScreen[] }
export type PackedScreen = { url: string; headers: [name: string, value: string][]; body: string }
