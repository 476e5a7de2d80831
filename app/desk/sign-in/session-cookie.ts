import type { Config } from '#platform/config.ts'

type Settings = Pick<Config, 'deskOrigin'>

/** Without TLS, which only this machine and a demo may be, a browser refuses the prefix and `Secure`. */
function isSecure({ deskOrigin }: Settings): boolean {
  return deskOrigin.startsWith('https:')
}

function nameOf(config: Settings): string {
  return isSecure(config) ? '__Host-amanah_kelola' : 'amanah_kelola'
}

/** The header that gives a browser its session: never to scripts, never along with what another site begins. */
export function sessionCookie(config: Settings, value: string): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

/** The header that takes the session from a browser. */
export function endedCookie(config: Settings): string {
  return `${sessionCookie(config, '')}; Max-Age=0`
}

/** The session value a request brings, unchecked. */
export function sessionValue(config: Settings, request: Request): string | undefined {
  const wanted = nameOf(config)
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value) return value
  }
  return undefined
}
