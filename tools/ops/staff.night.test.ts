import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseByLink, aStaffCaller as caller, totpCode } from '#tests/desk/coming-in.ts'
import { aFolder, ops, SECRET } from '#tests/database/installations.ts'
import { copyMigrated } from '#tests/server/seeded.ts'
import { acceptInvite } from '#features/staff/sign-in/accept-invite.server.ts'
import { connect } from '#platform/db/connect.server.ts'
import { readConfig } from '#platform/config.ts'
import { openContext } from '#server/context.ts'
import { KeptPages } from '#server/cache/kept-pages.ts'
import { Unusable } from './explain.ts'
import { staff } from './staff.ts'

async function anEmptyPlace() {
  const dataDir = path.join(aFolder(), 'data')
  mkdirSync(dataDir)
  await copyMigrated(path.join(dataDir, 'database'))
  const env = {
    DATA_DIR: dataDir,
    APP_SECRET: SECRET,
    ORIGIN: 'https://amanah.example',
    MODE: 'live',
    INSTITUTION_FILE: 'tests/institution.json',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYMENT_PROVIDER: 'xendit',
    XENDIT_SECRET_KEY: 'xnd_production_only-for-the-fake',
    XENDIT_CALLBACK_TOKENS: 'the-token-that-is-valid-now',
  }
  return { dataDir, run: (...args: string[]) => ops(['staff', ...args], env) }
}

const link = /^https:\/\/(\S+)\/kelola\/undangan\/(\w{26})$/m

const FIRST = ['add', 'Siti@Lembaga.id', '--role', 'admin', '--name', 'Siti Aminah']

test('the command makes the first admin, whose link leads to the desk', async () => {
  const { dataDir, run } = await anEmptyPlace()
  expect(run('list').said).toContain('Nobody yet')
  const added = run(...FIRST)
  expect([added.status, added.failed]).toEqual([0, ''])
  const [, host, token = ''] = link.exec(added.said) ?? []
  expect(host).toBe('amanah.example')
  await join(dataDir, token)
  expect(run('list').said).toMatch(/siti@lembaga\.id +Siti Aminah +admin +joined/)

  const last = run('remove', 'siti@lembaga.id')
  expect([last.status, last.failed]).toEqual([1, expect.stringContaining('satu-satunya admin')])
  expect(last.failed).not.toContain('    at ')
  expect(run('recover', 'siti@lembaga.id').said).toMatch(link)
})

async function join(dataDir: string, token: string): Promise<void> {
  const connection = await connect({ dataDir: path.join(dataDir, 'database') })
  const { db, close } = connection
  try {
    const ctx = openContext(readConfig({ APP_SECRET: SECRET }), {
      connection,
      cache: new KeptPages(),
      wake: () => {},
      ownAddress: () => 'http://127.0.0.1:1',
    })
    const secret = await chooseByLink(ctx, token)
    await acceptInvite(ctx, { token, proof: { code: totpCode(secret, ctx.now()) }, caller })
    const entries = await db.selectFrom('audit_entry').select(['staff_name', 'says']).execute()
    expect(entries).toContainEqual({
      staff_name: 'Perintah operasional',
      says: 'Menambahkan pegawai',
    })
  } finally {
    await close()
  }
}

test('without the settings of a server no command makes a database of its own', () => {
  const dataDir = path.join(aFolder(), 'data')
  for (const args of [
    ['staff', 'list'],
    ['backup', `${dataDir}.gz`],
  ]) {
    const { status, said, failed } = ops(args, { DATA_DIR: dataDir })
    expect([args, status, said]).toEqual([args, 1, ''])
    expect(failed).toContain(`There is no database in ${path.join(dataDir, 'database')}`)
  }
  expect(existsSync(dataDir)).toBe(false)
})

test.each([
  [[], 'Write "staff list"'],
  [['add'], 'Write "staff list"'],
  [['add', 'siti@lembaga.id'], 'role: '],
  [['add', 'siti', '--role', 'admin'], 'email: '],
  [['add', 'siti@lembaga.id', '--role', 'raja'], 'role: '],
  [['add', 'siti@lembaga.id', '--role'], 'Write "staff list"'],
  [['dismiss', 'siti@lembaga.id'], 'Write "staff list"'],
])(
  'what cannot be read as a command says how to write it, and opens no database: %j',
  async (args, says) => {
    // Not the developer's own, if it did.
    vi.stubEnv('DATA_DIR', aFolder())
    vi.stubEnv('DATABASE_URL', '')
    onTestFinished(() => void vi.unstubAllEnvs())
    const refused: unknown = await staff(args).catch((cause: unknown) => cause)
    expect(refused).toBeInstanceOf(Unusable)
    expect(String(refused)).toContain(says)
  },
)

test('what cannot be done is said in words', async () => {
  const { run } = await anEmptyPlace()
  const { status, failed } = run('recover', 'tak.ada@lembaga.id')
  expect(status).toBe(1)
  expect(failed).not.toContain('    at ')
  expect(failed).toContain('Nobody has the e-mail tak.ada@lembaga.id')
})
