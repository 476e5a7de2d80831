import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

/** The claims of a token, without its signature. Times are in seconds. */
export type Claims = JWTPayload & { auth_time?: number; firebase?: { sign_in_provider: string } }

export type Keys = {
  /** The keys in the form of the JWKS document. */
  published(): JWK[]
  /** Signs with the newest key. */
  sign(claims: Claims): Promise<string>
  /** Signs with a new key from now on; earlier keys stay published. */
  rotate(): Promise<void>
}

/** The keys of one Firebase project: RS256, each with a name. */
export async function openKeys(): Promise<Keys> {
  const all: { jwk: JWK; privateKey: CryptoKey; kid: string }[] = []

  async function rotate(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const kid = `fake-${all.length + 1}`
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
    all.push({ jwk, privateKey, kid })
  }

  await rotate()
  return {
    published: () => all.map(({ jwk }) => jwk),
    rotate,
    sign: (claims) => {
      const newest = all.at(-1)
      if (!newest) throw new Error('there is no key')
      const header = { alg: 'RS256', kid: newest.kid, typ: 'JWT' }
      return new SignJWT(claims).setProtectedHeader(header).sign(newest.privateKey)
    },
  }
}
