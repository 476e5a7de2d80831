import { mkdir, mkdtemp, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { brotliOf, type Frozen, plainOf } from './frozen.server.ts'

const unpack = promisify(brotliDecompress)

/**
 * The same answer as small as Brotli packs it. That takes seconds for a long one, so `folder` holds what is packed, in
 * files named by their content. A file that unpacks to anything else is made anew; where nothing can be written, the
 * next start packs again.
 */
export async function smallest(frozen: Frozen, folder: string): Promise<Frozen> {
  const file = path.join(folder, `${frozen.etag.replaceAll('"', '')}.br`)
  const plain = plainOf(frozen)
  const brotli = (await keptOf(plain, file)) ?? (await packed(plain, file))
  return { ...frozen, brotli }
}

async function keptOf(plain: Buffer, file: string): Promise<Buffer | undefined> {
  try {
    const kept = await readFile(file)
    const text = await unpack(kept, { maxOutputLength: plain.length })
    return text.equals(plain) ? kept : undefined
  } catch {
    return undefined
  }
}

async function packed(plain: Buffer, file: string): Promise<Buffer> {
  const bytes = await brotliOf(plain)
  await keep(bytes, file).catch(() => {})
  return bytes
}

/** In a folder of its own first: two processes that write one file could leave half of it to a third. */
async function keep(bytes: Buffer, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const own = await mkdtemp(`${file}.`)
  await writeFile(path.join(own, 'new'), bytes)
  await rename(path.join(own, 'new'), file)
  await rmdir(own)
}
