import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allSources, parse } from './source.ts'
import { CHAINS, chainProblems } from './steps.ts'

const sources = allSources(fileURLToPath(new URL('../..', import.meta.url)))

test.each(Object.entries(CHAINS))('%s takes at most seven steps to its SQL', (_name, chain) => {
  expect(chainProblems(chain, sources)).toEqual([])
})

const press = parse('app/a.ts', `function press() { api().gifts.$post() }`)
const door = parse('features/a.ts', `app.get('/x', no).post('/gifts', guard, () => give())`)
const writing = parse(
  'features/b.ts',
  `function give() { queue.add() }\nconst queue = batch(write)\nfunction write() { db.execute() }`,
)
const pressed = [
  'app/a.ts › press',
  'features/a.ts › POST /gifts',
  'features/b.ts › give',
  'features/b.ts › write',
]

test('a chain holds by calls, by the API and by what is handed to a queue', () => {
  expect(chainProblems(pressed, [press, door, writing])).toEqual([])
})

test.each<[string, string[], string]>([
  ['a function that is gone', ['features/b.ts › given'], 'features/b.ts has no given'],
  ['a call that is gone', ['features/a.ts › GET /gifts'], 'features/a.ts has no GET /gifts'],
  [
    'a step that is left out',
    [pressed[1] as string, pressed[3] as string],
    'POST /gifts does not call write',
  ],
  [
    'another call of the API',
    ['app/a.ts › press', 'features/a.ts › GET /x'],
    'press does not call GET /x',
  ],
  ['an end without SQL', pressed.slice(0, 3), 'give runs no SQL'],
  ['eight steps', Array.from({ length: 8 }, () => 'features/b.ts › write'), '8 steps'],
])('a chain is broken by %s', (_how, chain, problem) => {
  expect(chainProblems(chain, [press, door, writing])).toContain(problem)
})
