import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { endKeeper, tell } from '#tests/database/postgres-keeper.ts'
import { plainEnv, type Unprivileged } from '#tests/database/postgres-files.ts'

/** A program that can be killed and started again. */
export type Program = {
  /** kill -9. */
  kill(): Promise<void>
  startAgain(): Promise<void>
  /** Everything it has printed. */
  output(): string
  stop(): Promise<void>
}

/** The shell around it; when this process dies in any way, its stdin closes and it kills the program. */
const KEEPER = `
  start() { "$@" </dev/null >&2 & program=$!; }
  start "$@"
  while read -r word; do
    case $word in
      start) start "$@" ;;
      kill) kill -KILL $program; wait $program ;;
    esac
    echo done
  done
  kill -KILL $program; wait $program`

const START_WITHIN_MS = 15_000

/** Starts a program and waits until it takes connections on this port. */
export async function startProgram(
  command: readonly string[],
  { port, user }: { port: number; user: Unprivileged },
): Promise<Program> {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
    ...user,
    env: plainEnv(),
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-20_000)
  })
  const ready = () => untilOpen(port, () => `${command[0]} did not start:\n${printed}`)
  await ready()
  for (const part of [child, child.stdin, child.stdout, child.stderr]) (part as Socket).unref()
  return {
    kill: () => tell(child, 'kill'),
    startAgain: async () => {
      await tell(child, 'start')
      await ready()
    },
    output: () => printed,
    stop: () => endKeeper(child),
  }
}

async function untilOpen(port: number, problem: () => string): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS
  while (!(await isOpen(port))) {
    if (performance.now() > deadline) throw new Error(problem())
    await wait(50)
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const open = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return open
}
