import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much of an unwanted body is still read, so that its sender can finish and see the answer. */
const MOST_BYTES = 64 * 1024 * 1024
const LONGEST_MS = 30_000
const SILENT_MS = 5_000

const closing = new WeakSet<Socket>()

/** Whether this connection has had its last answer: later requests on it are never handled. */
export function isClosing({ socket }: IncomingMessage): boolean {
  return closing.has(socket)
}

/**
 * Ends the connection of a request that is answered before its body has arrived, so that the answer arrives whole:
 * `Connection: close`, half-close, then the rest of the body is read and dropped within limits. Closing at once would
 * reset a client that is still writing; keeping the connection would leave the rest in front of its next request.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const length = headers['content-length']
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return
  const writeHead = response.writeHead
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    // Whoever stopped reading by destroying the request has destroyed its socket, and nobody hears the answer.
    const isOpen = !request.complete && !request.destroyed
    if (isOpen && !closing.has(request.socket)) {
      response.shouldKeepAlive = false
      lingerOnEnd(request)
    }
    return writeHead.apply(response, args)
  }) as typeof writeHead
  response.once('finish', () => drop(request))
}

/**
 * Node ends a connection after its last answer by `destroySoon`, which would drop the answer with the unread body.
 */
function lingerOnEnd(request: IncomingMessage): void {
  const { socket } = request
  closing.add(socket)
  let isLingering = false
  socket.destroySoon = () => {
    if (isLingering) return
    isLingering = true
    socket.end()
    const before = socket.bytesRead
    request.on('data', () => {
      if (socket.bytesRead - before > MOST_BYTES) socket.destroy()
    })
    socket.setTimeout(SILENT_MS, () => socket.destroy())
    const longest = setTimeout(() => socket.destroy(), LONGEST_MS).unref()
    socket.once('close', () => clearTimeout(longest))
  }
}

/** Reads to the end of the body: an earlier reader has stopped, and would block it. */
function drop(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  request.removeAllListeners('data')
  request.removeAllListeners('readable')
  request.resume()
}
