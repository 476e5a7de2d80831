/** The cache of this device that keeps the English translation. */
export const ENGLISH_CACHE = 'amanah-inggris-1'
