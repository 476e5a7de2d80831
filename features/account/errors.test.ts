import { expect, test } from 'vitest'
import { SignInBusy, WeakPassword } from '#platform/security/check-password.server.ts'
import * as errors from './errors.ts'

test.each([
  ['wrong-credentials', 422, ['password'], () => new errors.WrongCredentials()],
  ['weak-password', 422, ['password'], () => new WeakPassword('Terlalu pendek.')],
  ['weak-password', 422, ['baru'], () => new WeakPassword('Terlalu pendek.', 'baru')],
  ['wrong-code', 422, ['code'], () => new errors.WrongCode(3)],
  ['code-locked', 409, [], () => new errors.CodeLocked()],
  ['code-expired', 409, [], () => new errors.CodeExpired()],
  ['link-not-valid', 410, [], () => new errors.LinkNotValid()],
  ['phone-not-reachable', 422, ['contact'], () => new errors.PhoneNotReachable()],
  ['not-found', 404, [], () => new errors.AccountNotFound()],
  ['session-not-found', 404, [], () => new errors.SessionNotFound()],
  ['current-password-wrong', 422, ['currentPassword'], () => new errors.CurrentPasswordWrong()],
  ['fresh-sign-in-needed', 403, [], () => new errors.FreshSignInNeeded()],
  ['busy', 503, [], () => new SignInBusy()],
  ['contact-taken', 409, [], () => new errors.ContactTaken()],
  ['last-contact', 409, [], () => new errors.LastContact()],
  ['no-photo', 404, [], () => new errors.NoPhoto()],
  ['contact-not-found', 404, [], () => new errors.ContactNotFound()],
  ['last-way-in', 409, [], () => new errors.LastIdentity()],
  ['identity-not-found', 404, [], () => new errors.IdentityNotFound()],
  ['identity-taken', 409, [], () => new errors.IdentityTaken()],
  ['consent-needed', 422, ['consent'], () => new errors.ConsentNeeded()],
  ['social-not-offered', 404, [], () => new errors.SocialNotOffered()],
  ['social-token-refused', 422, [], () => new errors.SocialTokenRefused()],
  ['social-sign-in-stale', 422, [], () => new errors.SocialSignInStale()],
  ['social-unreachable', 503, [], () => new errors.SocialUnreachable()],
] as const)('account/%s is %s and stands at %j', (code, status, fields, make) => {
  const refused = make()
  expect(refused).toMatchObject({ code: `account/${code}`, status })
  expect(Object.keys(refused.fields ?? {})).toEqual(fields)
})

test('a wrong code says how many tries are left, in both places', () => {
  const { message, fields } = new errors.WrongCode(3)
  expect(message).toBe('Kode salah. Sisa percobaan 3.')
  expect(fields).toEqual({ code: message })
})
