export type Command = {
  name: string
  /** The arguments after the name, and what each does. */
  uses: readonly (readonly [string, string])[]
  /** Loaded on use: a command must not fail because another's modules are missing. */
  load(): Promise<(args: string[]) => Promise<void>>
}

/** All commands of `npm run ops`. A further one is a file in this folder and an entry here. */
export const commands: readonly Command[] = [
  {
    name: 'backup',
    uses: [
      ['<file>', 'rows, files and key into one file; also while the embedded database is served'],
    ],
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    uses: [
      ['<file>', 'into an empty database (DATABASE_URL or DATA_DIR); every table is compared'],
    ],
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  {
    name: 'move',
    uses: [
      [
        '<DATABASE_URL>',
        'the embedded database into an empty one on a server; every row is compared',
      ],
    ],
    load: async () => (await import('./move.ts')).move,
  },
  {
    name: 'questions',
    uses: [
      ['', 'asks every daily question about the books and the receipts'],
      ['<backup>', 'also whether the audit log still has all that it had in that backup'],
    ],
    load: async () => (await import('./questions.ts')).askQuestions,
  },
  {
    name: 'jobs',
    uses: [
      ['', 'the dead jobs, and what waits in each lane since when'],
      ['revive <name>', 'all dead jobs of this name are tried again as if they were new'],
      ['revive <name> <id>', 'one of them'],
    ],
    load: async () => (await import('./jobs.ts')).jobs,
  },
  {
    name: 'totals',
    uses: [['', 'compares the totals of campaigns with the ledger and puts right what differs']],
    load: async () => (await import('./totals.ts')).totals,
  },
  {
    name: 'staff',
    uses: [
      ['list', 'the people of the desk'],
      ['add <e-mail> --role <role> [--name <name>]', 'prints a link by which they come in, once'],
      ['recover <e-mail>', 'prints a new link for a lost password or factor'],
      ['remove <e-mail>', 'takes somebody out; the last admin stays'],
    ],
    load: async () => (await import('./staff.ts')).staff,
  },
  {
    name: 'distribute',
    uses: [['', 'puts every table of a Citus cluster in its place; again after each update']],
    load: async () => (await import('./distribute.ts')).distributeCommand,
  },
  {
    name: 'statements',
    uses: [['<file>', 'the statements of a year whose journals stand in a file, as JSON']],
    load: async () => (await import('./statements.ts')).statements,
  },
  {
    name: 'zakat',
    uses: [
      ['<file>', 'what the calculators answer to a file of cases, as JSON; needs no database'],
    ],
    load: async () => (await import('./zakat.ts')).answerZakat,
  },
  {
    name: 'seed',
    uses: [['', 'sample data into an empty database (also: npm run seed)']],
    load: async () => async () => void (await import('../seed.ts')),
  },
]

/** The help page; `caller` is what one types before a command. */
export function help(caller = 'npm run ops --'): string {
  const rows = commands.flatMap(({ name, uses }) =>
    uses.map(([args, does]) => [`${name} ${args}`.trim(), does] as const),
  )
  const width = Math.max(...rows.map(([call]) => call.length))
  return [
    `${caller} <command>`,
    '',
    ...rows.map(([call, does]) => `  ${call.padEnd(width)}   ${does}`),
    '',
    'It uses the same settings as the server. On a PostgreSQL server (DATABASE_URL) commands run at any time,',
    'beside the running processes. The embedded database belongs to one process: stop the server first, but for backup.',
  ].join('\n')
}
