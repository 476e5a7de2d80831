import { setTimeout as wait } from 'node:timers/promises'

export type Readers = { ms: number[]; failures: number; stop(): Promise<void> }

const PAUSE_MS = 100

/** People who read one page after the other while others give. */
export function startReaders(
  origins: readonly string[],
  { count, pages }: { count: number; pages: readonly string[] },
): Readers {
  const readers = { ms: [] as number[], failures: 0 }
  let isOver = false
  async function read(reader: number): Promise<void> {
    for (let at = reader; !isOver; at += 1) {
      const origin = origins[at % origins.length] as string
      const began = performance.now()
      const isWhole = await isRead(origin + (pages[at % pages.length] as string))
      if (isWhole) readers.ms.push(performance.now() - began)
      else readers.failures += 1
      await wait(PAUSE_MS)
    }
  }
  const reading = Promise.all(Array.from({ length: count }, (_, reader) => read(reader)))
  return Object.assign(readers, {
    stop: async () => {
      isOver = true
      await reading
    },
  })
}

async function isRead(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
