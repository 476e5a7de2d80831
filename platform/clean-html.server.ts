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

/** Each reading removes one level of too deep nesting and shortens the text, so the loop ends. */
function settled(html: string): string {
  const again = richTextHtml(parseRichText(html))
  return again.length < html.length ? settled(again) : again
}
