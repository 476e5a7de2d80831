import {
  createRequestHandler,
  createStaticHandler,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
} from 'react-router'
import { SHELL } from '#app/offline/caches.ts'
import type { Ctx } from '#platform/context.ts'
import { RETRY_AFTER_SECONDS } from '#platform/db/outage.server.ts'
import { frozenResponse } from '#platform/frozen.server.ts'
import { startAfterLoad } from './late-start.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import { pageHeaders, withScriptHashes } from './security-headers.ts'
import { webBuild } from './web-build.ts'

/** How a screen may be kept: `handle` of its route module. Without one it is never kept. */
export type PagePolicy =
  /** With a parameter of `query` it is a page of its own, with one of `fresh` it is not kept. */
  | { cache: 'public'; maxAge: number; query?: readonly string[]; fresh?: readonly string[] }
  /** No screen but a picture or a file: its own answer says how long it may be kept, and by whom. */
  | { cache: 'own' }
  /** `isFound` is a page for everybody that is drawn anew each time: search engines may keep it. */
  | { cache: 'none'; isFound?: boolean }

/** What the build leaves: React Router's own, and what app/entry.server.tsx exports besides. */
type WebBuild = ServerBuild & {
  entry: {
    module: {
      loadContext(ctx: Ctx, of: { reference: string; address?: string }): RouterContextProvider
      thrownFor(error: unknown, failed: unknown): unknown
    }
  }
}

const PAYLOAD = '/_payload.json'
const SHELL_SECONDS = 86_400
/** Where app/root.tsx leaves room for the reference of a page that failed. */
const REFERENCE_PLACE = '%REFERENCE%'

/** Loads the built screens and puts the cache in front of them. */
export async function openPages(parts: { cache: PageCache; ctx: Ctx }): Promise<Pages> {
  return new Pages((await import(webBuild.server)) as WebBuild, parts)
}

/** Answers every page, data and payload request of the web; public ones from the cache. */
export class Pages {
  #cache: PageCache
  #ctx: Ctx
  #policyRoutes: RouteObject[]
  #payloads: StaticHandler
  #render: ReturnType<typeof createRequestHandler>
  #renderShell: ReturnType<typeof createRequestHandler>
  #loadContext: WebBuild['entry']['module']['loadContext']

  constructor(given: WebBuild, { cache, ctx }: { cache: PageCache; ctx: Ctx }) {
    const build = withOutages(given)
    this.#cache = cache
    this.#ctx = ctx
    this.#policyRoutes = routeTree(build)
    this.#payloads = createStaticHandler(this.#policyRoutes)
    this.#render = createRequestHandler(build, 'production')
    this.#renderShell = createRequestHandler({ ...build, ssr: false, prerender: [] }, 'production')
    this.#loadContext = build.entry.module.loadContext
  }

