/** First and last byte, both included; or that all is asked for, or nothing that there is. */
export type ByteRange = [first: number, last: number] | 'whole' | 'unsatisfiable'

/** What a Range header asks of `size` bytes (RFC 9110, 14.1.2). What it cannot say properly asks for all, and so do several ranges. */
export function requestedRange(header: string | null, size: number): ByteRange {
  const asked = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  const [from, to] = [asked?.[1] ?? '', asked?.[2] ?? '']
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const count = Math.min(Number(to), size)
    return count === 0 ? 'unsatisfiable' : [size - count, size - 1]
  }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= size) return 'unsatisfiable'
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
}

/** The part of a kept recording that is asked for: 206 with its place, 416 when there is no such part, else all of it. */
export function rangeAnswer(header: string | null, recording: Blob): Response {
  const { size, type } = recording
  const headers = { 'Accept-Ranges': 'bytes', 'Content-Type': type || 'audio/mpeg' }
  const wanted = requestedRange(header, size)
  if (wanted === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const [first, last] = wanted === 'whole' ? [0, size - 1] : wanted
  const length = { 'Content-Length': String(last - first + 1) }
  if (wanted === 'whole') return new Response(recording, { headers: { ...headers, ...length } })
  return new Response(recording.slice(first, last + 1, type), {
    status: 206,
    headers: { ...headers, ...length, 'Content-Range': `bytes ${first}-${last}/${size}` },
  })
}
