import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupSeal, readEntries } from '#platform/db/backup/read-backup.server.ts'
import { SECRET } from './installations.ts'

/** The bytes with one text in place of another. */
export function exchanged(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
}

type Change = (name: string, bytes: Buffer) => Buffer

/** Writes a backup anew, entry by entry, under a seal of `secret`. */
export async function rewriteBackup(
  from: string,
  to: string,
  { change, secret = SECRET }: { change: Change; secret?: string },
): Promise<void> {
  const archive = pack()
  const written = pipeline(archive, createGzip(), createWriteStream(to))
  const seal = new BackupSeal(secret)
  for await (const { name, bytes } of readEntries(from)) {
    const content = name === 'seal' ? Buffer.from(seal.value()) : change(name, bytes)
    if (name !== 'seal') seal.update(name, content)
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
    })
  }
  archive.finalize()
  await written
}
