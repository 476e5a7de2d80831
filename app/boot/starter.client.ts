import { REACT_READY } from '#app/client/handover.client.ts'
import type { PageFiles } from './page-files.ts'

type WithRoutes = { __reactRouterRouteModules?: Record<string, unknown> }

/** Fetches the files of this page, starts React with them, and answers once it works on the whole page. */
export async function startReact(): Promise<void> {
  if (document.readyState === 'loading') await fired('DOMContentLoaded')
  const { preloads, routes, manifest, entry } = filesOfPage()
  const ready = fired(REACT_READY)
  for (const href of preloads) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  }
  const [, ...modules] = await Promise.all([manifest, ...routes.map(([, file]) => file)].map(load))
  ;(window as WithRoutes).__reactRouterRouteModules = Object.fromEntries(
    routes.map(([id], at) => [id, modules[at]]),
  )
  await load(entry)
  const { detail: error } = (await ready) as CustomEvent<unknown>
  if (error) throw error
}

function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file)
}

function fired(name: string): Promise<Event> {
  return new Promise((resolve) => addEventListener(name, resolve, { once: true }))
}

/** The last block of data is ours: it stands below everything that a page shows. */
export function filesOfPage(): PageFiles {
  const block = [...document.querySelectorAll('script[type="application/json"]')].at(-1)
  return JSON.parse(block?.textContent ?? '') as PageFiles
}
