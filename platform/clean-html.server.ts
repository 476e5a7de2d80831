import sanitizeHtml from 'sanitize-html'
import { attributesOf, parseRichText, richTags, richTextHtml } from './rich-text.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: richTags,
  allowedAttributes: Object.fromEntries(richTags.map((tag) => [tag, attributesOf(tag)])),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Their words are no words of the text.
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
 * Formatted text from outside in the form in which it is stored: allowed elements only, written as `richTextHtml`
 * writes. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  return settled(richTextHtml(parseRichText(sanitizeHtml(html, options))))
}

/** What goes too deep loses an element with each reading until it fits; each makes the text shorter. */
function settled(html: string): string {
  const again = richTextHtml(parseRichText(html))
  return again.length < html.length ? settled(again) : again
}
