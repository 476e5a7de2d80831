import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Route } from './+types/root.ts'
import { LookBoot } from './boot/look-boot.tsx'
import { StartStatus } from './boot/start-status.tsx'
import { ctxContext, foreignContext } from './context.ts'
import { reachOf } from '#features/message/message-channels.ts'
import { pageColors } from '#app/appearance/look.ts'
import { PlayerSlot } from './site/player/player-slot.tsx'
import letters from '#app/appearance/fonts/amanah-latin.woff2?url'
import { FailedPage } from './site/home/failed-page.tsx'
import { OfflineNotice } from './site/offline/offline-notice.tsx'
import { Spinner } from './ui/button.tsx'
import { Survivor } from './ui/survivor.tsx'
import { ScreenSheet } from '#app/appearance/screen-sheet.tsx'
import { Shell } from '#app/appearance/shell.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: letters, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(foreignContext)) throw data({ message: FOREIGN }, { status: 403 })
  },
]

const FOREIGN =
  'Formulir ini dikirim dari alamat lain. Buka halamannya di situs kami, lalu kirim lagi.'

export function loader({ context }: Route.LoaderArgs) {
  const { config, otp, whatsapp } = context.get(ctxContext)
  return {
    phones: reachOf({ otp, whatsapp }),
    apiBase: config.apiBase,
    isDemo: config.mode === 'demo',
    origin: config.origin,
    institution: config.institution,
    quranAttribution: openQuran(config).attribution,
  }
}

// The shell's data does not change while a tab is open, so navigations do not reload it.
export const shouldRevalidate = () => false

/** The desk has a document and a frame of its own, without script; the browser's build knows nothing of it. */
const useIsDesk = import.meta.env.SSR ? useIsWithinDesk : () => false

function useIsWithinDesk(): boolean {
  return useMatches().some(({ id }) => id.startsWith('desk/'))
}

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const isDesk = useIsDesk()
  return (
    <html
      lang="id"
      data-api={shell?.apiBase ?? '/'}
      data-build={__BUILD_ID__}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {(['light', 'dark'] as const).map((scheme) => (
          // The head script sets both to the colour of a chosen theme.
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={pageColors[scheme]}
            suppressHydrationWarning
          />
        ))}
        {!isDesk && <LookBoot />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {!isDesk && <ScreenSheet />}
        <Links />
      </head>
      <body>
        {children}
        {!isDesk && (
          <>
            <OfflineNotice />
            <StartStatus />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  if (useIsDesk()) return <Outlet />
  return (
    <Shell
      institution={loaderData.institution}
      isDemo={loaderData.isDemo}
      player={
        <Survivor>
          <PlayerSlot />
        </Survivor>
      }
    >
      <Survivor>
        <Outlet />
      </Survivor>
    </Shell>
  )
}

/** Shown in the offline document until its screen is ready. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted">
      <title>Amanah</title>
      <Spinner label="Memuat…" />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root')
  return (
    <Shell institution={shell?.institution} isDemo={shell?.isDemo ?? false} player={<PlayerSlot />}>
      <FailedPage error={error} />
    </Shell>
  )
}
