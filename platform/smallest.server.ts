import { mkdir, mkdtemp, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliOf, type Frozen, plainOf } from './frozen.server.ts'

/**
 * The same answer as small as Brotli packs it. That takes seconds for a long one, so `folder` holds what is packed, in
 * files named by their content; where nothing can be written, the next start packs again.
 */
export async function smallest(frozen: Frozen, folder: string): Promise<Frozen> {
  const file = path.join(folder, `${frozen.etag.replaceAll('"', '')}.br`)
  const brotli = (await readFile(file).catch(() => undefined)) ?? (await packed(frozen, file))
  return { ...frozen, brotli }
}

async function packed(frozen: Frozen, file: string): Promise<Buffer> {
  const bytes = await brotliOf(plainOf(frozen))
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
