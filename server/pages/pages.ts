import {
  createRequestHandler,
  createStaticHandler,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
} from 'react-router'
import type { RequestFacts } from '#app/entry.server.tsx'
import { BUILD_HEADER, SCREENS_PACK, SHELL } from '#app/site/offline/caches.ts'
import type { Ctx } from '#platform/context.ts'
import { frozenResponse } from '#platform/http/frozen.server.ts'
import { bootFileIn } from '../bundle/boot-build.ts'
import { startOnIntent } from './late-start.ts'
import {
  addressReader,
  isFresh,
  keyOf,
  type PageAddress,
  type PublicPolicy,
  routeTree,
} from './page-address.ts'
import { movedTo, notFound, placeInQuran, sayWhen } from './page-answers.ts'
import type { PageCache, Rendered } from '../cache/page-cache.ts'
import { pageRequest } from './page-request.ts'
import { PageLimits } from './render-limit.ts'
import { packScreens } from './screens-pack.ts'
import { pageHeaders, withScriptHashes } from '../http/security-headers.ts'
import { waitPage } from './wait-page.ts'
import { webBuild } from '../bundle/web-build.ts'

/** The output of the build: React Router's own, and what app/entry.server.tsx exports besides. */
type WebBuild = ServerBuild & {
  entry: {
    module: {
      buildId: string
      loadContext(ctx: Ctx, facts: RequestFacts): RouterContextProvider
      thrownFor(error: unknown, failed: unknown): unknown
    }
  }
}

type Parts = {
  /** The address of the boot file. */
  boot: string
  cache: PageCache
  ctx: Ctx
}

const SHELL_SECONDS = 86_400
/** Public documents that have nothing to read before React. */
const startingAtLoad: ReadonlySet<string> = new Set([SHELL, '/unduhan'])
/** The place in app/site/home/failed-page.tsx for the reference of a failed page. */
const REFERENCE_PLACE = '%REFERENCE%'

/** Loads the built screens with the cache in front of them. */
export async function openPages(parts: Omit<Parts, 'boot'>): Promise<Pages> {
  const boot = bootFileIn(webBuild.client)
  return new Pages((await import(/* @vite-ignore */ webBuild.server)) as WebBuild, {
    ...parts,
    boot,
  })
}

/** Answers every page, data and payload request of the web; public ones from the cache. */
export class Pages {
  #boot: string
  #cache: PageCache
  #ctx: Ctx
  #limits: PageLimits
  #readAddress: ReturnType<typeof addressReader>
  #payloads: StaticHandler
  #render: ReturnType<typeof createRequestHandler>
  #renderShell: ReturnType<typeof createRequestHandler>
  #loadContext: WebBuild['entry']['module']['loadContext']
  #buildId: string

  constructor(built: WebBuild, { boot, cache, ctx }: Parts) {
    const build = withOutages(built)
    this.#boot = boot
    this.#cache = cache
    this.#ctx = ctx
    this.#limits = new PageLimits(ctx.config.rendersPerMinute)
    const tree = routeTree(build)
    this.#readAddress = addressReader(tree)
    this.#payloads = createStaticHandler(tree)
    this.#render = createRequestHandler(build, 'production')
    this.#renderShell = createRequestHandler({ ...build, ssr: false, prerender: [] }, 'production')
    this.#loadContext = build.entry.module.loadContext
    this.#buildId = build.entry.module.buildId
  }

  /** `address` identifies the client; it is not read for a cached page. */
  async respond(incoming: Request, address = () => 'unknown'): Promise<Response> {
    const { request, isForeign } = pageRequest(incoming, this.#ctx.config)
    const url = new URL(request.url)
    // No id or slug holds a NUL, and no database would look for it.
    if (url.pathname.includes('%00')) return notFound()
    if (url.pathname === SHELL) return this.#shell(request)
    if (url.pathname === SCREENS_PACK) return this.#screensPack(request, address)
    const pageAddress = this.#readAddress(url)
    if (pageAddress.canonical !== url.pathname) return movedTo(pageAddress.canonical + url.search)
    const known = pageAddress.isKnown ? undefined : placeInQuran(this.#ctx.config, pageAddress)
    if (known) return movedTo(known, 301)
    const { policy } = pageAddress
    if (pageAddress.isPayload && policy.cache !== 'public') return notFound()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isKept =
      policy.cache === 'public' && isRead && (pageAddress.isPayload || !isFresh(policy, url))
    const key = isKept && keyOf(pageAddress, policy, url)
    if (!key || !this.#cache.has(key)) {
      const wait = this.#limits.take(pageAddress, address())
      if (wait > 0) return waitPage(wait)
    }
    if (isForeign) {
      const origin = incoming.headers.get('origin')?.slice(0, 100)
      this.#ctx.log.warn('page.foreign-origin', { origin })
      return this.#fresh(request, { isForeign })
    }
    if (key) return send(request, await this.#keptPage(request, { pageAddress, policy, key }))
    if (policy.cache === 'own') return this.#file(request, address())
    const page = await this.#fresh(request, { address: address() })
    if (policy.cache === 'none' && policy.isFound) page.headers.delete('X-Robots-Tag')
    return page
  }

  #keptPage(
    request: Request,
    { pageAddress, policy, key }: { pageAddress: PageAddress; policy: PublicPolicy; key: string },
  ): Promise<Rendered> {
    const { maxAge } = policy
    const page = new Request(new URL(key, request.url), { headers: pageRequestHeaders(request) })
    return this.#cache.get(key, () =>
      pageAddress.isPayload
        ? this.#payload(page, pageAddress.plain, maxAge)
        : this.#fresh(page, { maxAge }),
    )
  }

  /** Renders now. With `maxAge` seconds the page may be cached and shown to everyone. */
  async #fresh(
    request: Request,
    { maxAge, address, isForeign = false }: FreshOptions,
  ): Promise<Response> {
    const drawn = { reference: this.#ctx.newId(), scriptMark: this.#ctx.newPublicId() }
    const notes = { mayKeep: true }
    const response = await this.#render(
      request,
      this.#loadContext(this.#ctx, { ...drawn, notes, isForeign, ...(address && { address }) }),
    )
    const path = new URL(request.url).pathname
    return this.#secured(response, { ...drawn, maxAge, path, ...notes })
  }

