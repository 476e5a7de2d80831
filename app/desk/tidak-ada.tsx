import { data } from 'react-router'

/** An address of the desk that does not exist; the door has asked for a session before. */
export function loader() {
  throw data({ message: 'Page Not Found' }, { status: 404 })
}

export default function TidakAda() {
  return null
}
