// Fills the forms of passkeys (app/desk/people/sign-in/passkey-form.tsx) with what the browser's authenticator answers.

type Kind = 'create' | 'get'

const forms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]')
const isKnown =
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

for (const form of forms) if (isKnown) open(form)

function open(form: HTMLFormElement): void {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask(form)
  })
}

async function ask(form: HTMLFormElement): Promise<void> {
  const failed = form.querySelector<HTMLElement>('[data-passkey-failed]')
  if (failed) failed.hidden = true
  try {
    const answer = await answerOf(
      form.dataset.passkey as Kind,
      JSON.parse(form.dataset.options ?? '{}'),
    )
    const field = form.elements.namedItem('jawaban')
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(answer)
    // Without the event, which would ask again.
    form.submit()
  } catch {
    if (failed) failed.hidden = false
  }
}

async function answerOf(kind: Kind, options: unknown): Promise<unknown> {
  const credential =
    kind === 'create'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
            options as PublicKeyCredentialRequestOptionsJSON,
          ),
        })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no credential')
  return credential.toJSON()
}
