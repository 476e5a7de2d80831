import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Where `npm run build` keeps the files of an empty embedded database. */
export const KEPT = path.join(root, 'node_modules', '.cache', 'amanah-database')

const [FILES, DIGEST] = ['pgdata', 'digest']

/**
 * Keeps what `make` makes of a folder, once for each version of the engine; what is kept and was changed since is made
 * anew. Making the files of an empty database takes the engine seconds and 350 MB, copying them a tenth of a second. Only
 * one process may do it at a time.
 */
export async function keepEmptyDatabase(
  make: (files: string) => Promise<void>,
  emptyFolder = KEPT,
): Promise<void> {
  const folder = path.join(emptyFolder, engineVersion())
  if (isWhole(path.join(folder, FILES), folder)) return
  const begun = path.join(emptyFolder, 'begun')
  for (const left of [begun, folder]) rmSync(left, { recursive: true, force: true })
  mkdirSync(begun, { recursive: true })
  await make(path.join(begun, FILES))
  writeFileSync(path.join(begun, DIGEST), digestOf(path.join(begun, FILES)))
  // Nothing in it is secret, and who builds may be another than who serves.
  setModes(begun, { file: 0o644, folder: 0o755 })
  renameSync(begun, folder)
}

/** Copies the kept files to a folder that is not there; false, and no folder, where none are kept or any is changed. */
export function copyEmptyDatabase(files: string, emptyFolder = KEPT): boolean {
  const folder = path.join(emptyFolder, engineVersion())
  try {
    cpSync(path.join(folder, FILES), files, { recursive: true })
  } catch {
    // Nothing is kept, or not all of it can be read.
  }
  if (isWhole(files, folder)) {
    setModes(files, { file: 0o600, folder: 0o700 })
    return true
  }
  rmSync(files, { recursive: true, force: true })
  return false
}

/** True where the files are those whose digest the folder has. */
function isWhole(files: string, folder: string): boolean {
  try {
    // Were it a link itself, the copy would be a link to what is kept.
    if (!lstatSync(files).isDirectory()) return false
    return digestOf(files) === readFileSync(path.join(folder, DIGEST), 'utf8')
  } catch {
    return false
  }
}

/** Of every name and byte below a folder. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const { file, isFile } of below(folder)) {
    const bytes = isFile ? readFileSync(file) : undefined
    hash.update(JSON.stringify([path.relative(folder, file), bytes?.length ?? null]))
    if (bytes) hash.update(bytes)
  }
  return hash.digest('hex')
}

function setModes(folder: string, modes: { file: number; folder: number }): void {
  chmodSync(folder, modes.folder)
  for (const { file, isFile } of below(folder)) chmodSync(file, isFile ? modes.file : modes.folder)
}

/**
 * Everything below a folder, always in the same order. Throws where anything is neither file nor folder: what is done to
 * a link would be done to what it leads to.
 */
function below(folder: string): { file: string; isFile: boolean }[] {
  const found: { file: string; isFile: boolean }[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    const isFile = entry.isFile()
    if (!isFile && !entry.isDirectory()) throw new Error(`${file} is no part of a database`)
    found.push({ file, isFile }, ...(isFile ? [] : below(file)))
  }
  return found.toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

function engineVersion(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const about = readFileSync(path.join(path.dirname(engine), '..', 'package.json'), 'utf8')
  return (JSON.parse(about) as { version: string }).version
}
