/** The major versions of PostgreSQL that an installation may use; the pages say the same. */
export const postgresVersions = { oldest: 15, newest: 18 } as const

/** Whether a server of this version, as `server_version_num` says it, is one of them. */
export function isKnownPostgres(versionNumber: number): boolean {
  const major = Math.floor(versionNumber / 10_000)
  return major >= postgresVersions.oldest && major <= postgresVersions.newest
}
