import { forAll, inTime } from '../db/pool/statement-limits.server.ts'

export type BatchRules<Item, Answer> = {
  /** Handles a batch and answers each item, in order. Called with one item alone after `failsAlone`. */
  run(items: readonly Item[]): Promise<readonly (Answer | Promise<Answer>)[]>
  /** Most items in a batch. */
  most: number
  /** Batches that run side by side; all but the first only when they are full. */
  atOnce: number
  /** Beyond so many waiting items `refused` is thrown. */
  room?: { mostWaiting: number; refused(): Error }
  /** True for a failure that is one item's: each item of the batch is then tried alone. */
  failsAlone?(cause: unknown): boolean
  /** True for a failure that all waiting items would get too: they get it at once. */
  failsAll?(cause: unknown): boolean
}

type Waiting<Item, Answer> = {
  item: Item
  resolve(answer: Answer | Promise<Answer>): void
  reject(cause: unknown): void
}

/**
 * A queue whose items share batches: those of one turn of the event loop go together at its end, those that come while
 * a batch runs share the next. Each is answered after its batch has ended, or told of an outage when its caller's time
 * is over.
 */
export function openBatches<Item, Answer>(
  rules: BatchRules<Item, Answer>,
): (item: Item) => Promise<Answer> {
  const { most, atOnce, room } = rules
  const waiting: Waiting<Item, Answer>[] = []
  let running = 0
  let isDue = false
  async function drain(): Promise<void> {
    // The same items cost less in one batch than in two.
    const least = running === 0 ? 1 : most
    if (running >= atOnce || waiting.length < least) return
    running += 1
    const batch = waiting.splice(0, most)
    void drain()
    const failure = await forAll(() => handle(rules, batch))
    running -= 1
    if (failure && rules.failsAll?.(failure.cause)) {
      for (const { reject } of waiting.splice(0)) reject(failure.cause)
    }
    void drain()
  }
  function drainSoon(): void {
    if (isDue) return
    isDue = true
    // What sockets brought together is read in one turn, item after item.
    setImmediate(() => {
      isDue = false
      void drain()
    })
  }
  return async (item) => {
    if (room && waiting.length >= room.mostWaiting) throw room.refused()
    return await inTime(
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        drainSoon()
      }),
    )
  }
}

/** Answers every item of a batch; what went wrong with all of it, if anything did. */
async function handle<Item, Answer>(
  rules: BatchRules<Item, Answer>,
  batch: readonly Waiting<Item, Answer>[],
): Promise<{ cause: unknown } | undefined> {
  try {
    const answers = await rules.run(batch.map(({ item }) => item))
    for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
    return undefined
  } catch (cause) {
    if (batch.length > 1 && rules.failsAlone?.(cause)) {
      for (const each of batch) await handle(rules, [each])
      return undefined
    }
    for (const { reject } of batch) reject(cause)
    return { cause }
  }
}
