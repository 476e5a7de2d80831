import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'

/** Any address that is no screen: a 404 that names what was asked for. */
export function loader({ params }: Route.LoaderArgs) {
  throw data({ message: `Page Not Found: /${params['*'] ?? ''}` }, { status: 404 })
}

export default function NotFound() {
  return null
}