  /** The document that opens any screen offline: it contains none, and draws the one of its address. */
  async #shell(request: Request): Promise<Response> {
    const rendered = await this.#cache.get(SHELL, async () => {
      const page = new Request(new URL('/', request.url), { headers: pageRequestHeaders(request) })
      const drawn = { reference: this.#ctx.newId(), scriptMark: this.#ctx.newPublicId() }
      const response = await this.#renderShell(page, this.#loadContext(this.#ctx, drawn))
      // The screens it opens still have a server: their data is requested as always.
      const html = (await response.text()).replace('"ssr":false', '"ssr":true')
      const shell = new Response(html, response)
      return this.#secured(shell, { ...drawn, maxAge: SHELL_SECONDS, path: SHELL })
    })
    return send(request, rendered)
  }

  /** The shell and the data of all screens that open offline, as a device stores them: one answer instead of many. */
  async #screensPack(request: Request, address: () => string): Promise<Response> {
    const draw = (path: string) => {
      const headers = pageRequestHeaders(request)
      return this.respond(new Request(new URL(path, request.url), { headers }), address)
    }
    return send(request, await this.#cache.get(SCREENS_PACK, () => packScreens(draw)))
  }

  async #file(request: Request, address: string): Promise<Response> {
    const trace = { reference: this.#ctx.newId(), address }
    const response = await this.#render(request, this.#loadContext(this.#ctx, trace))
    const { status } = response
    const headers = new Headers(response.headers)
    headers.set('X-Content-Type-Options', 'nosniff')
    // Only a frame for other sites brings a policy of its own, also where it says that something is not there.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', FILE_POLICY)
    }
    if (status >= 400) headers.set('Cache-Control', 'no-store')
    sayWhen(headers, status)
    return new Response(response.body, { status, headers })
  }

  async #payload(request: Request, plain: string, maxAge: number): Promise<Response> {
    const page = new Request(new URL(plain, request.url), { headers: request.headers })
    const notes = { mayKeep: true }
    const context = this.#loadContext(this.#ctx, { reference: this.#ctx.newId(), notes })
    const result = await this.#payloads.query(page, { requestContext: context })
    if (result instanceof Response) return result
    if (result.statusCode !== 200) return notFound(result.statusCode)
    const headers = {
      'Cache-Control': notes.mayKeep ? sharedFor(maxAge) : 'no-store',
      'X-Content-Type-Options': 'nosniff',
    }
    return Response.json({ path: plain, data: result.loaderData }, { headers })
  }

  async #secured(
    response: Response,
    { reference, scriptMark, maxAge, path, mayKeep = true }: Secured,
  ): Promise<Response> {
    const { status } = response
    const headers = new Headers(response.headers)
    sayWhen(headers, status)
    const isPublic = maxAge !== undefined
    // A person's file must be saved and never opened as one of our pages: its own policy is stricter.
    const ownPolicy = headers.get('Content-Security-Policy')
    for (const [name, value] of Object.entries(pageHeaders(this.#ctx.config, isPublic, path))) {
      headers.set(name, value)
    }
    if (ownPolicy) headers.set('Content-Security-Policy', ownPolicy)
    const isShared = isPublic && mayKeep && status === 200
    headers.set('Cache-Control', isShared ? sharedFor(maxAge) : 'no-store')
    headers.set(BUILD_HEADER, this.#buildId)
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return new Response(response.body, { status, headers })
    }
    const drawn = await response.text()
    const start = { boot: this.#boot, atLoad: !isPublic || startingAtLoad.has(path) }
    const marked = status < 500 ? startOnIntent(drawn, start) : withReference(drawn, reference)
    const policy = headers.get('Content-Security-Policy') ?? ''
    const hashed = withScriptHashes({ policy, html: marked }, scriptMark)
    headers.set('Content-Security-Policy', hashed.policy)
    return new Response(hashed.html, { status, headers })
  }
}

const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

type FreshOptions = { maxAge?: number; address?: string; isForeign?: boolean }

type Secured = {
  reference: string
  /** The mark of our own scripts until they are hashed. */
  scriptMark: string
  maxAge: number | undefined
  path: string
  /** False when its loaders say that a part is missing. */
  mayKeep?: boolean
}

function send(request: Request, rendered: Rendered): Response {
  return 'kept' in rendered ? frozenResponse(request, rendered.kept) : rendered.passed.clone()
}

/** A failed page stays as it was rendered: its scripts would try the same again and lose the reference. */
function withReference(html: string, reference: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(REFERENCE_PLACE, reference)
}

function sharedFor(seconds: number): string {
  return `public, s-maxage=${seconds}`
}

/** A cached page is rendered for nobody in particular: nothing of the visitor's request reaches it. */
function pageRequestHeaders(request: Request): Headers {
  const headers = new Headers()
  const host = request.headers.get('host')
  if (host) headers.set('host', host)
  return headers
}

/** The same screens, whose loaders and actions throw a 503 during a database outage: one place for all of them. */
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
