import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Certificate } from '../../tests/fakes/certificate.ts'
import type { Unprivileged } from '#tests/database/postgres-files.ts'

/** A folder for a program's filled-in sample; only its user can read it. */
export function makeFolder({ uid, gid }: Unprivileged): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-part-'))
  chmodSync(folder, 0o755)
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** deploy/haproxy.cfg with its ports, certificate and two processes filled in; answers the file. */
export function fillHaproxy(
  folder: string,
  filled: { https: number; http: number; processes: readonly number[]; certificate: Certificate },
): string {
  const pem = path.join(folder, 'amanah.pem')
  writeFileSync(pem, filled.certificate.cert + filled.certificate.key)
  const [first, second] = filled.processes
  return write(folder, 'haproxy.cfg', [
    ['bind :80\n', `bind 127.0.0.1:${filled.http}\n`],
    ['bind :443', `bind 127.0.0.1:${filled.https}`],
    ['/etc/haproxy/amanah.pem', pem],
    ['abns@amanah', `abns@amanah-${filled.https}`],
    ['server a 127.0.0.1:3000', `server a 127.0.0.1:${first}`],
    ['server b 127.0.0.1:3001', `server b 127.0.0.1:${second}`],
  ])
}

/** deploy/pgbouncer.ini for one PostgreSQL of the tests; answers the file. */
export function fillPgbouncer(
  folder: string,
  filled: { port: number; postgres: number; user: string; password: string },
): string {
  const users = path.join(folder, 'userlist.txt')
  writeFileSync(users, `"${filled.user}" "${filled.password}"\n`)
  return write(folder, 'pgbouncer.ini', [
    [
      'amanah = host=127.0.0.1 port=5432 dbname=amanah',
      `amanah = host=127.0.0.1 port=${filled.postgres} dbname=postgres`,
    ],
    ['listen_port = 6432', `listen_port = ${filled.port}`],
    ['/etc/pgbouncer/userlist.txt', users],
  ])
}

/** Every place must be found: a sample that changed would otherwise be tried with its own ports. */
function write(folder: string, name: string, places: [string, string][]): string {
  const sample = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
  const text = places.reduce((filled, [place, with_]) => {
    if (!filled.includes(place)) throw new Error(`deploy/${name} has no "${place.trim()}"`)
    return filled.replaceAll(place, with_)
  }, sample)
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
