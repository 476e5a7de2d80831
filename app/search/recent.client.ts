import { openRecent } from '#app/verse-search/recent.client.ts'

/** Searches over the whole site. */
export const siteSearches = openRecent('pencarian-situs')
