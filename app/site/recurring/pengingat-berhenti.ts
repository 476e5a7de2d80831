import { redirect } from 'react-router'
import type { Route } from './+types/pengingat-berhenti.ts'

export const handle = { cache: 'none' }

/** Where reminders led that were sent before there were plans. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/donasi-rutin/${encodeURIComponent(params.token)}`, 301)
}
