import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const runbook = readFileSync('docs/RUNBOOK.md', 'utf8')
const logs = runbook.slice(runbook.indexOf('\n## Logs'), runbook.indexOf('\n## Being offline'))
const code = globSync('{app,features,platform,server,checks}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('every warning and error of the log stands in the runbook', () => {
  const logged = [...code.matchAll(/log\.(?:error|warn)\('([a-z.-]+)'/g)].map(
    ([, event = '']) => event,
  )
  expect(logged.length).toBeGreaterThan(30)
  expect(logged.filter((event) => !logs.includes(`\`${event}\``))).toEqual([])
})

test('every event of the runbook is an event of the log', () => {
  const rows = logs.split('\n').filter((line) => line.startsWith('| `'))
  const events = rows.flatMap((row) => row.split(' | ')[0]?.match(/[a-z][a-z-]*\.[a-z-]+/g) ?? [])
  expect(events.length).toBeGreaterThan(30)
  expect(events.filter((event) => !code.includes(`'${event}'`))).toEqual([])
})
