import type { Guard } from './guard.ts'

const registering = 'features/account/register-account.db.test.ts'
const signingIn = 'features/account/sign-in.db.test.ts'
const subjects = 'features/account/sign-in-by-subject.db.test.ts'
const resets = 'features/account/reset-password.db.test.ts'
const sessions = 'features/account/session.db.test.ts'
const hashes = 'platform/password-hash.db.test.ts'

/** Guards that keep strangers out of accounts: codes, passwords, sessions, links, and the secrecy of who has one. */
export const accountGuards: Guard[] = [
  ...codeGuards(),
  ...emailGuards(),
  ...sessionGuards(),
  ...signInGuards(),
  ...resetGuards(),
]

function codeGuards(): Guard[] {
  const answers = 'features/account/answer-challenge.server.ts'
  return [
    {
      of: 'code',
      what: 'five wrong codes void it, also at once',
      file: answers,
      text: "    .where('attempts', '<', CODE_TRIES)\n",
      without: '',
      test: {
        file: registering,
        name: 'twenty wrong codes at once are five tries; then the right one is locked as well',
      },
    },
    {
      of: 'code',
      what: 'a code expires',
      file: answers,
      text: "    .where('code_expires_at', '>', now)\n",
      without: '',
      test: {
        file: registering,
        name: 'a code expires after five minutes; another can be asked for, and only the newest is right',
      },
    },
    {
      of: 'code',
      what: 'a code is used once',
      file: answers,
      text: "    .where('used_at', 'is', null)\n    .where('expires_at', '>', now)\n",
      without: "    .where('expires_at', '>', now)\n",
      test: { file: registering, name: 'a code is used once, and only for its own registration' },
    },
    {
      of: 'code',
      what: 'a code belongs to its registration',
      file: 'features/account/secret-values.server.ts',
      text: '`${row.id}.${row.nonce}.${row.sends}`',
      without: "'same'",
      test: { file: registering, name: 'a code is used once, and only for its own registration' },
    },
  ]
}

function emailGuards(): Guard[] {
  const opening = 'features/account/open-challenge.server.ts'
  return [
    {
      of: 'code',
      what: 'an address gets twenty codes in an hour, also through an account',
      file: 'features/account/identities-api.server.ts',
      text: '      await limitAddress(c, addressLimits.register)\n',
      without: '',
      test: {
        file: 'features/account/identities.contract.db.test.ts',
        name: 'an address gets twenty codes in an hour, also for contacts that a member would add',
      },
    },
    {
      of: 'code',
      what: 'another code comes a minute later',
      file: opening,
      text: '  if (waitMs > 0) throw new TooManyTries(waitMs / 1000)\n',
      without: '',
      test: {
        file: registering,
        name: 'another code for the same registration comes a minute later at the earliest',
      },
    },
    {
      of: 'code',
      what: 'one network gets a contact at most three codes in an hour and six in a day',
      file: 'features/account/known-device.server.ts',
      text: '  await limit(ctx, stranger, `${contact.value} ${place}`)\n',
      without: '',
      test: {
        file: registering,
        name: 'one network gets a contact at most three codes in any hour and six in any day',
      },
    },
    {
      of: 'code',
      what: 'strangers use nothing up of what a known device asks for',
      file: 'features/account/known-device.server.ts',
      text: '  if (await isKnownDevice(ctx, contact, asker)) return limit(ctx, known, contact.value)\n',
      without: '',
      test: {
        file: 'features/account/known-device.db.test.ts',
        name: 'strangers who name a contact use nothing up of what a device asks for that was signed in',
      },
    },
    {
      of: 'code',
      what: 'who has an account is told so by letter alone',
      file: 'features/account/jobs.server.ts',
      text: 'const isTaken = owner !== undefined &&',
      without: 'const isTaken = owner === null &&',
      test: {
        file: registering,
        name: 'a contact that has an account gets the same answer by the same work, and its owner a letter without a code',
      },
    },
  ]
}

