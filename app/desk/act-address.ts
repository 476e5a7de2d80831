import { useLocation } from 'react-router'

/** What an address says of an act that is over. */
const ofAct = ['aksi', 'kabar', 'hasil', 'sandi']

/**
 * Where a form of this page is sent: the act, and all that the page was asked for. A refusal draws the page again from
 * that address, so what led to the form is still known.
 */
export function useActAddress(act: string, query = ''): string {
  return actAddress(useLocation().search, act, query)
}

/** The address of an act on a page that was asked for by `search`; what the form itself names goes first. */
export function actAddress(search: string, act: string, query = ''): string {
  const named = new Set([...ofAct, ...new URLSearchParams(query).keys()])
  const remaining = [...new URLSearchParams(search)].filter(([name]) => !named.has(name))
  const more = [query, new URLSearchParams(remaining).toString()].filter(Boolean)
  return [`?aksi=${act}`, ...more].join('&')
}
