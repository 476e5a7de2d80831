import { pageNotFound } from '#app/not-found.ts'

/** An address of the desk that does not exist; the door has asked for a session before. */
export function loader() {
  throw pageNotFound()
}

export default function TidakAda() {
  return null
}
