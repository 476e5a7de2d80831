import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A control group of Linux whose processes share a limit of memory. */
export type MemoryGroup = {
  /** Writing a process' id here moves it into the group. */
  procs: string
  /** How often a process of it was killed for want of memory. */
  kills(): number
  remove(): void
}

const ROOT = '/sys/fs/cgroup'
let made = 0

/** A new group with this limit, or undefined where none can be made: without the rights, or on another system. */
export function makeMemoryGroup(bytes: number): MemoryGroup | undefined {
  made += 1
  const name = `amanah-${process.pid}-${made}`
  const isFirst = existsSync(path.join(ROOT, 'memory'))
  const folder = isFirst ? path.join(ROOT, 'memory', name) : path.join(ROOT, name)
  const remove = () => rmdirSync(folder)
  try {
    mkdirSync(folder)
  } catch {
    return undefined
  }
  try {
    const [limit, swap] = isFirst
      ? ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes']
      : ['memory.max', 'memory.swap.max']
    writeFileSync(path.join(folder, limit), String(bytes))
    const swapFile = path.join(folder, swap)
    if (existsSync(swapFile)) writeFileSync(swapFile, String(isFirst ? bytes : 0))
  } catch {
    remove()
    return undefined
  }
  const counts = path.join(folder, isFirst ? 'memory.oom_control' : 'memory.events')
  return {
    procs: path.join(folder, 'cgroup.procs'),
    kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(counts, 'utf8'))?.[1] ?? 0),
    remove,
  }
}

const MEGABYTE = 1_048_576

/** The most memory a process and those it started have had resident so far, in megabytes. */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const own = (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024) / MEGABYTE
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter(Boolean).reduce((sum, child) => sum + peakMegabytes(Number(child)), own)
}
