import type { Guard } from './guard.ts'

const signIn = 'features/staff/staff-sign-in.db.test.ts'
const sessions = 'features/staff/staff-session.db.test.ts'
const invites = 'features/staff/invite.db.test.ts'
const passkeys = 'features/staff/passkey.db.test.ts'
const people = 'features/staff/change-staff.db.test.ts'

/** Guards that keep strangers, stolen passwords and former staff out of the desk, and an admin in it. */
export const staffGuards: Guard[] = [...factorGuards(), ...sessionGuards(), ...peopleGuards()]

function factorGuards(): Guard[] {
  const factor = 'features/staff/second-factor.server.ts'
  return [
    {
      of: 'staff',
      what: 'a code of an app counts once',
      file: 'features/staff/totp-apps.server.ts',
      text: "      .where('step', '<', step)\n",
      without: '',
      test: {
        file: signIn,
        name: 'a code counts once, also for another who saw it, and so does every older one',
      },
    },
    {
      of: 'staff',
      what: 'guesses at the second factor are counted',
      file: factor,
      text: '  await limit(ctx, staffLimits.factor, staffId)\n',
      without: '',
      test: {
        file: signIn,
        name: 'a thousand guesses are five tries, and then the right code waits too',
      },
    },
    {
      of: 'staff',
      what: 'a code of recovery opens once',
      file: 'features/staff/recovery-codes.server.ts',
      text: "settledRecoveryCode(code)))\n    .where('used_at', 'is', null)\n",
      without: 'settledRecoveryCode(code)))\n',
      test: {
        file: signIn,
        name: 'each code of recovery opens once, in any spelling, and another person’s opens nothing',
      },
    },
    {
      of: 'staff',
      what: 'a challenge ends after five minutes',
      file: 'features/staff/passkey.server.ts',
      text: "          .where('expires_at', '>', now())\n",
      without: '',
      test: {
        file: passkeys,
        name: 'a challenge of five minutes ago, of our own making or of another person counts for nothing',
      },
    },
  ]
}

function sessionGuards(): Guard[] {
  const session = 'features/staff/staff-session.server.ts'
  return [
    {
      of: 'staff',
      what: 'the password alone is no session',
      file: session,
      text: '  if (!found || found.factor_at === null) return undefined\n',
      without: '  if (!found) return undefined\n',
      test: {
        file: signIn,
        name: 'the password opens nothing but the way to the second factor, and the factor a session of its own',
      },
    },
    {
      of: 'staff',
      what: 'a session that is used ends too',
      file: session,
      text: 'age < STAFF_LONGEST_MS && ',
      without: '',
      test: { file: sessions, name: 'however often it is used, a session ends after twelve hours' },
    },
    {
      of: 'staff',
      what: 'a session of somebody removed is none',
      file: session,
      text: "    .where('staff.removed_at', 'is', null)\n",
      without: '',
      test: {
        file: sessions,
        name: 'who was removed has no session, no factor and no way in, and comes back only by a new link',
      },
    },
    {
      of: 'staff',
      what: 'a live desk takes no session of a sample person',
      file: session,
      text: "  if (found.is_sample && config.mode !== 'demo') return undefined\n",
      without: '',
      test: {
        file: sessions,
        name: 'in a demo one press signs a sample person in, marked as such; a live desk has none',
      },
    },
  ]
}

function peopleGuards(): Guard[] {
  const change = 'features/staff/change-staff.server.ts'
  return [
    {
      of: 'staff',
      what: 'two admins who take out each other leave one',
      file: change,
      text: "    .orderBy('id')\n    .forUpdate()\n",
      without: "    .orderBy('id')\n",
      test: {
        file: people,
        name: 'two admins who remove or demote each other at the same moment leave one of them',
      },
      engine: 'postgres',
    },
    {
      of: 'staff',
      what: 'the last admin stays',
      file: change,
      text: '  if (rest.length === 0) throw new LastAdmin()\n',
      without: '',
      test: { file: people, name: 'the last admin is neither removed nor given another role' },
    },
    {
      of: 'staff',
      what: 'an old link is void',
      file: 'features/staff/invite.server.ts',
      text: "        .where('invite.used_at', 'is', null)\n",
      without: '',
      test: {
        file: invites,
        name: 'a used, an expired, an older and an invented link are all refused in the same words',
      },
    },
    {
      of: 'staff',
      what: 'a role changed ends the sessions',
      file: change,
      text: '    if (numUpdatedRows !== 1n) throw new StaffUnknown()\n    await endStaffSessions(tx, { staffId, now: ctx.now() })\n',
      without: '    if (numUpdatedRows !== 1n) throw new StaffUnknown()\n',
      test: {
        file: sessions,
        name: 'a changed role ends the sessions, and the next one has the new role',
      },
    },
  ]
}
