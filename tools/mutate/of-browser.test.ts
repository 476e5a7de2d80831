import { expect, test } from 'vitest'
import { filesOfBrowser } from './of-browser.ts'

test('components, client files and what imports them are of the browser, rules and types of them are not', () => {
  const files: Record<string, string> = {
    'app/a/card.tsx': 'export const Card = () => <p />',
    'app/a/element.client.ts': 'export const element = new Audio()',
    'app/a/state.ts': "import { createStore } from 'zustand/vanilla'",
    'app/a/near.ts': "import { element } from './element.client.ts'",
    'app/a/far.ts': "import { near } from '#app/a/near.ts'",
    'app/a/rule.ts': "import type { near } from './near.ts'\nimport { uuid } from 'uuid'",
    'app/a/circle.ts': "import './circle.ts'\nimport './rule.ts'",
  }
  const found = filesOfBrowser(Object.keys(files), (file) => files[file] ?? '')
  expect([...found]).toEqual([
    'app/a/card.tsx',
    'app/a/element.client.ts',
    'app/a/state.ts',
    'app/a/near.ts',
    'app/a/far.ts',
  ])
})
