import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'

/** Handles every path without a screen. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  throw data({ message: `Page Not Found: ${readable(pathname)}` }, { status: 404 })
}

export default function NotFound() {
  return null
}

function readable(pathname: string): string {
  const path = pathname.replace(/\.data$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
