import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import { openSdk } from './ask-provider.client.ts'
import { ProviderLogo } from './provider-logo.tsx'
import type { SocialSettings } from './settings.client.ts'
import { providerNames } from './sign-in-words.ts'

type Props = {
  settings: SocialSettings
  /** The button's verb, e.g. 'Masuk dengan'; the provider's name follows. */
  verb: string
  isBusy: boolean
  onPress: (provider: SocialProvider) => void
}

/**
 * One button per provider. Browsers block a popup that opens long after the press, so a press before the SDK is loaded
 * asks for a second one in words.
 */
export function ProviderButtons({ settings, verb, isBusy, onPress }: Props) {
  const isReady = useSdk(settings)
  const [early, setEarly] = useState<SocialProvider>()

  function press(provider: SocialProvider) {
    setEarly(isReady ? undefined : provider)
    if (isReady) onPress(provider)
  }

  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
        {settings.providers.map((provider) => (
          <li key={provider} className="grid">
            <Button
              look="ghost"
              className="px-3"
              aria-label={`${verb} ${providerNames[provider]}`}
              disabled={isBusy}
              aria-busy={!isReady || undefined}
              onClick={() => press(provider)}
            >
              <ProviderLogo provider={provider} />
              {providerNames[provider]}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {early &&
          (isReady
            ? `Sudah siap. Tekan ${providerNames[early]} sekali lagi.`
            : 'Sebentar, sedang disiapkan…')}
      </p>
    </div>
  )
}

/** True once the SDK is configured or has failed to load. After a failure a press tries again and reports its error. */
function useSdk(settings: SocialSettings): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isLeft = false
    openSdk(settings)
      .catch(() => {})
      .finally(() => !isLeft && setReady(true))
    return () => {
      isLeft = true
    }
  }, [settings])
  return isReady
}
