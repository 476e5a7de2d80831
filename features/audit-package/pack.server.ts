import { createHash } from 'node:crypto'
import { Zip, ZipDeflate } from 'fflate'
import { type PackageFile, wholeFile } from './package-file.ts'

/** The list of sums, in the form that `sha256sum -c` reads. */
export const SUMS = 'SHA256SUMS'

/** As much as is zipOf at a time; between two portions other work goes on. */
const MOST_AT_ONCE = 64 * 1024

/**
 * The files as one ZIP, zipOf as they are read; the last one holds the SHA-256 of all others. Every file bears the
 * same moment, so the same files make the same bytes.
 */
export async function* zipOf(
  files: AsyncIterable<PackageFile>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((cause, chunk) => {
    if (cause) throw cause
    made.push(chunk)
  })
  const sums: string[] = []
  for await (const file of files) {
    const hash = createHash('sha256')
    for await (const _ of added(zip, file, { madeAt, hash })) yield* made.splice(0)
    sums.push(`${hash.digest('hex')}  ${file.path}\n`)
  }
  const list = wholeFile(SUMS, sums.join(''))
  for await (const _ of added(zip, list, { madeAt })) yield* made.splice(0)
  zip.end()
  yield* made.splice(0)
}

type Adding = { madeAt: Date; hash?: ReturnType<typeof createHash> }

async function* added(
  zip: Zip,
  { path, portions }: PackageFile,
  { madeAt, hash }: Adding,
): AsyncGenerator<void> {
  const entry = new ZipDeflate(path, { level: 6 })
  entry.mtime = madeAt
  zip.add(entry)
  for await (const bytes of portions) {
    hash?.update(bytes)
    for (let at = 0; at < bytes.length; at += MOST_AT_ONCE) {
      entry.push(bytes.subarray(at, at + MOST_AT_ONCE))
      yield
    }
  }
  entry.push(new Uint8Array(), true)
  yield
}
