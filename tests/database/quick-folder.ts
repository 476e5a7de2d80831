import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const IN_MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3

/** A new temporary folder for databases of tests, in memory where this machine has plenty: on a disk each commit waits for it. */
export function quickFolder(): string {
  return ownFolder(quickParent(), 'quick')
}

/** A new folder of this process. Those of processes that have ended without removing them are removed. */
export function ownFolder(parent: string, kind: 'quick' | 'pg'): string {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^amanah-(?:quick|pg)-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) removeLeft(path.join(parent, name))
  }
  return mkdtempSync(path.join(parent, `amanah-${kind}-${process.pid}-`))
}

function removeLeft(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It is another user's, or another process removes it.
  }
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
