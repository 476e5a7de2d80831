/** First and last byte, both included; 'whole' for everything; 'unsatisfiable' for bytes that do not exist. */
export type ByteRange = [first: number, last: number] | 'whole' | 'unsatisfiable'

/** Parses a Range header for `size` bytes (RFC 9110, 14.1.2). An invalid header and several ranges count as 'whole'. */
export function requestedRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? '']
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const count = Math.min(Number(to), size)
    return count === 0 ? 'unsatisfiable' : [size - count, size - 1]
  }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= size) return 'unsatisfiable'
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
}

/**
 * Answers with the requested part of a stored recording: 206 with its range, 416 for a missing part, else the whole.
 */
export function rangeAnswer(header: string | null, recording: Blob): Response {
  const { size, type } = recording
  const headers = { 'Accept-Ranges': 'bytes', 'Content-Type': type || 'audio/mpeg' }
  const range = requestedRange(header, size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const [first, last] = range === 'whole' ? [0, size - 1] : range
  const length = { 'Content-Length': String(last - first + 1) }
  if (range === 'whole') return new Response(recording, { headers: { ...headers, ...length } })
  return new Response(recording.slice(first, last + 1, type), {
    status: 206,
    headers: { ...headers, ...length, 'Content-Range': `bytes ${first}-${last}/${size}` },
  })
}
