// The process that reads foreign files. It has no secrets in its environment, a small heap, and no right to write files,
// reach the network or start programs: whatever a file makes of it is a refusal of that file.
import { type FieldErrors, isRefusal } from '../refusal.ts'
import type { SheetTable } from '../sheet/sheet.ts'
import { readers, type ReadingKind, type ReadingOptions } from './readers.server.ts'

export type ToFileWorker = { kind: ReadingKind; bytes: Buffer; options: ReadingOptions }

/** A refusal as it crosses from the worker to the server. */
export type RefusalFacts = {
  name: string
  code: string
  status: number
  message: string
  fields?: FieldErrors | undefined
}

/** Long tables come in portions, so that taking one in never holds up an answer. */
export type FromFileWorker =
  | { kind: 'ready' }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'answer'; answer: unknown; isLast: boolean }
  | { kind: 'refused'; refusal: RefusalFacts; isLast: boolean }
  | { kind: 'failed'; isLast: boolean }

const ROWS_AT_ONCE = 500
/** After a file that left so much behind the next one gets a new process. */
const LARGEST_KEPT_BYTES = 200 * 1024 * 1024

process.on('message', (message: ToFileWorker) => {
  void answer(message)
})
process.on('disconnect', () => process.exit(0))
await send({ kind: 'ready' })

async function answer({ kind, bytes, options }: ToFileWorker): Promise<void> {
  const read = await reading({ kind, bytes, options })
  const isLast = process.memoryUsage.rss() > LARGEST_KEPT_BYTES
  await send({ ...read, isLast })
  if (isLast) process.disconnect?.()
}

type Read =
  | { kind: 'answer'; answer: unknown }
  | Omit<Extract<FromFileWorker, { kind: 'refused' }>, 'isLast'>
  | Omit<Extract<FromFileWorker, { kind: 'failed' }>, 'isLast'>

async function reading({ kind, bytes, options }: ToFileWorker): Promise<Read> {
  try {
    const found = await readers[kind](bytes, options)
    if (kind !== 'table') return { kind: 'answer', answer: found }
    const { rows, ...rest } = found as SheetTable
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await send({ kind: 'rows', rows: rows.slice(at, at + ROWS_AT_ONCE) })
    }
    return { kind: 'answer', answer: rest }
  } catch (error) {
    // A mistake of ours or a file that is made to find one: its owner is told the same.
    if (!isRefusal(error)) {
      console.error('A foreign file was not read:', error)
      return { kind: 'failed' }
    }
    const { name, code, status, message, fields } = error
    return { kind: 'refused', refusal: { name, code, status, message, fields } }
  }
}

/** Resolves once the message is written: what waits to be sent lies in memory. */
async function send(message: FromFileWorker): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!process.send) throw new Error('file-worker runs as a child process')
    process.send(message, undefined, {}, () => resolve())
  })
}
