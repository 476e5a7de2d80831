import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type BuildFile,
  type BuildRecord,
  chosenFiles,
  type PackedFile,
} from '#app/site/offline/build-pack.ts'
import { type Frozen, plainOf } from '#platform/http/frozen.server.ts'
import type { StaticFiles } from '../http/static-files.ts'

const headers = {
  'Content-Type': 'application/octet-stream',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers with chosen files of the build in one body. Each file is compressed alone, so nothing is compressed here. */
export function openBuildPacks(
  folder: string,
  { find }: Pick<StaticFiles, 'find'>,
): (pathname: string, search: string) => Frozen | undefined {
  const { id, files } = readRecord(folder)
  return (pathname, search) => {
    if (pathname !== `/builds/pack/${id}`) return undefined
    const chosen = chosenFiles(files, new URLSearchParams(search))
    const bodies = chosen?.map((file) => bodyOf(file, find))
    if (!chosen || !bodies) return undefined
    const index = JSON.stringify(bodies.map(({ file }) => file))
    const plain = Buffer.concat([Buffer.from(`${index}\n`), ...bodies.map(({ body }) => body)])
    // The bytes are compressed better some time after the start; what they unpack to stays the same.
    return { status: 200, headers, etag: `W/"${id}${search}"`, size: plain.length, plain }
  }
}

function readRecord(folder: string): Pick<BuildRecord, 'id' | 'files'> {
  const read = (name: string) => readFileSync(path.join(folder, 'builds', name), 'utf8')
  const { id } = JSON.parse(read('latest.json')) as { id: string }
  return JSON.parse(read(`meta/${id}.json`)) as BuildRecord
}

function bodyOf({ url }: BuildFile, find: StaticFiles['find']): { file: PackedFile; body: Buffer } {
  const frozen = find(url)
  if (!frozen) throw new Error(`the build has no ${url}`)
  const body = frozen.gzip ?? plainOf(frozen)
  const type = frozen.headers['Content-Type'] ?? ''
  return { file: { url, type, bytes: body.length, isGzip: frozen.gzip !== undefined }, body }
}
