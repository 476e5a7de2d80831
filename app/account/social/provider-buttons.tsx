import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { SocialProvider } from '#platform/firebase-settings.ts'
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
 * One button per provider. Disabled until the SDK is loaded, because browsers block a popup that opens long after the
 * press.
 */
export function ProviderButtons({ settings, verb, isBusy, onPress }: Props) {
  const isReady = useSdk(settings)
  return (
    <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
      {settings.providers.map((provider) => (
        <li key={provider} className="grid">
          <Button
            look="ghost"
            className="px-3"
            aria-label={`${verb} ${providerNames[provider]}`}
            disabled={!isReady || isBusy}
            onClick={() => onPress(provider)}
          >
            <ProviderLogo provider={provider} />
            {providerNames[provider]}
          </Button>
        </li>
      ))}
    </ul>
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
