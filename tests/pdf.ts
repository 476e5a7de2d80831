import { getResolvedPDFJS } from 'unpdf'

export type PdfText = { text: string; x: number; right: number; y: number; size: number }

export type ReadPdf = {
  pages: number
  /** The whole text, one line per line of the page. */
  text: string
  pieces: PdfText[]
  title: string
  language: string
  /** Addresses of the links. */
  links: string[]
}

/** The text of a PDF of one page, as a reader program extracts it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument } = await getResolvedPDFJS()
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = await document.getMetadata()
  const facts = new Map<string, unknown>(Object.entries(info))
  const fact = (name: string) => {
    const value = facts.get(name)
    return typeof value === 'string' ? value : ''
  }
  const annotations = (await page.getAnnotations()) as { url?: string }[]
  const pieces: PdfText[] = []
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    text += item.str + (item.hasEOL ? '\n' : '')
    const [x, y] = [item.transform[4] as number, item.transform[5] as number]
    if (item.str.trim())
      pieces.push({ text: item.str, x, right: x + item.width, y, size: item.height })
  }
  const pages = document.numPages
  await loading.destroy()
  return {
    pages,
    text,
    pieces,
    title: fact('Title'),
    language: fact('Language'),
    links: annotations.flatMap(({ url }) => (url ? [url] : [])),
  }
}
