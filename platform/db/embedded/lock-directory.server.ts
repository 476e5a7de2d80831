import fs from 'node:fs'
import path from 'node:path'

type Owner = { pid: number; startedAt: string; bootId: string }

/**
 * Locks a data directory for this process: two engines on one directory silently lose data. Answers a function that
 * releases it. A lock whose owner is gone (also after kill -9 or a reboot) is replaced.
 */
export function lockDirectory(directory: string): () => void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = path.join(directory, 'LOCK')
  for (let attempt = 0; attempt < 5; attempt++) {
    if (claim(lock)) return () => fs.rmSync(lock, { force: true })
    const owner = readOwner(lock)
    if (owner && isAlive(owner)) {
      throw new Error(
        `${directory} is in use by process ${owner.pid}. Stop it first, or choose another DATA_DIR.`,
      )
    }
    removeStale(lock)
  }
  throw new Error(`could not lock ${directory}`)
}

function claim(lock: string): boolean {
  const mine = `${lock}.${process.pid}`
  fs.writeFileSync(mine, JSON.stringify(self()))
  try {
    // link() is atomic: of several processes exactly one succeeds.
    fs.linkSync(mine, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(mine, { force: true })
  }
}

function removeStale(lock: string): void {
  const aside = `${lock}.stale.${process.pid}`
  try {
    fs.renameSync(lock, aside)
    fs.rmSync(aside, { force: true })
  } catch {
    // Another process replaced it first; the next attempt sees the new owner.
  }
}

function self(): Owner {
  return { pid: process.pid, startedAt: startedAt(process.pid), bootId: bootId() }
}

function isAlive(owner: Owner): boolean {
  // A process id alone may belong to another process by now.
  return owner.bootId === bootId() && owner.startedAt === startedAt(owner.pid) && exists(owner.pid)
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readOwner(lock: string): Owner | undefined {
  try {
    return JSON.parse(fs.readFileSync(lock, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/**
 * Field 22 of the process table entry: the start time of the process. Empty where there is no such table (macOS,
 * Windows).
 */
function startedAt(pid: number): string {
  return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? ''
}

function bootId(): string {
  return read('/proc/sys/kernel/random/boot_id').trim()
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
