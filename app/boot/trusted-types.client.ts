type Policy = {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}
type WithTrustedTypes = {
  trustedTypes?: { createPolicy(name: 'default', policy: Policy): unknown }
}

/** How React makes a script element that never runs. */
const EMPTY_SCRIPT = '<script></script>'
/** Our own files, which the build has named. */
const OWN_FILES = /^\/(assets\/[\w.-]+\.js|sw\.js)$/
/** What the sign-in SDK loads from Google; the policy of the page lets it through only where one signs in. */
const SIGN_IN_FILES = /^https:\/\/apis\.google\.com\/(js\/api\.js|_\/scs\/)/

/**
 * The one policy the pages admit (server/security-headers.ts). Text may not become elements, nothing may become
 * code, and only files of our own build may be run as worker or script. Null makes the browser refuse.
 */
const policy: Policy = {
  createHTML: (html) => {
    if (html === EMPTY_SCRIPT) return html
    // React fills inline scripts that it draws again, which never run: they stay empty.
    return html.includes('<') ? null : ''
  },
  createScriptURL: (url) => {
    const { origin, pathname, href } = new URL(url, document.baseURI)
    if (SIGN_IN_FILES.test(href)) return url
    return origin === location.origin && OWN_FILES.test(pathname) ? url : null
  },
}

;(window as WithTrustedTypes).trustedTypes?.createPolicy('default', policy)
