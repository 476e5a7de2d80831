import { type MiddlewareFunction } from 'react-router'
import { ctxContext } from './context.ts'
import { pageNotFound } from '#app/not-found.ts'

type Guard = MiddlewareFunction<Response>

const guards: Record<string, Guard> = {
  /** Screens that exist only in demo mode: the simulator, the fake inbox and the component page. */
  demo: ({ context }) => {
    if (context.get(ctxContext).config.mode !== 'demo') {
      throw pageNotFound()
    }
  },
}

/** The route guard of that name, for a route's `middleware`. Throws for an unknown name. */
export function guard(name: string): Guard {
  const found = Object.hasOwn(guards, name) ? guards[name] : undefined
  if (!found) throw new Error(`Unknown route middleware: '${name}'`)
  return found
}
