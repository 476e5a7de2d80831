import { logoSize } from '#platform/picture/logo.ts'

/** The name by which a letter shows the logo that lies in it. */
export const LOGO_CID = 'logo'

/** The words of a letter with the institution's logo above them, for readers that show HTML; nothing is loaded. */
export function letterHtml(text: string, { name, logo }: { name: string; logo: string }): string {
  const { width = 0, height = 0 } = logoSize(logo) ?? {}
  const scale = Math.min(1, 48 / height, 200 / width)
  const [wide, tall] = [width, height].map((side) => Math.round(side * scale))
  const paragraphs = text
    .split(/\n{2,}/)
    .map((words) => `<p style="margin:0 0 1em">${linked(words).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html><html lang="id"><body style="margin:0;padding:24px;font:16px/1.6 sans-serif">
<div style="max-width:36em">
<p style="margin:0 0 1.5em"><img src="cid:${LOGO_CID}" width="${wide}" height="${tall}" alt="${escaped(name)}" style="background:#fff;padding:4px"></p>
${paragraphs.join('\n')}
</div></body></html>`
}

/** Addresses become links; a full stop or comma behind one is none of it. */
function linked(words: string): string {
  return words
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, at) => (at % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