function sessionGuards(): Guard[] {
  const lookup = 'platform/db/member-session.server.ts'
  return [
    {
      of: 'session',
      what: 'an ended session is refused',
      file: lookup,
      text: "    .where('revoked_at', 'is', null)\n    .where('expires_at', '>', now)\n",
      without: "    .where('expires_at', '>', now)\n",
      test: {
        file: sessions,
        name: 'signing in again gives a new value and ends the one the browser had, here and in every process',
      },
    },
    {
      of: 'session',
      what: 'a session runs out',
      file: lookup,
      text: "    .where('expires_at', '>', now)\n",
      without: '',
      test: {
        file: sessions,
        name: 'a session ends thirty days after it was last seen, and half a year after it was opened',
      },
    },
    {
      of: 'session',
      what: 'signing in ends the session the browser had',
      file: 'features/account/open-session.server.ts',
      text: '  if (caller.previous) await endByValue(tx, caller.previous, now)\n',
      without: '',
      test: {
        file: sessions,
        name: 'signing in again gives a new value and ends the one the browser had, here and in every process',
      },
    },
    {
      of: 'session',
      what: 'nobody ends another’s session',
      file: 'features/account/end-session.server.ts',
      text: "    .where('id', '=', sessionId)\n    .where('account_id', '=', accountId)\n",
      without: "    .where('id', '=', sessionId)\n",
      test: {
        file: signingIn,
        name: 'devices are listed, signed out one by one or all but this one, and never somebody else’s',
      },
    },
  ]
}

function signInGuards(): Guard[] {
  const delay = 'features/account/sign-in-delay.server.ts'
  const bySubject = 'features/account/sign-in-by-subject.server.ts'
  return [
    {
      of: 'sign-in',
      what: 'tries are counted before they are compared',
      file: 'features/account/sign-in.server.ts',
      text: '  await spendTry(ctx, attempt)\n',
      without: '',
      test: {
        file: signingIn,
        name: 'twenty wrong passwords at once are six tries, then the wait holds even for the right one',
      },
    },
    {
      of: 'sign-in',
      what: 'a wait is for one address',
      file: delay,
      text: '`${contact.value} ${address}`',
      without: '`${contact.value}`',
      test: { file: signingIn, name: 'who fails at one address locks nobody out at another' },
    },
    {
      of: 'sign-in',
      what: 'an account under attack stays open where it has been',
      file: delay,
      text: '    if (!(await isKnownThere(ctx, attempt))) throw refusal\n',
      without: '    throw refusal\n',
      test: {
        file: signingIn,
        name: 'against many addresses at once an account is closed to new ones only, not where it has been',
      },
    },
    {
      of: 'sign-in',
      what: 'an unknown contact costs as much as a known one',
      file: 'platform/password-hash.server.ts',
      text: '  const given = await run(',
      without: '  if (!isKnown) return false\n  const given = await run(',
      test: {
        file: signingIn,
        name: 'a contact nobody has and a wrong password get the same words by the same work',
      },
    },
    {
      of: 'sign-in',
      what: 'passwords are peppered',
      file: 'platform/password-hash.server.ts',
      text: "      secret: purposeKey(config, 'password pepper'),\n",
      without: '',
      test: {
        file: hashes,
        name: 'a stolen table is of no use without the secret of the installation',
      },
    },
    {
      of: 'sign-in',
      what: 'an unverified e-mail joins nothing',
      file: bySubject,
      text: 'subject.emailVerified && subject.email',
      without: 'subject.email',
      test: {
        file: subjects,
        name: 'an e-mail the provider has not verified joins nothing and is not kept',
      },
    },
  ]
}

function resetGuards(): Guard[] {
  const reset = 'features/account/reset-password.server.ts'
  return [
    {
      of: 'reset',
      what: 'messages to phones cost only so much in a day',
      file: 'features/account/jobs.server.ts',
      text: "  if (contact.kind === 'phone') await limit(ctx, phoneLimit(ctx.config), 'all')\n",
      without: '',
      test: {
        file: resets,
        name: 'when phones got as many messages as a day may cost, a link waits, and unknown numbers use nothing up',
      },
    },
    {
      of: 'reset',
      what: 'every session ends with a forgotten password',
      file: reset,
      text: '    await endSessions(tx, { accountId: account.id, now })\n',
      without: '',
      test: {
        file: resets,
        name: 'a forgotten password is replaced by the link in a mail; every session ends and the owner is told',
      },
    },
    {
      of: 'reset',
      what: 'a link sets one password',
      file: reset,
      text: '    await useReset(tx, { resetId, now })\n',
      without: '',
      test: { file: resets, name: 'one link used ten times at once sets one password' },
    },
    {
      of: 'reset',
      what: 'earlier links are void',
      file: reset,
      text: '    await voidResets(tx, contact, now)\n',
      without: '',
      test: {
        file: resets,
        name: 'a link is good once, for half an hour, and not after another one was used',
      },
    },
    {
      of: 'reset',
      what: 'who was kept out gets in by the link',
      file: reset,
      text: '  await forgetAllTries(ctx, { contact, address })\n',
      without: '',
      test: { file: resets, name: 'whoever was kept out by others’ tries gets in by the link' },
    },
  ]
}
