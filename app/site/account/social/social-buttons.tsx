import { type FormEvent, useState } from 'react'
import { api, ApiFailure } from '#app/client/api.client.ts'
import { formValues } from '#app/client/form-values.ts'
import { Button, Spinner } from '#app/ui/button.tsx'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { AccountApi } from '#features/account/api.server.ts'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import { enter } from '../enter.client.ts'
import { TermsConsent } from '../terms-consent.tsx'
import { askForToken, troubleWords } from './ask-provider.client.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import type { SocialSettings } from './settings.client.ts'
import { providerNames } from './sign-in-words.ts'

type ConfirmedIdentity = { idToken: string; provider: SocialProvider }

type Stage =
  | { kind: 'choosing' }
  | { kind: 'entering' }
  | ({ kind: 'new-here' } & ConfirmedIdentity)
  | { kind: 'failed'; sentence: string }

/** Sign-in by provider. Without an account, the user is asked first whether to create one. */
export function SocialButtons({ settings }: { settings: SocialSettings }) {
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' })

  // A new press replaces an earlier popup, so a lost popup never blocks the screen.
  async function press(provider: SocialProvider) {
    setStage({ kind: 'choosing' })
    try {
      const idToken = await askForToken(settings, provider)
      await exchange({ idToken, provider }, false)
    } catch (cause) {
      fail(cause, provider)
    }
  }

  async function exchange(identity: ConfirmedIdentity, consent: boolean) {
    setStage({ kind: 'entering' })
    try {
      const json = { idToken: identity.idToken, consent }
      const response = await api<AccountApi>('member').auth.social.$post({ json })
      await enter((await response.json()).data)
    } catch (cause) {
      if (cause instanceof ApiFailure && cause.code === 'account/consent-needed') {
        setStage({ kind: 'new-here', ...identity })
      } else fail(cause, identity.provider)
    }
  }

  function fail(cause: unknown, provider: SocialProvider) {
    const sentence = troubleWords(cause, provider)
    setStage(sentence ? { kind: 'failed', sentence } : { kind: 'choosing' })
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
        {stage.kind === 'new-here' && (
          <NewHere
            provider={stage.provider}
            onAgreed={() => void exchange(stage, true)}
            onCancel={() => setStage({ kind: 'choosing' })}
          />
        )}
      </div>
      <ProviderButtons
        settings={settings}
        verb="Masuk dengan"
        isBusy={isEntering}
        onPress={(provider) => void press(provider)}
      />
      <p className="text-sm text-muted">Kami hanya menerima nama dan e-mail Anda.</p>
    </section>
  )
}

type NewHereProps = { provider: SocialProvider; onAgreed: () => void; onCancel: () => void }

/** Shown when no account exists yet. None is created before the user agrees. */
function NewHere({ provider, onAgreed, onCancel }: NewHereProps) {
  const [error, setError] = useState<string>()
  const title = `Akun ${providerNames[provider]} ini baru di sini`

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { consent } = formValues(event.currentTarget)
    if (consent) onAgreed()
    else setError('Setujui Syarat & Kebijakan Privasi untuk membuat akun.')
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-3 rounded-field bg-surface-2 p-4"
    >
      <FocusedAlert text={title}>
        <p className="font-bold">{title}</p>
        <p className="text-sm">
          Buat akun baru dengannya? Sudah punya akun dengan kata sandi? Masuk dulu, lalu hubungkan
          di halaman akun.
        </p>
      </FocusedAlert>
      <TermsConsent error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Buat akun</Button>
        <Button look="quiet" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  )
}
