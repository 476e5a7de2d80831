import { openRecent } from '#app/search/recent.client.ts'

/** Searches over the whole site. */
export const siteSearches = openRecent('pencarian-situs')
