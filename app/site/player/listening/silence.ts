const RATE = 8_000
const HEADER_BYTES = 44
const LONGEST_SECONDS = 600

/** A WAV file of silence, 8 bits at 8 kHz, ten minutes at most. */
export function silentWav(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(Math.min(seconds, LONGEST_SECONDS) * RATE)
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + samples))
  const word = (at: number, letters: string) => {
    for (const [i, letter] of [...letters].entries()) file.setUint8(at + i, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  file.setUint32(4, HEADER_BYTES - 8 + samples, true)
  word(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE, true)
  file.setUint16(32, 1, true)
  file.setUint16(34, 8, true)
  word(36, 'data')
  file.setUint32(40, samples, true)
  const bytes = new Uint8Array(file.buffer)
  // In 8-bit audio the middle value is silence.
  bytes.fill(128, HEADER_BYTES)
  return bytes
}
