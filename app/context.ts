import { createContext } from 'react-router'
import type { Ctx } from '#platform/context.ts'

/** How loaders and actions reach the use cases: `context.get(ctxContext)`. Set once per request by the server. */
export const ctxContext = createContext<Ctx>()

/** The network address of who asks, to count calls by; 'unknown' where a page is rendered for nobody in particular. */
export const addressContext = createContext('unknown')

/** Names this request in the log, and on the error page when it fails. */
export const referenceContext = createContext<string>()
