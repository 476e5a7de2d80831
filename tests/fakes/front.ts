import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { freePort } from '../server.ts'

/** A proxy between browsers and the product: it can be cut, and can serve another build's worker as the product's. */
export type Front = {
  /** http://127.0.0.1:{port} without a slash at its end. */
  origin: string
  /** While true every connection is refused, like a stopped server. */
  isCut: boolean
  /** Changes the text of /sw.js: that is another worker. */
  worker(built: string): string
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
    worker: (built) => built,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return front
}

type Call = { product: string; request: IncomingMessage; response: ServerResponse }

function pass(front: Front, { product, request, response }: Call): void {
  if (request.url === '/sw.js') return void passWorker(front, product, response)
  const options = { method: request.method ?? 'GET', headers: request.headers }
  const onward = send(product + request.url, options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}

async function passWorker(front: Front, product: string, response: ServerResponse): Promise<void> {
  const built = await (await fetch(`${product}/sw.js`)).text()
  const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }
  response.writeHead(200, headers).end(front.worker(built))
}
