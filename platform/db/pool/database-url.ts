const roles = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
/** Which of several hosts to use, in the words of libpq's target_session_attrs. */
export type HostRole = (typeof roles)[number]

export type DatabaseHosts = {
  /** One address per host, in the order of connection attempts. */
  urls: string[]
  /** Undefined with one host and no requirement. */
  role: HostRole | undefined
}

const shape = /^(postgres(?:ql)?:\/\/)((?:[^@/?]*)@)?([^/?]*)(\/[^?]*)?(\?.*)?$/

/**
 * Parses `postgres://user:password@host1:5432,host2:5433/name?target_session_attrs=read-write`, which the driver
 * itself does not understand. With several hosts `whenSeveral` applies unless the address says otherwise. Throws a
 * RangeError in words.
 */
export function parseDatabaseUrl(url: string, whenSeveral: HostRole): DatabaseHosts {
  const [, scheme, user = '', hosts = '', database = '', search = ''] = shape.exec(url) ?? []
  if (!scheme) throw new RangeError('must begin with postgres://')
  const query = new URLSearchParams(search)
  const target = query.get('target_session_attrs') ?? undefined
  query.delete('target_session_attrs')
  if (target !== undefined && !isRole(target)) {
    throw new RangeError(`target_session_attrs must be one of ${roles.join(', ')}`)
  }
  const rest = query.size > 0 ? `?${query}` : ''
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host}${database}${rest}`)
  if (hosts.includes(',') && (hosts.split(',').includes('') || !urls.every(isAddress))) {
    throw new RangeError('must name its hosts as host:port,host:port')
  }
  return { urls, role: target ?? (urls.length > 1 ? whenSeveral : undefined) }
}

/** What is wrong with an address, in words for the operator; `mayAsk` lists the allowed host roles. */
export function databaseUrlProblem(
  url: string,
  mayAsk: (role: HostRole) => boolean,
): string | undefined {
  try {
    const { role } = parseDatabaseUrl(url, 'any')
    const isTold = url.includes('target_session_attrs')
    return isTold && role && !mayAsk(role)
      ? `target_session_attrs must ask for a host that can be written to, not ${role}`
      : undefined
  } catch (error) {
    return (error as RangeError).message
  }
}

function isRole(text: string): text is HostRole {
  return roles.some((role) => role === text)
}

function isAddress(url: string): boolean {
  return URL.canParse(url.replace(/^postgres(ql)?:/, 'http:'))
}

export type HostState = { isStandby: boolean; isReadOnly: boolean }

/** How well a host fits: 2 as required, 1 as a stand-in, 0 not at all. */
export function fitness(role: HostRole | undefined, { isStandby, isReadOnly }: HostState): number {
  const fits = {
    any: 2,
    'read-write': isReadOnly ? 0 : 2,
    'read-only': isReadOnly ? 2 : 0,
    primary: isStandby ? 0 : 2,
    standby: isStandby ? 2 : 0,
    'prefer-standby': isStandby ? 2 : 1,
  }
  return fits[role ?? 'any']
}
