import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'

/**
 * The shell around a test's server. Our end of its stdin closes when this process dies in any way; it then stops the
 * server and cleans up.
 */
export const KEEPER = `
  postgres="$0"; home="$1"; shift
  start() { "$postgres" -D "$home/data" "$@" </dev/null >&2 & server=$!; }
  all() { echo $server $(cat /proc/$server/task/$server/children 2>/dev/null || pgrep -P $server); }
  start "$@"
  while read -r word; do
    case $word in
      start) start "$@" ;;
      fast) kill -INT $server; wait $server ;;
      kill) kill -KILL $(all); wait $server ;;
      immediate) kill -QUIT $server; wait $server ;;
      freeze) kill -STOP $server; kill -STOP $(all) ;;
      thaw) kill -CONT $(all) ;;
    esac
    echo done
  done
  kill -CONT $(all) 2>/dev/null
  kill -QUIT $server; wait $server
  cd / && rm -rf "$home"`

/** Sends the keeper a command and waits until it is done. */
export async function tell(child: ChildProcess, word: string): Promise<void> {
  const said = child.stdout as Socket
  said.ref()
  const done = once(said, 'data')
  child.stdin?.write(`${word}\n`)
  await done
  said.unref()
}

/** Ends a program by its keeper, and waits until it has gone. */
export async function endKeeper(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.ref()
  const gone = once(child, 'exit')
  child.stdin?.end()
  await gone
}
