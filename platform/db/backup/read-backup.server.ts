import { createHash, createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import * as v from 'valibot'
import { type Contents, contentsSchema, entries, type Head, headSchema } from './contents.ts'
import { RowDigest } from './row-digest.ts'
import { purposeKey } from '#platform/security/keyed-hash.server.ts'

/**
 * HMAC-SHA256 over every entry of a backup in its order, under a key of the installation: sums alone show an accident,
 * and whoever changes a file could make them anew.
 */
export class BackupSeal {
  #mac: Hmac

  constructor(secret: string) {
    this.#mac = createHmac('sha256', purposeKey({ appSecret: secret }, 'backup'))
  }

  update(name: string, bytes: Buffer | string): void {
    this.#mac.update(`${name}\n${Buffer.byteLength(bytes)}\n`).update(bytes)
  }

  value(): string {
    return this.#mac.digest('hex')
  }

  matches(digest: string): boolean {
    const [own, other] = [Buffer.from(this.value()), Buffer.from(digest)]
    return own.length === other.length && timingSafeEqual(own, other)
  }
}

/** A file that is no whole backup of ours. The message says why. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

export type Entry = { name: string; bytes: Buffer }

/** Every entry of a backup in its order, each of a few MB. Throws BadBackup for what is no archive or cut off. */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive)
  reading.catch(() => {})
  try {
    for await (const entry of archive) {
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      yield { name: entry.header.name, bytes: Buffer.concat(parts) }
    }
    await reading
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw cause
    throw new BadBackup(`${file} is no whole backup: ${message}`, { cause })
  }
}

export type WholeBackup = {
  file: string
  head: Head
  contents: Contents
  /** The installation's key, where the backup has one. */
  secret: string | undefined
  /** False where the key of the seal came with the file. */
  isSealKnown: boolean
}

async function secretOf(file: string): Promise<string> {
  for await (const { name, bytes } of readEntries(file)) {
    if (name === entries.secret) return bytes.toString('utf8')
  }
  throw new BadBackup(
    `${file} is sealed with the APP_SECRET of the installation it is of, which is not in it: set APP_SECRET`,
  )
}

/**
 * Reads a whole backup and compares every row and file with its list of contents, and all of it with its seal; nothing
 * is changed anywhere. `known` is the installation's key; without one the key that comes with the file is used, which
 * shows an accident and no forger.
 */
export async function verifyBackup(file: string, known: string | undefined): Promise<WholeBackup> {
  const seal = new BackupSeal(known ?? (await secretOf(file)))
  let digest: string | undefined
  let head: Head | undefined
  let contents: Contents | undefined
  let secret: string | undefined
  const digests = new Map<string, RowDigest>()
  const files: Record<string, string> = {}
  for await (const { name, bytes } of readEntries(file)) {
    const [kind, table = ''] = name.split('/')
    if (digest !== undefined)
      throw new BadBackup(`${file} was changed: ${name} comes after its seal`)
    if (name === entries.seal) {
      digest = bytes.toString('utf8')
      continue
    }
    seal.update(name, bytes)
    if (name === entries.head) head = parse(headSchema, bytes, file)
    else if (name === entries.contents) contents = parse(contentsSchema, bytes, file)
    else if (name === entries.secret) secret = bytes.toString('utf8')
    else if (kind === 'rows') digestIn(digests, table).update(bytes)
    else files[name.slice('files/'.length)] = createHash('sha256').update(bytes).digest('hex')
  }
  if (!head || !contents || digest === undefined)
    throw new BadBackup(`${file} is no whole backup: its end is missing`)
  const found: Contents = {
    tables: Object.fromEntries(
      head.tables.map(({ name }) => [name, digestIn(digests, name).value()]),
    ),
    sequences: contents.sequences,
    files,
    hasSecret: secret !== undefined,
    auditHead: contents.auditHead,
  }
  const wrong = differences(contents, found)
  if (wrong.length > 0) throw new BadBackup(`${file} was changed: ${wrong.join(', ')}`)
  if (!seal.matches(digest)) {
    throw new BadBackup(`${file} was changed, or sealed with another key than this installation's`)
  }
  return { file, head, contents, secret, isSealKnown: known !== undefined }
}

/** What two places do not hold alike, one phrase each; empty when they agree. */
export function differences(
  wanted: Pick<Contents, 'tables' | 'files'>,
  found: Pick<Contents, 'tables' | 'files'>,
): string[] {
  const tables = new Set([...Object.keys(wanted.tables), ...Object.keys(found.tables)])
  const files = new Set([...Object.keys(wanted.files), ...Object.keys(found.files)])
  return [
    ...[...tables].flatMap((name) => {
      const [one, other] = [wanted.tables[name], found.tables[name]]
      if (one?.sum === other?.sum && one?.rows === other?.rows) return []
      return [`${name} (${one?.rows ?? 'no'} rows against ${other?.rows ?? 'no'})`]
    }),
    ...[...files].filter((key) => wanted.files[key] !== found.files[key]),
  ]
}

function digestIn(digests: Map<string, RowDigest>, table: string): RowDigest {
  const known = digests.get(table) ?? new RowDigest()
  digests.set(table, known)
  return known
}

function parse<T>(schema: v.GenericSchema<unknown, T>, bytes: Buffer, file: string): T {
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new BadBackup(`${file} is no backup of this program: ${(cause as Error).message}`, {
      cause,
    })
  }
}
