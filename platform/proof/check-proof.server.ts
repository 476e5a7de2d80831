import type { ProofType } from '../db/schema/schema-help.ts'
import { openSharp } from '../picture/sharp.server.ts'
import { isHeic } from '../picture/heic.ts'
import {
  ProofBroken,
  ProofIsHeic,
  ProofNotTaken,
  ProofTooLarge,
  ProofTooManyPixels,
} from './proof-refused.ts'
import { assertPlainPdf } from './plain-pdf.server.ts'
import { PROOF_BYTES } from './proof.ts'

/** A storable proof: a picture encoded anew, or a PDF that runs nothing by itself. */
export type Proof = { type: ProofType; bytes: Buffer }

type Kind = 'jpeg' | 'png' | 'webp' | 'pdf'

/** The type of a file by its first bytes; its name and declared type are ignored. */
export function kindOf(bytes: Buffer): Kind | undefined {
  const starts = (sign: string, at = 0) =>
    bytes.subarray(at, at + sign.length).equals(Buffer.from(sign, 'latin1'))
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  return undefined
}

/**
 * Checks an uploaded proof and makes it safe to store. Refuses a file over 5 MB, of another type, broken, or with
 * hidden content.
 */
export async function checkProof(bytes: Buffer): Promise<Proof> {
  if (bytes.length > PROOF_BYTES) throw new ProofTooLarge()
  const kind = kindOf(bytes)
  if (isHeic(bytes)) throw new ProofIsHeic()
  if (!kind) throw new ProofNotTaken()
  if (kind === 'pdf') {
    await assertPlainPdf(bytes)
    return { type: 'application/pdf', bytes }
  }
  return { type: 'image/jpeg', bytes: await drawAnew(bytes, kind) }
}

/** A phone has 12 megapixels; 50 are enough for any screen or scan. */
const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 2_400
const SECONDS = 10

/** Keeps only the picture: camera metadata (place, device) and anything hidden behind it are dropped. */
async function drawAnew(bytes: Buffer, kind: Kind): Promise<Buffer> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const
  const sharp = await openSharp()
  const { format, width, height } = await sharp(bytes, options).metadata().catch(broken)
  if (format !== kind) throw new ProofBroken()
  if (width * height > MOST_PIXELS) throw new ProofTooManyPixels()
  const drawn = await sharp(bytes, { ...options, limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch(broken)
  if (drawn.length > PROOF_BYTES) throw new ProofTooLarge()
  return drawn
}

function broken(): never {
  throw new ProofBroken()
}
