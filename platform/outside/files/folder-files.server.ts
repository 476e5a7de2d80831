import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { assertFile, type FileStore, typeOfKey } from './file-store.ts'

let begun = 0

/** Files in a local folder. A confirmed file is on the disk, whole, also after a power cut. */
export function openFolderFiles(folder: string): FileStore {
  return {
    async put(key, file) {
      assertFile(key, file)
      const target = path.join(folder, ...key.split('/'))
      const directory = path.dirname(target)
      await mkdir(directory, { recursive: true })
      begun += 1
      // A name that no key can have, in the target's folder, since a rename cannot cross disks.
      const unfinished = path.join(directory, `.${process.pid}-${begun}`)
      try {
        await writeThrough(unfinished, file.bytes)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await flushDirectory(directory)
    },
    async get(key) {
      const type = typeOfKey(key)
      if (!type) return null
      try {
        return { bytes: await readFile(path.join(folder, ...key.split('/'))), type }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async *list() {
      const options = { recursive: true, withFileTypes: true } as const
      const found = await readdir(folder, options).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of found) {
        const key = path.relative(folder, path.join(entry.parentPath, entry.name))
        const name = key.split(path.sep).join('/')
        if (entry.isFile() && typeOfKey(name)) yield name
      }
    },
    async remove(key) {
      if (!typeOfKey(key)) return
      await rm(path.join(folder, ...key.split('/')), { force: true })
    },
  }
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The file's name is on the disk once its directory is. Windows cannot open a directory and does not need it. */
async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ENOENT' || code === 'ENOTDIR'
}
