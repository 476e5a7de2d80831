import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '#platform/context.ts'

/** How loaders and actions reach the use cases: `context.get(ctxContext)`. Set once per request by the server. */
export const ctxContext = createContext<Ctx>()

/** The network address of who asks, to count calls by; 'unknown' where a page is rendered for nobody in particular. */
export const addressContext = createContext('unknown')

/** Names this request in the log, and on the error page when it fails. */
export const referenceContext = createContext<string>()

/** What loaders say about the answer they make. */
export type AnswerNotes = { mayKeep: boolean }

export const notesContext = createContext<AnswerNotes | undefined>(undefined)

/** The answer is shown and not kept: it lacks a part, or shows what nobody offers. */
export function doNotKeep(context: Readonly<RouterContextProvider>): void {
  const notes = context.get(notesContext)
  if (notes) notes.mayKeep = false
}

/** True when a page of another site sent the request: it is refused before anything of it is done. */
export const foreignContext = createContext(false)

/** What a render puts on the scripts that are ours; the server takes it off again and allows only those. */
export const scriptMarkContext = createContext<string>()
