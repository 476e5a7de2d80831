import type { Accepted } from './mutants.ts'

const KNOWN_HERE =
  "ctx.db\n    .selectFrom('account_contact')\n    .innerJoin('session', 'session.account_id', 'account_contact.account_id')\n    .select('session.id')"
const OF_CONTACT = `${KNOWN_HERE}\n    .where('account_contact.kind', '=', contact.kind)\n    .where('account_contact.value', '=', contact.value)`

export const acceptedOfAccount: readonly Accepted[] = [
  {
    file: 'features/account/change-password.server.ts',
    context: "const contact = { kind: 'email' as const, value: `akun:${proof.accountId}` }",
    becomes: ["''"],
    why: 'nobody has a contact of this value, whatever its kind; tries are counted by the value',
  },
  {
    file: 'features/account/change-password.server.ts',
    context: "if (!(await verifyPassword(ctx, proof.currentPassword ?? '', password_hash))) {",
    becomes: ["'mutated'"],
    why: 'both texts are shorter than any password may be',
  },
  {
    file: 'features/account/photo.server.ts',
    context: '.set({ photo: photo && JSON.stringify(photo), updated_at: ctx.now() })',
    becomes: ['photo'],
    why: 'the driver writes an object as JSON as well; the type wants a text',
  },
  {
    file: 'features/account/queries.server.ts',
    context: "photo: row.photo && (row.photo.key.split('/').at(-1) ?? null),",
    becomes: ["row.photo.key.split('/').at(-1)"],
    why: 'a text that is split has a last part; the type wants to be asked',
  },
  {
    file: 'features/account/sign-in-delay.server.ts',
    context: 'return row ? (row.waits_until.getTime() - now().getTime()) / 1000 : 1',
    becomes: ['true', '2'],
    why: 'the row is gone only when another try was right between two statements',
  },
  {
    file: 'features/account/sign-in-delay.server.ts',
    context: 'const seen = await ctx.db',
    becomes: [
      KNOWN_HERE,
      `${OF_CONTACT}\n    .where('session.address_hash', '=', addressHash(ctx, address))`,
    ],
    why: 'an address is no number, so that the value tells its kind; the first row is all that is read',
  },
  {
    file: 'features/account/sign-in-delay.server.ts',
    context: '.limit(1)',
    becomes: ['2'],
    why: 'the first row is all that is read; the limit spares finding the others',
  },
  {
    file: 'features/account/known-device.server.ts',
    context: 'const seen = await ctx.db',
    becomes: [
      KNOWN_HERE,
      `${OF_CONTACT}\n    .where('session.device_hash', '=', deviceHash(device) ?? tokenHash(''))`,
    ],
    why: 'an address is no number, so that the value tells its kind; the first row is all that is read',
  },
  {
    file: 'features/account/known-device.server.ts',
    context: '.limit(1)',
    becomes: ['2'],
    why: 'the first row is all that is read; the limit spares finding the others',
  },
  {
    file: 'features/account/sign-in.server.ts',
    context: 'await ctx.db',
    becomes: ["ctx.db\n    .updateTable('account')\n    .set({ password_hash: renewed })"],
    why: 'no two accounts have the same salt, so that the old hash tells the account',
  },
  {
    file: 'features/account/link-identity.server.ts',
    context: 'await tx',
    becomes: ["tx\n      .deleteFrom('account_identity')"],
    why: 'the id was found among those of the account, which tells a cluster the server that has it',
  },
  {
    file: 'features/account/remove-contact.server.ts',
    context: "nonce: '',",
    becomes: ["'mutated'"],
    why: 'no code is ever made of a row of this purpose',
  },
  {
    file: 'features/account/news-consent.server.ts',
    context: 'const contacts = await db',
    becomes: ["db\n    .selectFrom('account_contact')\n    .select(['account_id', 'value'])"],
    why: 'addresses are looked up by account; the condition spares reading those of others',
  },
  {
    file: 'features/account/open-challenge.server.ts',
    context: 'asker: { ...asker, accountId: row.account_id ?? undefined },',
    becomes: ['row.account_id'],
    why: 'null and undefined both mean nobody; the type wants one of them',
  },
  {
    file: 'features/account/open-challenge.server.ts',
    context: 'const { numUpdatedRows } = await tx',
    becomes: [
      "tx\n      .updateTable('otp_challenge')\n      .set(next)\n      .where('id', '=', row.id)\n      // Two clicks at once send one code.\n      .where('sends', '=', row.sends)",
    ],
    why: 'a code that was used between two statements stays used, and its job sends nothing',
  },
  {
    file: 'features/account/update-account.server.ts',
    context: 'await tx',
    becomes: [
      "tx\n      .updateTable('account')\n      .set({\n        updated_at: ctx.now(),\n        ...(name !== undefined && { name }),\n        ...(isAnonymous !== undefined && { is_anonymous: isAnonymous }),\n        ...(theme !== undefined && { theme }),\n        ...(taxId !== undefined && { tax_id: taxId ? sealTaxId(ctx, accountId, taxId) : null }),\n      })\n      .where('id', '=', accountId)",
    ],
    why: 'a closed account is refused at the end, which undoes the change',
  },
  {
    file: 'features/account/update-account.server.ts',
    context: '...(name !== undefined && { name }),',
    becomes: ['{ name }'],
    why: 'a column that is undefined is not set; the type wants to be asked',
  },
  {
    file: 'features/account/update-account.server.ts',
    context: '...(isAnonymous !== undefined && { is_anonymous: isAnonymous }),',
    becomes: ['{ is_anonymous: isAnonymous }'],
    why: 'a column that is undefined is not set; the type wants to be asked',
  },
  {
    file: 'features/account/update-account.server.ts',
    context: '...(theme !== undefined && { theme }),',
    becomes: ['{ theme }'],
    why: 'a column that is undefined is not set; the type wants to be asked',
  },
  {
    file: 'features/account/wire.server.ts',
    context: "const previous = c.req.header('authorization') ?? ''",
    becomes: ["c.req.header('authorization')", "'mutated'"],
    why: 'none of them is the value of a session; the type wants a text',
  },
  {
    file: 'features/account/wire.server.ts',
    context: 'previous: isSessionValue(previous) ? previous : undefined,',
    becomes: ['true'],
    why: 'a text that is the value of no session ends none',
  },
  {
    file: 'features/account/end-session.server.ts',
    context: 'const known = tx',
    becomes: [
      "tx\n    .updateTable('session')\n    .set({ device_hash: null })\n    .where('account_id', '=', accountId)",
    ],
    why: 'a session without a device stays as it is; the condition spares writing it',
  },
  {
    file: 'features/account/sign-in.server.ts',
    context: 'if (!account || !isRight) {',
    becomes: ['!isRight'],
    why: 'without an account no password is right; the type wants to be asked',
  },
]
