import type { Config } from '#platform/config.ts'

type Settings = Pick<Config, 'deskOrigin'>

/** Without TLS, which only this machine and a demo may be, a browser refuses the prefix and `Secure`. */
function isSecure({ deskOrigin }: Settings): boolean {
  return deskOrigin.startsWith('https:')
}

/** With TLS no other host can set it, nor a page without TLS. */
function nameOf(config: Settings, name: string): string {
  return isSecure(config) ? `__Host-amanah_${name}` : `amanah_${name}`
}

/** The header of a cookie of the desk: never to scripts, never along with what another site begins. */
export function deskCookie(config: Settings, name: string, value: string): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${nameOf(config, name)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

const SESSION = 'kelola'

/** The header that gives a browser its session. */
export function sessionCookie(config: Settings, value: string): string {
  return deskCookie(config, SESSION, value)
}

/** The header that takes the session from a browser. */
export function endedCookie(config: Settings): string {
  return `${sessionCookie(config, '')}; Max-Age=0`
}

/** The value of a cookie of the desk that a request brings, unchecked. */
export function cookieValue(config: Settings, name: string, request: Request): string | undefined {
  const cookieName = nameOf(config, name)
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === cookieName && value) return value
  }
  return undefined
}

/** The session value a request brings, unchecked. */
export function sessionValue(config: Settings, request: Request): string | undefined {
  return cookieValue(config, SESSION, request)
}
