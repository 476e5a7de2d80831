import type { Context } from 'hono'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { isSessionValue } from '#platform/db/member-session.server.ts'
import { type ApiEnv, memberIn } from '#platform/http/http.server.ts'
import { type Limit, limit } from '#platform/http/rate-limit.server.ts'
import type { Device, Me } from './account.ts'
import type { PasswordProof } from './sign-in/change-password.server.ts'
import type { Challenge } from './contact/create-challenge.server.ts'
import { type Asker, DEVICE_HEADER } from './sign-in/known-device.server.ts'
import type { Caller, OpenedSession } from './sign-in/start-session.server.ts'

/** The caller for a new session; the browser's open session ends when another opens. */
export function callerOf(c: Context<ApiEnv>): Caller {
  const previous = c.req.header('authorization') ?? ''
  return {
    address: clientAddress(c),
    userAgent: c.req.header('user-agent'),
    previous: isSessionValue(previous) ? previous : undefined,
    device: c.req.header(DEVICE_HEADER),
  }
}

/** The requester of a message to a contact. */
export function askerOf(c: Context<ApiEnv>): Asker {
  return { address: clientAddress(c), device: c.req.header(DEVICE_HEADER) }
}

/** An opened session for the wire; the answer must not be cached. */
export function toSession(c: Context<ApiEnv>, { token, expiresAt }: OpenedSession) {
  c.header('Cache-Control', 'no-store')
  return { token, expiresAt }
}

/** Counts a call for its address. */
export async function limitAddress(c: Context<ApiEnv>, rule: Limit): Promise<void> {
  await limit(c.var.ctx, rule, clientAddress(c))
}

/** A challenge for the wire, with the server's clock. */
export function toChallenge(
  c: Context<ApiEnv>,
  { kind, target, codeExpiresAt, resendAt }: Challenge,
) {
  c.header('Cache-Control', 'no-store')
  return {
    kind,
    target,
    codeExpiresAt: codeExpiresAt.toISOString(),
    resendAt: resendAt.toISOString(),
    serverNow: c.var.ctx.now().toISOString(),
  }
}

/** The signed-in member, as input of a use case that asks for proof again. */
export function proofOf(
  c: Context<ApiEnv>,
  { currentPassword }: { currentPassword?: string | undefined },
): PasswordProof {
  return { ...memberIn(c), address: clientAddress(c), currentPassword }
}

/** A member's account for the wire. */
export function toMe({ id: _own, createdAt, contacts, identities, stopped, ...me }: Me) {
  return {
    ...me,
    createdAt: createdAt.toISOString(),
    identities: identities.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
    contacts: contacts.map(({ kind, value, verifiedAt }) => ({
      kind,
      value,
      verifiedAt: verifiedAt.toISOString(),
    })),
    stopped: stopped.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
  }
}

/** A signed-in device for the wire. */
export function toDevice({ createdAt, lastSeenAt, ...device }: Device) {
  return {
    ...device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }
}
