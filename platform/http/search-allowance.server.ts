import type { Ctx } from '../context.ts'
import { limit, TooManyTries } from './rate-limit.server.ts'

/** Every search of visitors: a hundred per second from one address, which may be that of a whole town. */
export const searchLimit = { name: 'search address', burst: 1_000, everySeconds: 0.01 }

export type SearchRefusal = { status: number; message: string }

/** Counts the search of a page; answers what to say to who searches without end. */
export async function searchRefusal(ctx: Ctx, address: string): Promise<SearchRefusal | null> {
  try {
    await limit(ctx, searchLimit, address)
    return null
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error
    return { status: error.status, message: error.message }
  }
}
