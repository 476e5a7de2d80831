import sanitizeHtml from 'sanitize-html'
import { attributesOf, parseRichText, richTags, richTextHtml } from './rich-text.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: richTags,
  allowedAttributes: Object.fromEntries(richTags.map((tag) => [tag, attributesOf(tag)])),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // The words in these elements are not part of the text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'svg',
    'math',
    'title',
    'template',
  ],
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', div: 'p' },
  nestingLimit: 16,
}

/**
 * Cleans formatted text from outside: allowed elements only, written as `richTextHtml` writes. Cleaning twice changes
 * nothing.
 */
export function cleanHtml(html: string): string {
  return settled(richTextHtml(parseRichText(sanitizeHtml(html, options))))
}

const BLOCK = /<(p|h[1-4]|ul|ol|table|blockquote|figure|div)[\s>]/i

/** The same for text as people type it into a plain field: without any block, an empty line parts paragraphs. */
export function cleanTyped(typed: string): string {
  if (BLOCK.test(typed)) return cleanHtml(typed)
  const paragraphs = typed.split(/\r?\n\s*\r?\n/).filter((each) => each.trim() !== '')
  return cleanHtml(
    paragraphs.map((each) => `<p>${each.trim().replaceAll(/\r?\n/g, '<br>')}</p>`).join(''),
  )
}

/** Each reading removes one level of too deep nesting and shortens the text, so the loop ends. */
function settled(html: string): string {
  const again = richTextHtml(parseRichText(html))
  return again.length < html.length ? settled(again) : again
}
