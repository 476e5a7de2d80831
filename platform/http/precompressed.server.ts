import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import {
  etagOf,
  freeze,
  type FreezeOptions,
  type Frozen,
  frozenOf,
  type Packed,
  packedAt,
  plainOf,
} from './frozen.server.ts'
import { writeWhole } from './whole-file.server.ts'

const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

/** What is as small as it gets already. */
const smallests = new WeakSet<Frozen>()

let quality = 11

/** From now on this process packs less well, in a tenth of the time: for tests, not for visitors. */
export function packLightly(): void {
  quality = 5
}

/** As `freeze`; where `folder` has the answer as small as it gets, nothing is packed and it is that. */
export async function freezeKept(
  body: string | Buffer,
  options: FreezeOptions,
  folder: string,
): Promise<Frozen> {
  if (options.quality === 'none') return await freeze(body, options)
  const plain = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const stored = await keptOf(plain, fileOf(folder, etagOf(plain)))
  if (!stored) return await freeze(plain, options)
  const frozen = frozenOf(plain, options, stored)
  smallests.add(frozen)
  return frozen
}

/**
 * The same answer as small as Brotli and gzip pack it. That takes seconds for a long one, so `folder` holds what is
 * packed, in files named by their content. A file that unpacks to anything else is made anew; where nothing can be
 * written, the next start packs again.
 */
export async function smallest(frozen: Frozen, folder: string): Promise<Frozen> {
  if (smallests.has(frozen)) return frozen
  const plain = plainOf(frozen)
  const file = fileOf(folder, frozen.etag)
  const small = { ...frozen, ...((await keptOf(plain, file)) ?? (await packed(plain, file))) }
  smallests.add(small)
  return small
}

function fileOf(folder: string, etag: string): string {
  return path.join(folder, etag.replaceAll('"', ''))
}

async function keptOf(plain: Buffer, file: string): Promise<Packed | undefined> {
  const [brotli, gzip] = await Promise.all([
    keptForm(plain, { file, form: 'br' }),
    keptForm(plain, { file, form: 'gz' }),
  ])
  return brotli && gzip && { brotli, gzip }
}

type Form = { file: string; form: keyof typeof unpack }

async function keptForm(plain: Buffer, { file, form }: Form): Promise<Buffer | undefined> {
  try {
    const stored = await readFile(`${file}.${form}`)
    const text = await unpack[form](stored, { maxOutputLength: plain.length })
    return text.equals(plain) ? stored : undefined
  } catch {
    return undefined
  }
}

async function packed(plain: Buffer, file: string): Promise<Packed> {
  const made = await packedAt(plain, quality)
  const forms = [writeWhole(`${file}.br`, made.brotli), writeWhole(`${file}.gz`, made.gzip)]
  await Promise.allSettled(forms)
  return made
}
