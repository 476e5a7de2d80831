import { type FormEvent, useRef } from 'react'
import { api } from '#app/client/api.client.ts'
import { FormDraft } from '#app/client/form-draft.tsx'
import { formValues } from '#app/client/form-values.ts'
import { dropDraft } from '#app/client/form-draft.client.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Checkbox, TextField } from '#app/ui/form/field.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import { newsAsked, reachesPhones } from '#features/message/promises.ts'
import { ContactField } from './contact-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TermsConsent } from './terms-consent.tsx'
import { keepTypedContact } from './typed-contact.client.ts'
import { useSending } from './use-sending.ts'

/** The registration form asks only for what an account needs. No consent is ticked in advance. */
export function RegisterForm() {
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, errors, send } = useSending()
  const phones = usePhones()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = formValues(event.currentTarget)
    void send(async () => {
      const response = await api<AccountApi>().auth.register.$post({
        json: {
          name: values.name ?? '',
          contact: values.contact ?? '',
          password: values.password ?? '',
          consent: Boolean(values.consent) as true,
          wantsNews: Boolean(values.wantsNews),
          newsByPhone: Boolean(values.wantsNews) && reachesPhones('news', phones),
        },
      })
      const { token } = (await response.json()).data
      keepTypedContact(token, values.contact ?? '')
      dropDraft('daftar')
      // A full page load: earlier screens must not know this address, which holds a token.
      location.assign(`/otpregister/${token}${location.search}`)
      await new Promise(() => {})
    })
  }

  function about() {
    const { name = '', contact = '' } = form.current ? formValues(form.current) : {}
    return { name, contact: contact.trim().toLowerCase() }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormDraft as="daftar" />
      <ErrorSummary errors={errors} />
      <TextField
        name="name"
        label="Nama lengkap"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      <ContactField
        sent="Kode enam angka"
        placeholder="nama@contoh.id atau 0812…"
        error={errors.contact}
      />
      <PasswordField
        name="password"
        label="Kata sandi"
        autoComplete="new-password"
        error={errors.password}
        about={about}
      />
      <div className="grid">
        <TermsConsent error={errors.consent} />
        <Checkbox name="wantsNews" label={newsAsked(phones)} />
      </div>
      <SubmitButton isBusy={isBusy}>Daftar</SubmitButton>
    </form>
  )
}
