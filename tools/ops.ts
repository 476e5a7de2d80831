import { commands, help } from './ops/commands.ts'
import { explainQuery } from './ops/explain.ts'

// The one command for operators: `npm run ops` lists its commands, `npm run ops -- jobs` runs one. A script that calls it
// gives its own name first, for the help page.
const [first, ...others] = process.argv.slice(2)
const [, caller] = /^--as=(.+)$/.exec(first ?? '') ?? []
const [name, ...rest] = caller === undefined ? process.argv.slice(2) : others
const command = commands.find((each) => each.name === name)

if (!command) {
  console.log(help(caller))
  const isAsked = name === undefined || name === 'help' || name === '--help'
  if (!isAsked) console.error(`\nThere is no command ${name}.`)
  process.exitCode = isAsked ? 0 : 1
} else {
  try {
    const run = await command.load()
    await run(rest)
  } catch (error) {
    console.error(explainQuery(error))
    process.exitCode = 1
  }
}
