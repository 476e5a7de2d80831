/** One statement of the product specification. `tests` are `file › name`; the first shows most. */
type SpecRow = { row: string; says: string; state: string; tests: readonly string[] }

export type SpecSection = { title: string; intro?: string; says: string; rows: readonly SpecRow[] }

const LEGEND = `# The product spec, row by row

Every statement of the product specification and of what goes beyond it: what became of it, and the one test or journey that shows most of it. [All tests of each row](spec-tests.md) stand beside it.
Both pages are made from \`docs/spec.json\` by \`node tools/node.mjs tools/spec.ts\`; \`npm test\` fails when a page is older than that file or a test is not there. Whoever builds a row changes its state and its tests there.

**State**: *done*: a person can do it in live mode · *partly: what is missing, and the issue that brings it* · *later: the issue that brings it* · *otherwise: what stands in its place* · *by hand: measured, but not by \`npm test\`* · *not shown in the spec*: the spec leaves it open, and what was decided.
**Issues**: 12 a page that costs only what it shows · 13 a visitor's second look · 14 one server · 15 scale · 16 the desk of the staff · 17 money after the donation.
**Live mode**: programmes, articles and dormitories are entered at \`/kelola\` by the institution's people; a demo has samples of all of it.
**Shown by**: file › name of the test. A \`%s\` in a name stands for the examples of its table. \`npm test\` runs the journeys not marked \`@long\`, \`npm run journeys\` all.
An address whose screen comes later answers 404 like any unknown address, and nothing links to it.
`

/** docs/spec.md: one line per row, with the test that shows most. */
export function specPage(sections: readonly SpecSection[]): string {
  return [LEGEND, ...sections.map(table)].join('\n')
}

/** docs/spec-tests.md: every test of every row. */
export function testsPage(sections: readonly SpecSection[]): string {
  const head = `# The tests of each row\n\nMade from \`docs/spec.json\`, like [the page of the rows](spec.md), which explains the signs.\n`
  return [head, ...sections.map(listed)].join('\n')
}

function table({ title, intro, says, rows }: SpecSection): string {
  const lines = rows.map(
    ({ row, says: said, state, tests: [best] }) =>
      `| ${row} | ${said} | ${state} | ${best === undefined ? '–' : named(best)} |`,
  )
  const about = intro === undefined ? '' : `${intro}\n\n`
  const head = `| Row | ${says} | State | Shown by |\n|---|---|---|---|`
  return `## ${title}\n\n${about}${head}\n${lines.join('\n')}\n`
}

function listed({ title, rows }: SpecSection): string {
  const lines = rows
    .filter(({ tests }) => tests.length > 0)
    .map(({ row, says, tests }) => {
      return [`**${row}** ${says}`, '', ...tests.map((test) => `- ${named(test)}`), ''].join('\n')
    })
  return `## ${title}\n\n${lines.join('\n')}`
}

function named(test: string): string {
  const [file, ...name] = test.split(' › ')
  return `\`${file}\` › ${name.join(' › ')}`
}

const STATE =
  /^(done|done[:;] .+|(partly|later): .*\bissues? \d+.*|(otherwise|by hand): .+|not shown in the spec; .+)$/

/** What is wrong with the rows: a code that is there twice, a state out of its form, a done row without a test. */
export function rowProblems(sections: readonly SpecSection[]): string[] {
  const rows = sections.flatMap((section) => section.rows)
  const codes = rows.map(({ row }) => row)
  return rows.flatMap(({ row, state, tests }, at) => [
    ...(codes.indexOf(row) === at ? [] : [`${row} is there twice`]),
    ...(STATE.test(state) ? [] : [`${row} has no state: ${state}`]),
    ...(state.startsWith('done') && tests.length === 0
      ? [`${row} is done, and no test shows it`]
      : []),
    ...tests.filter((test) => !test.includes(' › ')).map((test) => `${row} names no test: ${test}`),
  ])
}
