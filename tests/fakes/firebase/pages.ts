import { readFileSync } from 'node:fs'
import type { FirebaseUser } from './users.ts'

/** Replaces https://apis.google.com/js/api.js. */
export const apiScript = readFileSync(new URL('api-stand-in.js', import.meta.url), 'utf8')

/** The hidden page of the auth domain that gets the result from the window. */
export function iframePage(hasStorage: boolean): string {
  return `<!doctype html><meta charset="utf-8"><script src="https://apis.google.com/js/api.js"></script><script>
const asked = new URLSearchParams(location.search)
const storageKey = asked.get('apiKey') + ':' + asked.get('appName')
const page = gapi.iframes.getContext().getParentIframe()
page.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: ${hasStorage} }))
function tell(event) {
  const none = { type: 'unknown', error: { code: 'auth/no-auth-event' } }
  page.send('authEvent', { type: 'authEvent', authEvent: event ?? none }, () => {})
}
addEventListener('message', ({ data }) => {
  if (data?.eventType === 'sendAuthEvent' && data.data.storageKey === storageKey) tell(data.data.authEvent)
})
tell()
</script>`
}

/**
 * The window: a provider's sign-in page with its known accounts, and a form for another. `failure` ends it with an
 * error.
 */
export function handlerPage(
  asked: URLSearchParams,
  { users, failure }: { users: FirebaseUser[]; failure: string | undefined },
): string {
  const providerId = asked.get('providerId') ?? ''
  const known = users.flatMap(({ identities, email, displayName }) => {
    return identities
      .filter((each) => each.providerId === providerId)
      .map(({ rawId }) => ({ sub: rawId, email, name: displayName }))
  })
  const buttons = known.map((each) => {
    return `<button class="known" data-who="${escaped(JSON.stringify(each))}">${escaped(each.email)}</button>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fake ${escaped(providerId)}</title>
<h1>Sign in with ${escaped(providerId)}</h1>${buttons.join('')}
<form><label>E-mail <input name="email"></label><label>Name <input name="name"></label><button>Sign in</button></form><script>
const asked = new URLSearchParams(location.search)
const failure = ${JSON.stringify(failure ?? null)}
function done(who) {
  const answer = new URLSearchParams({ providerId: asked.get('providerId'), id_token: JSON.stringify(who) })
  const authEvent = {
    type: asked.get('authType'), eventId: asked.get('eventId'), sessionId: 'x', postBody: '', tenantId: null,
    urlResponse: failure ? null : location.href.split('?')[0] + '?' + answer,
    error: failure ? { code: failure, message: failure } : null,
  }
  const storageKey = asked.get('apiKey') + ':' + asked.get('appName')
  let heard = false
  for (let at = 0; at < (opener?.frames.length ?? 0); at++) {
    try {
      if (!opener.frames[at].location.pathname.endsWith('/iframe')) continue
      opener.frames[at].postMessage({ eventType: 'sendAuthEvent', data: { authEvent, storageKey } }, location.origin)
      heard = true
    } catch {}
  }
  if (!heard) document.body.textContent = 'No matching frame'
}
for (const button of document.querySelectorAll('.known')) button.onclick = () => done(JSON.parse(button.dataset.who))
document.forms[0].onsubmit = (event) => {
  event.preventDefault()
  const { email, name } = Object.fromEntries(new FormData(event.target))
  done({ sub: String(crypto.getRandomValues(new Uint32Array(3)).join('')), email, name })
}
</script></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