  /** `address` says who asks; it is not asked for a page that is kept. */
  async respond(request: Request, address?: () => string): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname.endsWith(PAYLOAD)) return this.#payload(request, url)
    if (url.pathname === SHELL) return this.#shell(request)
    const policy = this.#policyOf(url.pathname)
    if (policy.cache === 'own') return this.#file(request, address?.())
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (policy.cache === 'none' || !isRead || isFresh(url, policy)) {
      const page = await this.#fresh(request, { address: address?.() })
      if (policy.cache === 'none' && policy.isFound) page.headers.delete('X-Robots-Tag')
      return page
    }
    if (url.pathname.endsWith('.data')) {
      // Drawn for nobody in particular too: a browser may keep it as it may keep the page.
      const headers = pageRequestHeaders(request)
      return this.#fresh(new Request(url, { headers }), { maxAge: policy.maxAge })
    }
    const key = cacheKey(url, policy)
    const page = new Request(new URL(key, url), { headers: pageRequestHeaders(request) })
    const rendered = await this.#cache.get(key, async () => {
      return this.#fresh(page, { maxAge: policy.maxAge })
    })
    return send(request, rendered)
  }

  /** Renders now. With `maxAge` seconds the page may be kept and shown to everyone. */
  async #fresh(
    request: Request,
    { maxAge, address }: { maxAge?: number; address?: string | undefined },
  ): Promise<Response> {
    const reference = this.#ctx.newId()
    const response = await this.#render(
      request,
      this.#loadContext(this.#ctx, {
        reference,
        ...(address && { address }),
      }),
    )
    const path = new URL(request.url).pathname
    return this.#secured(response, { reference, maxAge, path })
  }

  /** The document in which a browser without a network opens any screen: it holds none, and draws what its address says. */
  async #shell(request: Request): Promise<Response> {
    const rendered = await this.#cache.get(SHELL, async () => {
      const page = new Request(new URL('/', request.url), { headers: pageRequestHeaders(request) })
      const reference = this.#ctx.newId()
      const response = await this.#renderShell(page, this.#loadContext(this.#ctx, { reference }))
      // The screens it opens still have a server: their data is asked for as always.
      const html = (await response.text()).replace('"ssr":false', '"ssr":true')
      const shell = new Response(html, response)
      return this.#secured(shell, { reference, maxAge: SHELL_SECONDS, path: SHELL })
    })
    return send(request, rendered)
  }

  async #file(request: Request, address: string | undefined): Promise<Response> {
    const of = { reference: this.#ctx.newId(), ...(address && { address }) }
    const response = await this.#render(request, this.#loadContext(this.#ctx, of))
    const { status } = response
    const headers = new Headers(response.headers)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    if (status >= 400) headers.set('Cache-Control', 'no-store')
    sayWhen(headers, status)
    return new Response(response.body, { status, headers })
  }

  async #payload(request: Request, url: URL): Promise<Response> {
    const pathname = url.pathname.slice(0, -PAYLOAD.length) || '/'
    const policy = this.#policyOf(pathname)
    if (policy.cache !== 'public') return notFound()
    const rendered = await this.#cache.get(url.pathname, async () => {
      const page = new Request(new URL(pathname, url), { headers: pageRequestHeaders(request) })
      const context = this.#loadContext(this.#ctx, { reference: this.#ctx.newId() })
      const result = await this.#payloads.query(page, { requestContext: context })
      if (result instanceof Response) return result
      if (result.statusCode !== 200) return notFound(result.statusCode)
      return Response.json(
        { path: pathname, data: result.loaderData },
        {
          headers: {
            'Cache-Control': sharedFor(policy.maxAge),
            'X-Content-Type-Options': 'nosniff',
          },
        },
      )
    })
    return send(request, rendered)
  }

  #policyOf(pathname: string): PagePolicy {
    const plain = pathname.replace(/(\/_root)?\.data$/, '') || '/'
    const leaf = matchRoutes(this.#policyRoutes, plain)?.at(-1)
    return (leaf?.route.handle as PagePolicy | undefined) ?? { cache: 'none' }
  }

  async #secured(
    response: Response,
    { reference, maxAge, path }: { reference: string; maxAge: number | undefined; path: string },
  ): Promise<Response> {
    const { status } = response
    const headers = new Headers(response.headers)
    sayWhen(headers, status)
    const isPublic = maxAge !== undefined
    // A file somebody sent is to be saved and never opened as a page of ours: its own policy is stricter.
    const ownPolicy = headers.get('Content-Security-Policy')
    for (const [name, value] of Object.entries(pageHeaders(this.#ctx.config, isPublic, path))) {
      headers.set(name, value)
    }
    if (ownPolicy) headers.set('Content-Security-Policy', ownPolicy)
    headers.set('Cache-Control', isPublic && status === 200 ? sharedFor(maxAge) : 'no-store')
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return new Response(response.body, { status, headers })
    }
    const drawn = await response.text()
    const html = status < 500 ? startAfterLoad(drawn) : withReference(drawn, reference)
    const policy = headers.get('Content-Security-Policy') ?? ''
    headers.set('Content-Security-Policy', withScriptHashes(policy, html))
    return new Response(html, { status, headers })
  }
}

function send(request: Request, rendered: Rendered): Response {
  return 'kept' in rendered ? frozenResponse(request, rendered.kept) : rendered.passed.clone()
}

/** A page that failed stays as it was drawn: its scripts would try the same again and lose the reference. */
function withReference(html: string, reference: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(REFERENCE_PLACE, reference)
}

function sharedFor(seconds: number): string {
  return `public, s-maxage=${seconds}`
}

function notFound(status = 404): Response {
  const message = status === 503 ? 'Service Unavailable' : 'Page Not Found'
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  sayWhen(headers, status)
  return Response.json({ status, message }, { status, headers })
}

/** An outage says when to ask again; React Router leaves out the headers of what was thrown. */
function sayWhen(headers: Headers, status: number): void {
  if (status === 503 && !headers.has('Retry-After')) {
    headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  }
}

/** Only query parameters the screen names make a page of their own; all others are dropped, so they cannot fill the cache. */
function cacheKey(url: URL, policy: { query?: readonly string[] }): string {
  const kept = (policy.query ?? []).flatMap((name) => {
    const value = url.searchParams.get(name)
    return value && value.length <= 64 ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.length > 0 ? `${url.pathname}?${kept.join('&')}` : url.pathname
}

/** A kept page is rendered for nobody in particular: nothing of the visitor's request reaches it. */
function pageRequestHeaders(request: Request): Headers {
  const headers = new Headers()
  const host = request.headers.get('host')
  if (host) headers.set('host', host)
  return headers
}

function isFresh({ searchParams }: URL, { fresh = [] }: { fresh?: readonly string[] }): boolean {
  return fresh.some((name) => searchParams.has(name))
}

/** The same screens, whose loaders and actions throw a 503 when the database is away: in one place for all of them. */
function withOutages(build: WebBuild): WebBuild {
  const { thrownFor } = build.entry.module
  const guarded = <A>(run: ((args: A) => unknown) | undefined) =>
    run &&
    (async (args: A) => {
      try {
        return await run(args)
      } catch (error) {
        throw thrownFor(error, args)
      }
    })
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const
    const { loader, action } = route.module
    const module = { ...route.module, loader: guarded(loader), action: guarded(action) }
    return [id, { ...route, module }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) as WebBuild['routes'] }
}

type BuildRoute = NonNullable<ServerBuild['routes'][string]>

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route): route is BuildRoute => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const shared = {
        id: route.id,
        path: route.path,
        handle: route.module.handle,
        loader: route.module.loader,
        middleware: route.module.middleware,
      } as RouteObject
      return route.index
        ? ({ ...shared, index: true } as RouteObject)
        : ({ ...shared, children: routeTree(build, route.id) } as RouteObject)
    })
}
