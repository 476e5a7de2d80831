import { parseArgs } from 'node:util'
import { ensureWebBuild } from '#server/web-build.ts'
import { clocks } from './outages/clocks.ts'
import { kills } from './outages/kills.ts'
import { oneServer } from './outages/one-server.ts'
import { promotions } from './outages/promotion.ts'
import { printTable } from './outages/report.ts'
import type { ScenarioResult, Scenario } from './outages/scenario.ts'
import { takeOwnMounts } from './outages/small-disk.ts'

// Every outage the runbook speaks of, under load, each scenario in a world of its own: what each caller saw, and
// whether everything that was acknowledged is there afterwards. `--only kills,promotion` runs those; each takes two to
// three minutes.
const scenarios: Scenario[] = [oneServer, kills, ...promotions, clocks]

takeOwnMounts()
await ensureWebBuild()
const results: ScenarioResult[] = []
for (const scenario of chosen()) {
  console.log(`\n${scenario.name}`)
  const result = await scenario.run()
  results.push(result)
  for (const line of result.lines) console.log(line)
  for (const each of result.broken.slice(0, 40)) console.error(`BROKEN ${each}`)
}
printTable(results)
const broken = results.reduce((sum, result) => sum + result.broken.length, 0)
console.log(broken === 0 ? 'Every promise was kept.' : `${broken} were broken.`)
if (broken > 0) process.exitCode = 1

function chosen(): Scenario[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const names = (values.only ?? []).flatMap((text) => text.split(','))
  const unknown = names.filter((name) => scenarios.every((each) => each.name !== name))
  if (unknown.length > 0) {
    console.error(`No scenario is called ${unknown.join(', ')}. There are:`)
    for (const { name } of scenarios) console.error(`  ${name}`)
    process.exit(2)
  }
  return names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name))
}
