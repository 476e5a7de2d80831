import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 200

/** Runs the work when no other process on this machine does such work under the same name. */
export async function alone<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    else await wait(LOOK_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** True when the process that took it has ended without giving it back. */
function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // Its number is written a moment after the file is made.
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
