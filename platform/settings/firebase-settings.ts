import * as v from 'valibot'

/** The supported sign-in providers. */
export const socialProviders = ['google', 'facebook', 'github', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Google's published signing keys; https://firebase.google.com/docs/auth/admin/verify-id-tokens */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const providerList = v.pipe(
  v.string(),
  v.transform((hosts) => [...new Set(hosts.split(',').map((each) => each.trim().toLowerCase()))]),
  v.array(v.picklist(socialProviders, `must name some of ${socialProviders.join(', ')}`)),
)

/** The environment variables of sign-in through Firebase. */
export const firebaseVariables = {
  FIREBASE_PROVIDERS: v.optional(providerList),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,62}$/, 'must be the id of the project')),
  ),
  FIREBASE_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be the web API key of the project')),
  ),
  FIREBASE_AUTH_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name alone')),
  ),
  FIREBASE_JWKS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address')),
  ),
}

const all = v.object(firebaseVariables)
type FirebaseInput = v.InferOutput<typeof all>

/** Set when sign-in providers are configured. */
export type FirebaseSettings = {
  providers: readonly SocialProvider[]
  projectId: string
  /** Public by nature: every browser that signs in gets it. */
  apiKey: string
  authDomain: string
  jwksUrl: string
}

/** The problems of these settings, one line each. */
export function firebaseProblems(settings: FirebaseInput & { MODE: 'demo' | 'live' }): string[] {
  const problems: string[] = []
  if (settings.FIREBASE_PROVIDERS) {
    for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] as const) {
      if (!settings[name]) problems.push(`${name}: is required with FIREBASE_PROVIDERS`)
    }
  }
  // Whoever publishes the keys can sign in as anyone: in live mode only Google may.
  if (settings.MODE === 'live' && settings.FIREBASE_JWKS_URL) {
    problems.push('FIREBASE_JWKS_URL: is not allowed when MODE is live')
  }
  return problems
}

/** Undefined when no provider is configured. */
export function settleFirebase(settings: FirebaseInput): FirebaseSettings | undefined {
  const { FIREBASE_PROVIDERS, FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = settings
  if (!FIREBASE_PROVIDERS || !projectId || !apiKey) return undefined
  return {
    providers: FIREBASE_PROVIDERS,
    projectId,
    apiKey,
    authDomain: settings.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    jwksUrl: settings.FIREBASE_JWKS_URL ?? GOOGLE_KEYS,
  }
}
