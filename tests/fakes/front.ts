import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { freePort } from '../server/server.ts'
import { type LaterBuild, toLater, toProduct } from './later-build.ts'

/** One request through the proxy, with the bytes of its answer's body as they were sent. */
export type AskedOfFront = { path: string; bytes: number }

/** A proxy between browsers and the product: it can be cut, break off, and pass the product off as a later build. */
export type Front = {
  /** http://127.0.0.1:{port} without a slash at its end. */
  origin: string
  /** While true every connection is refused, like a stopped server. */
  isCut: boolean
  /** Answers of these addresses break off after so many bytes. */
  breaks: { path: RegExp; afterBytes: number } | null
  /** What the product is passed off as. */
  later: LaterBuild | null
  /** Changes the text of /sw.js: that is another worker. */
  worker(built: string): string
  /** Everything asked for, in order. */
  asked: AskedOfFront[]
  stop(): Promise<void>
}

/** Forwards everything to the product at this origin. */
export async function startFront(product: string): Promise<Front> {
  const port = await freePort()
  const server = createServer((request, response) => {
    if (front.isCut) request.socket.destroy()
    else pass(front, { product, request, response })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const front: Front = {
    origin: `http://127.0.0.1:${port}`,
    isCut: false,
    breaks: null,
    later: null,
    worker: (built) => built,
    asked: [],
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return front
}

type Call = { product: string; request: IncomingMessage; response: ServerResponse }

function pass(front: Front, { product, request, response }: Call): void {
  const path = request.url ?? ''
  const asked: AskedOfFront = { path, bytes: 0 }
  front.asked.push(asked)
  const isWorker = path === '/sw.js'
  const isChanged = isWorker || front.later !== null
  const headers = { ...request.headers }
  if (isChanged) {
    delete headers['accept-encoding']
    delete headers['if-none-match']
  }
  const options = { method: request.method ?? 'GET', headers }
  const limit = front.breaks?.path.test(path) ? front.breaks.afterBytes : Number.POSITIVE_INFINITY
  const onward = send(product + toProduct(path, front.later), options, (answer) => {
    if (isChanged) return void change(front, { answer, response, asked, isWorker })
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('data', (part: Buffer) => {
      asked.bytes += part.length
      // What was sent before has arrived by then; a browser drops what a cut stream has not read.
      if (asked.bytes > limit) setTimeout(() => request.socket.destroy(), 500)
      else response.write(part)
    })
    answer.on('end', () => response.end())
  })
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}

type Changed = {
  answer: IncomingMessage
  response: ServerResponse
  asked: AskedOfFront
  isWorker: boolean
}

async function change(front: Front, { answer, response, asked, isWorker }: Changed): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const headers = { ...answer.headers }
  // The hashes of scripts that name a file no longer fit.
  if (front.later) delete headers['content-security-policy']
  for (const name of ['etag', 'content-length', 'transfer-encoding']) delete headers[name]
  const ofBuild = headers['amanah-build']
  if (front.later && ofBuild) headers['amanah-build'] = toLater(String(ofBuild), front.later)
  const isFile = asked.path.startsWith('/assets/')
  const later = isFile ? null : front.later
  const body = toLater(Buffer.concat(parts).toString('latin1'), later)
  const sent = Buffer.from(isWorker ? front.worker(body) : body, 'latin1')
  asked.bytes = sent.length
  response.writeHead(answer.statusCode ?? 502, headers).end(sent)
}
