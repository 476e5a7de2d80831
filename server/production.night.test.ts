import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)

test('a server has one React, the one for production, whatever is loaded before its screens are built', async () => {
  const [first] = readFileSync(new URL('main.ts', import.meta.url), 'utf8').split('\n')
  expect(first).toBe("import './production.ts'")
  // Only React's development build knows the component behind each element; the bundler sets the variable unnoticed.
  const script = `
    await import('#server/production.ts')
    await import('#server/serve.ts')
    process.env.NODE_ENV = 'production'
    const { default: React } = await import('react')
    console.log(JSON.stringify({ isForDevelopment: 'captureOwnerStack' in React }))`
  const env: NodeJS.ProcessEnv = { ...process.env }
  delete env.NODE_ENV
  const args = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  expect(JSON.parse(stdout)).toEqual({ isForDevelopment: false })
})
