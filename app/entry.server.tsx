import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  data,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { isOutage, logFailure, RETRY_AFTER_SECONDS } from '#platform/db/pool/outage.server.ts'
import { ScriptNonce } from './boot/script-nonce.ts'
import {
  addressContext,
  type AnswerNotes,
  ctxContext,
  foreignContext,
  notesContext,
  referenceContext,
  scriptMarkContext,
} from './context.ts'

/**
 * Renders the whole document before answering, because pages are cached as one compressed body and crawlers need
 * everything at once.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const nonce = context.get(scriptMarkContext)
    const page = (
      <ScriptNonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ScriptNonce>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Everything is there before anything is sent, so no part is set aside for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const stream = createReadableStreamFromReadable(body)
        resolve(new Response(stream, { status: finalStatus, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500
        handleError(error, { request, context })
      },
    })
    setTimeout(abort, 10_000).unref()
  })
}

/** The id of the build that draws; unit tests have none. */
export const buildId = typeof __BUILD_ID__ === 'undefined' ? 'development' : __BUILD_ID__

/** Facts about one request. `scriptMark` is needed where a document is rendered. */
export type RequestFacts = {
  reference: string
  scriptMark?: string
  address?: string
  notes?: AnswerNotes
  isForeign?: boolean
}

/**
 * The server calls this for every request. It is part of the bundle, because the context keys must be the routes'
 * own.
 */
export function loadContext(
  ctx: Ctx,
  { reference, scriptMark, address, notes, isForeign = false }: RequestFacts,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  context.set(referenceContext, reference)
  context.set(foreignContext, isForeign)
  if (scriptMark) context.set(scriptMarkContext, scriptMark)
  if (address) context.set(addressContext, address)
  if (notes) context.set(notesContext, notes)
  return context
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Turns an outage that a loader or action threw into a 503 with Retry-After. Any other error is a fault and stays as
 * it is.
 */
export function thrownFor(error: unknown, failed: Failed): unknown {
  if (!isOutage(error)) return error
  handleError(error, failed)
  const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
  return data({ message: 'Service Unavailable' }, { status: 503, headers })
}

/** Logs errors of loaders, actions and renders once, with their request. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted) return
  // Skips answers that a screen throws on purpose, and unsupported methods.
  if (isRouteErrorResponse(error) && error.status < 500) return
  const path = new URL(request.url).pathname
  const reference = context.get(referenceContext)
  logFailure(context.get(ctxContext).log, { event: 'page.failed', reference, path, error })
}
