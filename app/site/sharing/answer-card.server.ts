import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { type CardPicture, drawCard } from '#platform/picture/card-picture.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTime } from '#platform/db/pool/statement-limits.server.ts'
import type { StoredFile } from '#platform/outside/files/file-store.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { isRefusal } from '#platform/refusal.ts'

type CardRequest = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Drawing takes about 0.1 s of one core. Two run at once, and lasting pictures are drawn only once. The burst lets a
 * crawler fetch every surah, campaign and article; after that it is slowed down.
 */
export const DRAWING = { name: 'card-picture', burst: 1_000, everySeconds: 0.5 }
/** Part of every file name. It must change whenever the drawing changes. */
const RECIPE = 1
const MEMORY_BYTES = 24 * 1024 * 1024

const memory = new Map<string, Buffer>()
let memoryUsed = 0
const drawing = new Map<string, Promise<Buffer>>()

/**
 * Answers with a link preview picture, drawn once per content. `isLasting` pictures are stored as files; those that
 * change with every donation stay in memory. Throws 429 when an address causes too many drawings.
 */
export async function answerCard(
  { request, context }: CardRequest,
  card: CardPicture,
  { isLasting, maxAge }: { isLasting: boolean; maxAge: number },
): Promise<Response> {
  const name = createHash('sha256')
    .update(`${RECIPE} ${JSON.stringify(card)}`)
    .digest('hex')
  const headers = { ETag: `"${name.slice(0, 32)}"`, 'Cache-Control': `public, max-age=${maxAge}` }
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) {
    return new Response(null, { status: 304, headers })
  }
  try {
    const jpeg = memory.get(name) ?? (await inTime(drawnOnce({ context, name, card, isLasting })))
    return new Response(new Uint8Array(jpeg), {
      headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': String(jpeg.length) },
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const wait = { 'Retry-After': String(error.retryAfterSeconds ?? 60) }
    return new Response(error.message, { status: error.status, headers: wait })
  }
}

type CardKey = {
  context: CardRequest['context']
  name: string
  card: CardPicture
  isLasting: boolean
}

function drawnOnce(key: CardKey): Promise<Buffer> {
  const { name } = key
  const running = drawing.get(name)
  if (running) return running
  const work = loadCard(key).finally(() => drawing.delete(name))
  drawing.set(name, work)
  return work
}

async function loadCard({ context, name, card, isLasting }: CardKey): Promise<Buffer> {
  const ctx = context.get(ctxContext)
  const key = `og/${name.slice(0, 32)}.jpg`
  const stored = isLasting ? await find(ctx, key) : null
  if (stored && stored !== 'away') return remember(name, stored.bytes)
  await limit(ctx, DRAWING, context.get(addressContext))
  const jpeg = await drawCard(card)
  if (isLasting && stored !== 'away') await keep(ctx, key, jpeg)
  return remember(name, jpeg)
}

/** While the files are away a picture is drawn again. */
async function find(ctx: Ctx, key: string): Promise<StoredFile | null | 'away'> {
  try {
    return await ctx.files.get(key)
  } catch (cause) {
    ctx.log.warn('card.not-found', { key, cause })
    return 'away'
  }
}

/** A full disk must not break the preview. */
async function keep(ctx: Ctx, key: string, bytes: Buffer): Promise<void> {
  try {
    await ctx.files.put(key, { bytes, type: 'image/jpeg' })
  } catch (cause) {
    ctx.log.warn('card.not-kept', { key, cause })
  }
}

function remember(name: string, jpeg: Buffer): Buffer {
  memory.set(name, jpeg)
  memoryUsed += jpeg.length
  for (const [oldest, { length }] of memory) {
    if (memoryUsed <= MEMORY_BYTES) break
    memory.delete(oldest)
    memoryUsed -= length
  }
  return jpeg
}
