import { openRecent } from '#app/site/verse-search/recent.client.ts'

/** Recent searches over the whole site. */
export const siteSearches = openRecent('pencarian-situs')
