import { MailUnread } from '../mail/mail-refused.ts'
import { PictureRefused } from '../picture/picture-refused.ts'
import { ProofUnchecked } from '../proof/proof-refused.ts'
import { type Refusal, refusal } from '../refusal.ts'
import { SheetRefused } from '../sheet/sheet.ts'
import { FileWorker, WorkerEnded } from './file-worker-process.server.ts'
import type { RefusalFacts } from './file-worker.server.ts'
import type { ReadingOptions, ReadingKind, Readings } from './readers.server.ts'

/** How long a reading may take, and what is said of a file that takes longer or ends its worker. */
const rules: Record<ReadingKind, { seconds: number; refuse: () => Refusal }> = {
  pdf: { seconds: 10, refuse: () => new ProofUnchecked() },
  proof: { seconds: 15, refuse: () => new ProofUnchecked() },
  picture: { seconds: 20, refuse: () => new PictureRefused('broken') },
  rendition: { seconds: 60, refuse: () => new PictureRefused('broken') },
  table: { seconds: 30, refuse: () => new SheetRefused(TOO_HARD) },
  mail: { seconds: 15, refuse: () => new MailUnread() },
}

const TOO_HARD =
  'Berkas ini terlalu rumit untuk dibaca. Simpan ulang sebagai CSV, atau bagi menjadi beberapa berkas.'

/** Files are waited for: each in the queue lies in memory. */
export class FilesBusy extends refusal({
  code: 'files/busy',
  status: 503,
  message: 'Sedang banyak berkas yang diperiksa. Coba lagi sebentar lagi.',
}) {
  override readonly retryAfterSeconds = 10
}

const MOST_WORKERS = 2
const MOST_WAITING = 16
const waiting: (() => void)[] = []
const idle: FileWorker[] = []
let running = 0

/**
 * Reads a file from outside in a process of its own, with a deadline and a memory limit. A file that exceeds either is
 * refused, as one is that the reader refuses; the server goes on meanwhile.
 */
export async function readInWorker<K extends ReadingKind>(
  kind: K,
  bytes: Buffer,
  options: ReadingOptions = {},
): Promise<Readings[K]> {
  await turn()
  const worker = idleWorker() ?? new FileWorker()
  try {
    const { seconds, refuse } = rules[kind]
    const read = await worker.read({ kind, bytes, options }, seconds * 1_000).catch((error) => {
      throw error instanceof WorkerEnded ? refuse() : error
    })
    if ('refusal' in read) throw refusalOf(read.refusal)
    return read.answer as Readings[K]
  } finally {
    if (worker.isAlive()) idle.push(worker)
    release()
  }
}

/** One that has rested too long is gone. */
function idleWorker(): FileWorker | undefined {
  for (let worker = idle.pop(); worker; worker = idle.pop()) if (worker.isAlive()) return worker
  return undefined
}

async function turn(): Promise<void> {
  if (running < MOST_WORKERS) {
    running += 1
    return
  }
  if (waiting.length >= MOST_WAITING) throw new FilesBusy()
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function release(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

/** The refusal that the worker made. */
function refusalOf({ name, code, status, message, fields }: RefusalFacts): unknown {
  return Object.assign(new (refusal({ code, status }))(message, fields), { name })
}
