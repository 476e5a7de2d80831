import { EmbedCopy } from '#app/site/sharing/embed/embed-copy.tsx'
import type { SharedVerse } from '../sheets/verse-words.ts'
import { embedSnippet } from './embed-snippet.ts'

/** The code with which another site shows this verse in a frame. */
export function EmbedCode({ verse, origin }: { verse: SharedVerse; origin: string }) {
  return <EmbedCopy code={embedSnippet(verse, origin)} />
}
