/** For each rule of tools/tidy/sql.ts: a text that breaks it and one that does not. */
export const sqlShown: readonly (readonly [
  begin: string,
  path: string,
  bad: string,
  good: string,
])[] = [
  ['a select', 'checks/a.server.ts', 'sql`select\n  from receipt`', 'sql`select 1 from receipt`'],
  ['a select', 'tools/a.ts', `query('Select From job')`, `query('select name from job')`],
  [
    'nothing is decided',
    'features/a/b.server.ts',
    `if (error.constraint === 'a_pkey') {}`,
    `if (error.code === '23505') {}`,
  ],
  ['nothing is decided', 'a.db.test.ts', `const one = { constraint: 'a' }`, `({ code: '23514' })`],
  [
    'nothing is decided',
    'features/a/b.server.ts',
    'const { constraint } = e',
    'const { code } = e',
  ],
  [
    'nothing is decided',
    'features/a/b.server.ts',
    'sql`insert into a on conflict on constraint a_pkey do nothing`',
    'sql`insert into a on conflict (id) do nothing`',
  ],
  [
    'nothing is decided',
    'features/a/b.server.ts',
    `on((c) => c.constraint('a_pkey'))`,
    `on((c) => c.column('id'))`,
  ],
]
