import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { PasskeyRefused } from './entry-errors.ts'

/** Where the desk is open: a passkey works at the host it was made for. */
export type DeskPlace = { origin: string; host: string }

type Person = { staffId: string; email: string; name: string }

const CHALLENGE_MS = 5 * 60_000
/** Ed25519, ES256, RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded with the first passkey: most processes never see one. */
const webauthn = () => import('@simplewebauthn/server')

const text = v.pipe(v.string(), v.maxLength(20_000))
const answered = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
  rawId: text,
  type: v.literal('public-key'),
  // We ask for no extension.
  clientExtensionResults: v.optional(v.object({}), {}),
}

const registrationSchema = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.array(v.pipe(text, v.maxLength(20)))),
  }),
})

const authenticationSchema = v.object({
  ...answered,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

/** What a browser needs to make a passkey for a person. */
export async function offerPasskey(
  ctx: Ctx,
  { staffId, email, name }: Person,
  { host }: DeskPlace,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(ctx.db, staffId)
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: ctx.config.institution.name,
    rpID: host,
    userID: Buffer.from(staffId),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
  })
  await keepChallenge(ctx, { challenge: options.challenge, staffId, purpose: 'register' })
  return options
}

/** What a browser needs to show one of a person's passkeys; undefined for a person without one. */
export async function askPasskey(
  ctx: Ctx,
  staffId: string,
  { host }: DeskPlace,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const known = await passkeysOf(ctx.db, staffId)
  if (known.length === 0) return undefined
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: host,
    userVerification: 'preferred',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  })
  await keepChallenge(ctx, { challenge: options.challenge, staffId, purpose: 'enter' })
  return options
}

export type PasskeyAnswer = { answer: string; place: DeskPlace }

export type NewPasskey = {
  id: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/** Checks a passkey that a browser has made; refuses with PasskeyRefused. */
export async function checkNewPasskey(
  ctx: Ctx,
  staffId: string,
  { answer, place }: PasskeyAnswer,
): Promise<NewPasskey> {
  const response = readAnswer(registrationSchema, answer)
  const challenge = await spendChallenge(ctx, { response, staffId, purpose: 'register' })
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await refusing(ctx, staffId, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      supportedAlgorithmIDs: ALGORITHMS,
      // The password is the other factor: a key without a PIN counts too.
      requireUserVerification: false,
    }),
  )
  if (!verified.verified) throw new PasskeyRefused()
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** Stores a checked passkey of a person. */
export async function addPasskey(
  { now }: Pick<Ctx, 'now'>,
  tx: Db | Tx,
  { staffId, passkey, device }: { staffId: string; passkey: NewPasskey; device: string },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkey')
    .values({
      id: passkey.id,
      staff_id: staffId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      device,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new PasskeyRefused()
}

/** Checks that a person holds one of their passkeys now; refuses with PasskeyRefused. */
export async function checkPasskey(
  ctx: Ctx,
  staffId: string,
  { answer, place }: PasskeyAnswer,
): Promise<void> {
  const response = readAnswer(authenticationSchema, answer)
  const challenge = await spendChallenge(ctx, { response, staffId, purpose: 'enter' })
  const held = (await passkeysOf(ctx.db, staffId)).find(({ id }) => id === response.id)
  if (!held) throw new PasskeyRefused()
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await refusing(ctx, staffId, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      credential: {
        id: held.id,
        publicKey: new Uint8Array(held.public_key),
        counter: held.counter,
        transports: held.transports,
      },
      requireUserVerification: false,
    }),
  )
  if (!verified) throw new PasskeyRefused()
  await ctx.db
    .updateTable('staff_passkey')
    .set({ counter: authenticationInfo.newCounter, last_used_at: ctx.now() })
    .where('id', '=', held.id)
    .execute()
}

/** The passkeys of a person, oldest first. */
export async function passkeysOf(db: Db | Tx, staffId: string) {
  return db
    .selectFrom('staff_passkey')
    .select(['id', 'public_key', 'counter', 'transports', 'device', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type Purpose = 'register' | 'enter'

async function keepChallenge(
  { db, now }: Ctx,
  attempt: { challenge: string; staffId: string; purpose: Purpose },
): Promise<void> {
  const { challenge, staffId, purpose } = attempt
  const expires_at = new Date(now().getTime() + CHALLENGE_MS)
  await db
    .insertInto('staff_challenge')
    .values({ challenge, staff_id: staffId, purpose, expires_at })
    .execute()
}

type Answered = { response: { response: { clientDataJSON: string } } }

/** Takes the challenge out that an answer signs, so that no answer counts twice. */
async function spendChallenge(
  { db, now }: Ctx,
  { response, staffId, purpose }: Answered & { staffId: string; purpose: Purpose },
): Promise<string> {
  const signed = challengeIn(response.response.clientDataJSON)
  const spent =
    signed === undefined
      ? undefined
      : await db
          .deleteFrom('staff_challenge')
          .where('challenge', '=', signed)
          .where('staff_id', '=', staffId)
          .where('purpose', '=', purpose)
          .where('expires_at', '>', now())
          .returning('challenge')
          .executeTakeFirst()
  if (!spent) throw new PasskeyRefused()
  return spent.challenge
}

function challengeIn(clientDataJSON: string): string | undefined {
  const read = parsed(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  const { success, output } = v.safeParse(v.looseObject({ challenge: v.string() }), read)
  return success ? output.challenge : undefined
}

function readAnswer<S extends v.GenericSchema>(schema: S, answer: string): v.InferOutput<S> {
  const { success, output } = v.safeParse(schema, parsed(answer))
  if (!success) throw new PasskeyRefused()
  return output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The library throws for what does not fit, with the reason for the log. */
async function refusing<T>({ log }: Ctx, staffId: string, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (cause) {
    log.warn('staff.passkey-refused', { staffId, cause })
    throw new PasskeyRefused()
  }
}
