import { Hono } from 'hono'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApp } from '#server/app.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { openPages } from '#server/pages/pages.ts'
import type { TestCtx } from '../context.ts'

/** The whole app over the built screens, as one process answers it, and the signer of visitors' tokens. */
export async function openApp(
  ctx: TestCtx,
  cache: PageCache = new PageCache(() => performance.now()),
) {
  const sessions = openPublicSessions('a secret of the tests, long enough')
  const pages = await openPages({ ctx, cache })
  return { app: createApp({ ctx, sessions, pages, probes: new Hono() }), sessions }
}
