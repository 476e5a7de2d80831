import { parseArgs } from 'node:util'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import type { SoakOptions } from './soak/course.ts'
import { onCluster, plans } from './soak/plans.ts'
import { type SoakResult, runPlan } from './soak/run.ts'
import { takeOwnMounts } from './soak/small-disk.ts'

// Worlds under load, one after the other. In each a crowd gives, pays in every way that a provider can get wrong, and
// reads, while parts are taken away. Afterwards every acknowledged gift is there, every rupiah paid at the simulator is
// in the ledger once, every nightly question is answered with zero, and nobody was answered wrongly or too late: or
// this fails.
const { values } = parseArgs({
  options: {
    world: { type: 'string', default: 'one' },
    donations: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    seconds: { type: 'string' },
    rate: { type: 'string', default: '50' },
    peak: { type: 'string', default: '350' },
    processes: { type: 'string', default: '2' },
    donors: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string' },
  },
})
const wanted: SoakOptions = {
  donations: Number(values.donations),
  kills: Number(values.kills),
  seconds: values.seconds === undefined ? undefined : Number(values.seconds),
  rate: Number(values.rate),
  peak: Number(values.peak),
  processes: Number(values.processes),
  donors: Number(values.donors),
  seed: Number(values.seed),
  faults: values.faults?.split(','),
}

const chosen = values.world === 'all' ? plans : values.world.split(',').map(named)
takeOwnMounts()
await ensureWebBuild()
const results: SoakResult[] = []
for (const plan of chosen) {
  console.log(`\n${plan.name}`)
  const result = await runPlan(plan, wanted)
  results.push(result)
  for (const line of result.lines) console.log(line)
  for (const each of result.broken.slice(0, 40)) console.error(`BROKEN ${each}`)
}
printTable()
const broken = results.reduce((sum, result) => sum + result.broken.length, 0)
console.log(broken === 0 ? 'Every promise was kept.' : `${broken} were broken.`)
if (broken > 0) process.exitCode = 1

function named(name: string) {
  const [, address] = /^cluster=(.+)/.exec(name) ?? []
  const plan = address ? onCluster(address) : plans.find((each) => each.name === name)
  if (plan) return plan
  const names = [...plans.map((each) => each.name), 'cluster=<address>', 'all']
  console.error(`No world is called ${name}. There are: ${names.join(', ')}`)
  process.exit(2)
}

/** Acknowledged are donations and payments. */
function printTable(): void {
  const titles = ['acknowledged', 'lost', 'wrong answers', 'cut', 'longest wait']
  console.log(`\n${' '.repeat(17)}${titles.map((title) => title.padStart(15)).join('')}`)
  for (const { name, skipped, acknowledged, lost, wrong, cut, longestMs } of results) {
    const figures = [acknowledged, lost, wrong, cut, `${(longestMs / 1_000).toFixed(1)} s`]
    const cells = figures.map((figure) => String(figure).padStart(15)).join('')
    console.log(`${name.padEnd(17)}${skipped ? `  skipped: ${skipped}` : cells}`)
  }
}
