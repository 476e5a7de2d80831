import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { FileStore } from '#platform/outside/files/file-store.ts'
import { openFolderFiles } from '#platform/outside/files/folder-files.server.ts'

let folders = 0

/** A store in a temporary folder of the test, created with its first file and removed afterwards. */
export function temporaryFiles(): FileStore {
  folders += 1
  const folder = path.join(os.tmpdir(), `amanah-files-${process.pid}-${folders}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return openFolderFiles(folder)
}
