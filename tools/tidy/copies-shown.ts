/** For each rule of kernel.ts: its beginning, a path, a copy that breaks it, and what is written instead. */
export const copiesShown: readonly (readonly [string, string, string, string])[] = [
  [
    'the time',
    'app/a.ts',
    `format({ timeZone: 'Asia/Jakarta' })`,
    "sql`at time zone 'Asia/Jakarta'`",
  ],
  ['the time', 'features/a/b.ts', 'new Date(`${day}T00:00:00+07:00`)', 'startOfDay(day)'],
  ['the time', 'db/seeds/a.ts', 'const KEPT_MS = 90 * 86_400_000', 'const KEPT_MS = 90 * DAY_MS'],
  ['the time', 'server/a.ts', 'const a = 24 * 3_600_000', 'const a = 24 * 60 * 60'],
  ['the time', 'checks/a.ts', 'const a = 7 * 60 * 60 * 1000', 'const a = 7 * 60 * MINUTE'],
  ['what a public', 'features/a/contract.ts', '/^[0-9A-HJKMNP-TV-Z]{26}$/', 'isPublicId(text)'],
  ['what a public', 'app/a.ts', `'0123456789ABCDEFGHJKMNPQRSTVWXYZ'`, 'publicIdFrom(bytes)'],
  ['the forms', 'features/a/b.ts', '/^[^\\s@]+@[a-z0-9-]+$/.test(a)', 'isEmail(a)'],
  ['the forms', 'features/a/b.ts', '/^(?:\\+?62|0)?(8\\d{8,11})$/.exec(a)', 'normalisePhone(a)'],
  [
    'the key of',
    'app/a.tsx',
    'const a = `${b.surah}:${b.ayah}`',
    'const a = `${b.surah}#${b.ayah}`',
  ],
  ['the key of', 'features/a/b.ts', 'say(`no ${surahId}:${nomorAyat}`)', 'say(`${hour}:${ayah}`)'],
  [
    'a refusal is',
    'features/a/errors.ts',
    'class A extends Refusal {}',
    'class A extends refusal({}) {}',
  ],
]
