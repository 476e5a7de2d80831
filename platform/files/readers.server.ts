import type { Proof } from '../proof/check-proof.server.ts'
import type { PictureSize, Rendition } from '../picture/picture-files.server.ts'
import type { InboundMail } from '../mail/parse-mail.server.ts'
import type { SheetTable } from '../sheet/sheet.ts'

/** What a worker makes of a foreign file, by the kind of reading. */
export type Readings = {
  /** A PDF that may be stored as it is. */
  pdf: undefined
  proof: Proof
  picture: PictureSize
  /** One width of a picture in every format. */
  rendition: Rendition[]
  table: SheetTable
  mail: InboundMail
}

export type ReadingKind = keyof Readings

/** What a reading is told besides the bytes. */
export type ReadingOptions = { width?: number }

type Readers = {
  [K in ReadingKind]: (bytes: Buffer, options: ReadingOptions) => Promise<Readings[K]>
}

/** Runs in the worker; what reads a kind is loaded with its first file. */
export const readers: Readers = {
  pdf: async (bytes) => {
    const { assertPlainPdf } = await import('../proof/plain-pdf.server.ts')
    await assertPlainPdf(bytes)
    return undefined
  },
  proof: async (bytes) => {
    const { checkProof } = await import('../proof/check-proof.server.ts')
    return await checkProof(bytes)
  },
  picture: async (bytes) => {
    const { pictureSize } = await import('../picture/picture-files.server.ts')
    return await pictureSize(bytes)
  },
  rendition: async (bytes, { width = 0 }) => {
    const { renditionsAt } = await import('../picture/picture-files.server.ts')
    return await renditionsAt(bytes, width)
  },
  table: async (bytes) => {
    const { parseTable } = await import('../sheet/parse-table.server.ts')
    return parseTable(bytes)
  },
  mail: async (bytes) => {
    const { parseMail } = await import('../mail/parse-mail.server.ts')
    return await parseMail(bytes)
  },
}
