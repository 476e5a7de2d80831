import { readFileSync } from 'node:fs'
import type pg from 'pg'

const TICK_MICROS = 10_000

/** User and system time of a process in microseconds; NaN where /proc is missing. */
export function cpuMicrosOf(pid: number): number {
  try {
    const { own } = timesOf(pid)
    return own
  } catch {
    return Number.NaN
  }
}

/** The same with all its children, running and ended. */
export function cpuMicrosOfTree(pid: number): number {
  try {
    const { own, ended } = timesOf(pid)
    const running = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    const children = running === '' ? [] : running.split(' ').map(Number)
    // A child that ends just now is missed here and counted by the next look.
    return children.reduce((sum, child) => sum + (cpuMicrosOfTree(child) || 0), own + ended)
  } catch {
    return Number.NaN
  }
}

/** The process that all backends of a database on this machine are children of. */
export async function postmasterOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(fieldsOf(rows[0]?.pid ?? 0)[1])
}

function timesOf(pid: number): { own: number; ended: number } {
  const [user, system, endedUser, endedSystem] = fieldsOf(pid).slice(11, 15).map(Number)
  const micros = (a = Number.NaN, b = Number.NaN) => (a + b) * TICK_MICROS
  return { own: micros(user, system), ended: micros(endedUser, endedSystem) }
}

/** The fields of /proc/<pid>/stat from the state on. */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
