import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The floor: a bare node:http server that only sends given bytes from memory. argv[2] is a JSON file [{ path, file,
// headers }]; it prints the port.
type Answer = { path: string; file: string; headers: Record<string, string> }

const given: Answer[] = JSON.parse(readFileSync(process.argv[2] as string, 'utf8'))
const answers = new Map(
  given.map(({ path, file, headers }) => [path, { body: readFileSync(file), headers }]),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit(0))
