type Policy = {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}
type WithTrustedTypes = {
  trustedTypes?: { createPolicy(name: 'default', policy: Policy): unknown }
}

/** React creates a script element that never runs from this text. */
const EMPTY_SCRIPT = '<script></script>'
/** Files of our own build. */
const OWN_FILES = /^\/(assets\/[\w.-]+\.js|sw\.js)$/
/** Files that the sign-in SDK loads from Google; the page's CSP allows them only on sign-in screens. */
const SIGN_IN_FILES = /^https:\/\/apis\.google\.com\/(js\/api\.js|_\/scs\/)/

/**
 * The only policy that the pages allow (server/http/security-headers.ts). Text must not become elements or code, and only
 * files of our own build may run as worker or script. Returning null makes the browser refuse.
 */
const policy: Policy = {
  createHTML: (html) => {
    if (html === EMPTY_SCRIPT) return html
    // React fills inline scripts that it renders again; they never run, so they stay empty.
    return html.includes('<') ? null : ''
  },
  createScriptURL: (url) => {
    const { origin, pathname, href } = new URL(url, document.baseURI)
    if (SIGN_IN_FILES.test(href)) return url
    return origin === location.origin && OWN_FILES.test(pathname) ? url : null
  },
}

;(window as WithTrustedTypes).trustedTypes?.createPolicy('default', policy)
