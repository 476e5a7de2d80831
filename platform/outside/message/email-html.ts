import { logoSize } from '#platform/picture/logo.ts'

/** The name by which an e-mail shows the logo that lies in it. */
export const LOGO_CID = 'logo'

/** The words of an e-mail with the institution's logo above them, for readers that show HTML; nothing is loaded. */
export function emailHtml(text: string, { name, logo }: { name: string; logo: string }): string {
  const { width = 0, height = 0 } = logoSize(logo) ?? {}
  const scale = Math.min(1, 48 / height, 200 / width)
  const [wide, tall] = [width, height].map((side) => Math.round(side * scale))
  const paragraphs = text
    .split(/\n{2,}/)
    .map((words) => `<p style="margin:0 0 1em">${linked(words).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(name)}</title>
<style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:24px 16px;background-color:#ffffff;color:#1d2b25;font:16px/1.6 sans-serif">
<div style="max-width:36em;margin:0 auto;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 1.5em"><img src="cid:${LOGO_CID}" width="${wide}" height="${tall}" alt="${escaped(name)}" style="background-color:#ffffff;padding:4px;border-radius:4px"></p>
${paragraphs.join('\n')}
</div></body></html>`
}

/**
 * Both themes are named, so that no reader inverts them: those that ask are told the dark one, those that do not keep the
 * light one whole. The logo stays on white, for it is drawn for paper.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background-color:#121a16!important;color:#e6eee9!important}.page a{color:#86d6b0!important}}
[data-ogsc] .page{color:#e6eee9!important}[data-ogsc] a{color:#86d6b0!important}`

/** Addresses become links; a full stop or comma behind one is none of it. */
function linked(words: string): string {
  return words
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, at) =>
      at % 2
        ? `<a href="${escaped(part)}" style="color:#0a6b4b">${escaped(part)}</a>`
        : escaped(part),
    )
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
