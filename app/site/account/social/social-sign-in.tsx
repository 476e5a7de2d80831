import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchSocialSettings, type SocialSettings } from './settings.client.ts'
import { isSignInScreen } from './sign-in-screens.ts'

const SocialButtons = lazy(async () => {
  const { SocialButtons } = await import('./social-buttons.tsx')
  return { default: SocialButtons }
})

/**
 * Buttons of the configured sign-in providers. Nothing while the settings load, without providers, or outside sign-in
 * screens.
 */
export function SocialSignIn() {
  const [settings, setSettings] = useState<SocialSettings | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    fetchSocialSettings(leaving.signal).then(
      (found) => {
        // The CSP belongs to the loaded document, and other screens' documents block the providers.
        if (!found || isSignInScreen(documentPath())) setSettings(found)
        else if (isSignInScreen(location.pathname)) location.reload()
      },
      // Without settings, sign-in by password still works.
      () => {},
    )
    return () => leaving.abort()
  }, [])

  if (!settings) return null
  return (
    <Suspense fallback={null}>
      <SocialButtons settings={settings} />
    </Suspense>
  )
}

/** The path at which this document was loaded, before any navigation by script. */
function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href).pathname
}
