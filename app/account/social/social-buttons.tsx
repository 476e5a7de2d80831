import { useEffect, useState } from 'react'
import { api, ApiFailure } from '#app/api.client.ts'
import { Button, Spinner } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { SocialProvider } from '#platform/firebase-settings.ts'
import { enter } from '../enter.client.ts'
import { ProviderMark } from './provider-mark.tsx'
import type { SocialSettings } from './settings.client.ts'
import { providerNames, signInWords } from './sign-in-words.ts'

const loadSdk = () => import('./firebase.client.ts')

type Stage = { kind: 'choosing' } | { kind: 'entering' } | { kind: 'failed'; sentence: string }

/** One button per provider. They wait for the SDK: a window opened long after the press would be blocked. */
export function SocialButtons({ settings }: { settings: SocialSettings }) {
  const isReady = useSdk(settings)
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' })

  // A press while another window is open takes its place, so nobody waits for a window that was lost.
  async function press(provider: SocialProvider) {
    setStage({ kind: 'choosing' })
    try {
      const { askProvider } = await loadSdk()
      const idToken = await askProvider(settings, provider)
      setStage({ kind: 'entering' })
      const json = { idToken, consent: true }
      const response = await api<AccountApi>('member').auth.social.$post({ json })
      await enter((await response.json()).data)
    } catch (cause) {
      const sentence = sentenceOf(cause, provider)
      if (sentence) setStage({ kind: 'failed', sentence })
    }
  }

  const isEntering = stage.kind === 'entering'
  return (
    <section aria-label="Masuk lewat akun lain" className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        atau
      </p>
      <div>
        <div role="alert">
          {stage.kind === 'failed' && <Notice tone="warning">{stage.sentence}</Notice>}
        </div>
        <div role="status">
          {isEntering && <Spinner label="Sebentar, Anda sedang kami persilakan masuk…" />}
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-3">
        {settings.providers.map((provider) => (
          <li key={provider} className="grid">
            <Button
              look="ghost"
              aria-label={`Masuk dengan ${providerNames[provider]}`}
              disabled={!isReady || isEntering}
              onClick={() => void press(provider)}
            >
              <ProviderMark provider={provider} />
              {providerNames[provider]}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Dengan masuk lewat salah satunya, Anda menyetujui Syarat & Ketentuan serta Kebijakan Privasi
        kami. Kami hanya menerima nama dan e-mail Anda.
      </p>
    </section>
  )
}

/** True once the SDK is there and set up. Settings it refuses are told when a button is pressed. */
function useSdk(settings: SocialSettings): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isLeft = false
    loadSdk().then(
      ({ openFirebase }) => {
        try {
          openFirebase(settings)
        } catch {}
        if (!isLeft) setReady(true)
      },
      // Pressing tries again, and says it if that fails too.
      () => !isLeft && setReady(true),
    )
    return () => {
      isLeft = true
    }
  }, [settings])
  return isReady
}

function sentenceOf(cause: unknown, provider: SocialProvider): string | null {
  if (cause instanceof ApiFailure) return cause.message
  const { code } = (cause ?? {}) as { code?: unknown }
  // Without a code it is the SDK itself that could not be loaded.
  return signInWords(typeof code === 'string' ? code : 'network-request-failed', provider)
}
