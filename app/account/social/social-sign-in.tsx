import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchSocialSettings, type SocialSettings } from './settings.client.ts'
import { isSignInScreen } from './sign-in-screens.ts'

const SocialButtons = lazy(async () => {
  const { SocialButtons } = await import('./social-buttons.tsx')
  return { default: SocialButtons }
})

/**
 * The buttons of the sign-in providers that are configured; nothing where there are none, while it is not known, and
 * on other screens than those where one signs in.
 */
export function SocialSignIn() {
  const [settings, setSettings] = useState<SocialSettings | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    fetchSocialSettings(leaving.signal).then(
      (found) => {
        // The policy is that of the document: one of another screen keeps the provider out.
        if (!found || isSignInScreen(documentPath())) setSettings(found)
        else if (isSignInScreen(location.pathname)) location.reload()
      },
      // Whoever has a password signs in all the same.
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

/** The path this document was loaded at, wherever one has gone in it since. */
function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href).pathname
}
