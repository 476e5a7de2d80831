import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createCluster, runPostgres } from './postgres-files.ts'
import {
  makeHome,
  type OwnPostgres,
  type PostgresSettings,
  servePostgres,
  unprivilegedUser,
} from './postgres.ts'
import { freePort } from '../server/server.ts'

const INSTALLED = '/usr/lib/postgresql'

/** A primary of Debian's PostgreSQL that syncs its commits, and standbys made of it by pg_basebackup. */
export type DebianPostgres = { primary: OwnPostgres; addReplica(): Promise<OwnPostgres> }

/** The folder of the newest PostgreSQL that Debian has installed, or undefined. */
export function debianPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const versions = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a))
  const whole = versions.find((version) => {
    return ['initdb', 'postgres', 'pg_basebackup'].every((name) => {
      return existsSync(path.join(INSTALLED, version, 'bin', name))
    })
  })
  return whole && path.join(INSTALLED, whole)
}

/** Starts it on a free port of 127.0.0.1; it dies with this process. */
export async function startDebianPostgres(
  native: string,
  settings: PostgresSettings = {},
): Promise<DebianPostgres> {
  const user = unprivilegedUser()
  const home = makeHome(user, { isDurable: true })
  createCluster(native, home, { user, locale: ['--locale=C.UTF-8'] })
  const primary = await servePostgres(native, home, {
    user,
    isDurable: true,
    port: await freePort(),
    settings,
  })
  return {
    primary,
    addReplica: async () => {
      const copy = makeHome(user, { isDurable: true })
      const data = path.join(copy, 'data')
      // -R writes the address of the primary and the mark of a standby.
      const how = ['-D', data, '-d', primary.url('postgres'), '-X', 'stream', '-c', 'fast', '-R']
      const { status, stderr } = runPostgres(native, ['pg_basebackup', ...how], user)
      if (status !== 0) throw new Error(`pg_basebackup failed: ${stderr}`)
      const eager = { wal_retrieve_retry_interval: 200, ...settings }
      return await servePostgres(native, copy, {
        user,
        isDurable: true,
        port: await freePort(),
        settings: eager,
      })
    },
  }
}
