import { createRequestHandler, type ServerBuild } from 'react-router'
import type { loadContext } from '#app/entry.server.tsx'
import type { Ctx } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { pageRequest } from './pages/page-request.ts'
import { type AssembledSite, assembleSite, type SettledConfig } from './assemble.ts'

/** The screens as the development server has them at this moment. */
type LoadScreens = () => Promise<
  ServerBuild & { entry: { module: { loadContext: typeof loadContext } } }
>

/**
 * The same site as in production, with screens drawn from their sources: nothing is kept, React begins with the page,
 * and the development server's own scripts are let in.
 */
export function openDevSite(
  config: SettledConfig,
  connection: Connection,
  loadScreens: LoadScreens,
): Promise<AssembledSite> {
  return assembleSite(config, connection, {
    build: 'development',
    files: { ready: [], warm: async () => {} },
    openPages: async ({ ctx }) => ({
      respond: (request, address) => draw(request, { ctx, address, loadScreens }),
    }),
  })
}

type Drawing = { ctx: Ctx; address?: (() => string) | undefined; loadScreens: LoadScreens }

async function draw(incoming: Request, { ctx, address, loadScreens }: Drawing): Promise<Response> {
  const { request, isForeign } = pageRequest(incoming, ctx.config)
  const screens = await loadScreens()
  const scriptMark = ctx.newPublicId()
  const facts = { reference: ctx.newId(), scriptMark, address: address?.() ?? 'unknown', isForeign }
  const context = screens.entry.module.loadContext(ctx, { ...facts, notes: { mayKeep: false } })
  const response = await createRequestHandler(screens, 'development')(request, context)
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  if (!headers.get('Content-Type')?.startsWith('text/html')) {
    return new Response(response.body, { status: response.status, headers })
  }
  // The desk has no script of its own by which an edit could reach the page.
  const html = (await response.text()).replaceAll(` nonce="${scriptMark}"`, '')
  const watched = html.includes('/@vite/client') ? html : html.replace('</head>', `${VITE}</head>`)
  return new Response(watched, { status: response.status, headers })
}

const VITE = '<script type="module" src="/@vite/client"></script>'
