import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'

/** A file to save, sent as it is made. Begins with the mark by which a spreadsheet knows UTF-8. */
export function csvDownload(name: string, lines: AsyncIterable<string>): Response {
  const body = createReadableStreamFromReadable(Readable.from(encoded(lines)))
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('\uFEFF')
  for await (const line of lines) yield encoder.encode(line)
}
