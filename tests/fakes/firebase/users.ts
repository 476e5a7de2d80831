import { randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

/** The data typed at a provider's own sign-in page (handler.ts). */
export type Credential = { sub: string; email: string; name: string }

export type FirebaseUser = {
  localId: string
  email: string
  displayName: string
  emailVerified: boolean
  identities: { providerId: string; rawId: string }[]
  lastLoginAt: number
  isDisabled: boolean
  hasSecondFactor: boolean
}

/** Answers with `error.message`, as Firebase does; the SDK derives its code from it. */
export class FirebaseRefusal extends Error {}

/** The accounts of a project. Times are this machine's, like the SDK's. */
export class FirebaseUsers {
  all: FirebaseUser[] = []
  /** The default of a project: an email belongs to the first provider it came with. */
  hasOneAccountPerEmail = true
  /** Refuses the next exchange with this message. */
  refuseWith: string | undefined

  #keys: Keys
  #projectId: string

  constructor(keys: Keys, projectId: string) {
    this.#keys = keys
    this.#projectId = projectId
  }

  /** accounts:signInWithIdp */
  async signIn(providerId: string, credential: Credential): Promise<object> {
    if (this.refuseWith) throw new FirebaseRefusal(this.refuseWith)
    const { sub: rawId, email, name: displayName } = credential
    const info = { providerId, rawId, federatedId: rawId, email, displayName }
    let user = this.all.find(({ identities }) => {
      return identities.some((each) => each.providerId === providerId && each.rawId === rawId)
    })
    const isNewUser = !user
    if (!user) {
      const same = this.all.find((each) => each.email === email)
      if (same && this.hasOneAccountPerEmail) {
        return {
          ...info,
          needConfirmation: true,
          verifiedProvider: same.identities.map((each) => each.providerId),
        }
      }
      user = this.#add(providerId, credential)
    }
    if (user.isDisabled) throw new FirebaseRefusal('USER_DISABLED')
    user.lastLoginAt = Date.now()
    const { localId, emailVerified } = user
    const answer = {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      ...info,
      localId,
      emailVerified,
      isNewUser,
      oauthAccessToken: 'fake-access-token',
      rawUserInfo: JSON.stringify(credential),
    }
    if (user.hasSecondFactor) {
      const factor = { mfaEnrollmentId: 'e1', phoneInfo: '+6281234567890', displayName: 'HP' }
      return { ...answer, mfaPendingCredential: randomText(), mfaInfo: [factor] }
    }
    const idToken = await this.#token(user, providerId)
    return { ...answer, idToken, refreshToken: randomText(), expiresIn: '3600' }
  }

  /** accounts:lookup */
  lookUp(idToken: string): object {
    const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    const user = this.all.find(({ localId }) => localId === sub)
    if (!user) throw new FirebaseRefusal('USER_NOT_FOUND')
    const { localId, email, displayName, emailVerified, lastLoginAt } = user
    const providerUserInfo = user.identities.map((each) => ({ ...each, email, displayName }))
    const times = { lastLoginAt: String(lastLoginAt), createdAt: String(lastLoginAt) }
    return { users: [{ localId, email, displayName, emailVerified, providerUserInfo, ...times }] }
  }

  #add(providerId: string, { sub: rawId, email, name }: Credential): FirebaseUser {
    const user: FirebaseUser = {
      localId: randomText(),
      email,
      displayName: name,
      // Of the four, only Google verifies the address.
      emailVerified: providerId === 'google.com',
      identities: [{ providerId, rawId }],
      lastLoginAt: Date.now(),
      isDisabled: false,
      hasSecondFactor: false,
    }
    this.all.push(user)
    return user
  }

  #token(user: FirebaseUser, providerId: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return this.#keys.sign({
      iss: `https://securetoken.google.com/${this.#projectId}`,
      aud: this.#projectId,
      sub: user.localId,
      iat: now,
      exp: now + 3_600,
      auth_time: Math.floor(user.lastLoginAt / 1000),
      name: user.displayName,
      email: user.email,
      email_verified: user.emailVerified,
      firebase: { sign_in_provider: providerId },
    })
  }
}

function randomText(): string {
  return randomBytes(21).toString('base64url')
}
