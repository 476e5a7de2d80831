import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const IN_MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3
const PREFIX = 'amanah-quick-'

/**
 * A new temporary folder for databases of tests, in memory where this machine has plenty: on a disk each commit waits
 * for it. Folders of processes that have ended without removing them are removed.
 */
export function quickFolder(): string {
  const parent = quickParent()
  for (const name of readdirSync(parent)) {
    const [, pid] = /^amanah-quick-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid)))
      rmSync(path.join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
}

/** Where the machine's temporary folders are quickest. */
export function quickParent(): string {
  return hasMuchMemory() ? IN_MEMORY : os.tmpdir()
}

function hasMuchMemory(): boolean {
  if (process.availableMemory() < 6 * GIGABYTE) return false
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > 4 * GIGABYTE
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
