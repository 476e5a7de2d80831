import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { clientAddress, networkOf } from '#platform/http/client-address.server.ts'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { type Seat, takeSeat } from './status-streams.server.ts'

/**
 * Answers a stream of server-sent events. Refuses an unknown id with a plain 404, too many streams with a plain 429.
 */
export async function sendStatus(c: Context<ApiEnv>, id: string): Promise<Response> {
  const network = networkOf(clientAddress(c))
  const seat = await takeSeat(c.var.ctx, { publicId: id, network })
  c.header('X-Accel-Buffering', 'no')
  if (c.req.method === 'HEAD') {
    // Nobody reads its stream, so it would never learn that the caller has gone.
    seat.leave()
    c.header('Cache-Control', 'no-store')
    return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
  }
  const answer = streamSSE(c, (stream) => speak(stream, { id, seat }))
  // A stream says no-cache by itself, which lets it be stored.
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

async function speak(
  stream: SSEStreamingApi,
  { id, seat }: { id: string; seat: Seat },
): Promise<void> {
  const left = new AbortController()
  stream.onAbort(() => left.abort())
  try {
    const retry = comeBackMs(id)
    for await (const news of seat.news(left.signal)) {
      if (news === 'heartbeat') await stream.write(': masih menunggu\n\n')
      else await stream.writeSSE({ event: 'status', data: JSON.stringify(news), retry })
    }
  } finally {
    seat.leave()
  }
}

/** Spreads reconnecting browsers over three seconds, since ids are random. */
function comeBackMs(id: string): number {
  const [first = 0, second = 0, third = 0] = Buffer.from(id)
  return 2_000 + ((first * second * third) % 3_000)
}
