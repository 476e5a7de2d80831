/** The parts of the worker's scope that are used. The compiler's full type would conflict with the page's. */
export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<readonly unknown[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void
}

type Lasting = { waitUntil(work: Promise<unknown>): void }

type Message = Lasting & {
  data: unknown
  ports: readonly MessagePort[]
  /** The page that sent it. */
  source: { url: string } | null
}

type Events = {
  install: Lasting
  activate: Lasting
  message: Message
  fetch: FetchEventLike
  push: Lasting & { data: { json(): unknown } | null }
  notificationclick: Lasting & { action: string; notification: Notification }
}

export type FetchEventLike = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
