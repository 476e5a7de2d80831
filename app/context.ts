import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '#platform/context.ts'

/** Gives loaders and actions the use case context: `context.get(ctxContext)`. The server sets it once per request. */
export const ctxContext = createContext<Ctx>()

/** The client's network address, for rate limits; 'unknown' when a page is rendered for nobody in particular. */
export const addressContext = createContext('unknown')

/** The id of this request in the log and on its error page. */
export const referenceContext = createContext<string>()

/** What a loader reports about its answer. */
export type AnswerNotes = { mayKeep: boolean }

export const notesContext = createContext<AnswerNotes | undefined>(undefined)

/** Prevents caching of this answer, because it lacks a part or answers an unknown query. */
export function doNotKeep(context: Readonly<RouterContextProvider>): void {
  const notes = context.get(notesContext)
  if (notes) notes.mayKeep = false
}

/** True when a page of another site sent the request, which is then refused before any work. */
export const foreignContext = createContext(false)

/** The nonce that a render puts on our own inline scripts. The server removes it and allows only those scripts. */
export const scriptMarkContext = createContext<string>()
