import { expect, test } from 'vitest'
import { assertGoodPassword } from './check-password.server.ts'
import { passwordProblem } from './password.ts'

const check = (password: string, about = [{}]) =>
  assertGoodPassword({ password, about }).then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  )

// Long, without words and patterns that our own rules know: only a list of breaches has them.
const leaked = ['trustno1', 'rush2112', 'nascar24', 'Snowball', 'gandalf1', 'WOLVERINE']

test.each(leaked)('%s was in a breach and is refused', async (password) => {
  expect(await check(password)).toBe('account/weak-password')
})

test('the list refuses what the rules alone would take', () => {
  expect(leaked.filter((password) => !passwordProblem(password)).length).toBeGreaterThan(2)
})

test.each(['hujan senja kopi pahit', 'kereta-biru-42-durian', 'T7#kq9!zzP'])(
  '%s was in none and is taken',
  async (password) => {
    expect(await check(password)).toBe('taken')
  },
)

test('what is known of the owner is refused of every contact, in words of its field', async () => {
  const about = [{ name: 'Siti Aminah' }, { contact: '+6281234567890' }]
  expect(await check('081234567890', about)).toBe('account/weak-password')
  const refused = assertGoodPassword({ password: 'snowball', about: [{}], field: 'newPassword' })
  await expect(refused).rejects.toMatchObject({
    fields: { newPassword: expect.stringContaining('pernah bocor') },
  })
})
