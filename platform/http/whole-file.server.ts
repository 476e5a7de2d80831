import { mkdir, mkdtemp, rename, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file of a folder that processes share, whole or not at all; throws where it cannot be written. In a folder
 * of its own first: two processes that write one file could leave half of it to a third.
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const own = await mkdtemp(`${file}.`)
  await writeFile(path.join(own, 'new'), bytes)
  await rename(path.join(own, 'new'), file)
  await rmdir(own)
}
