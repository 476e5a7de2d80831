// Starts our scripts with the project's pinned Node, from any Node >= 20 on the machine. It finds the platform
// package itself: with npm 10 node_modules/.bin/node is not linked.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { serverLimits } from './server-limits.mjs'

const require = createRequire(import.meta.url)
const { optionalDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const wanted = Object.values(optionalDependencies)[0]

function pinnedNode() {
  if (process.versions.node === wanted) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  for (const prefix of ['node', 'node-bin']) {
    try {
      const manifest = require.resolve(`${prefix}-${platform}-${process.arch}/package.json`)
      const bin = path.join(path.dirname(manifest), 'bin', platform === 'win' ? 'node.exe' : 'node')
      if (existsSync(bin)) return bin
    } catch {}
  }
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  console.error(
    `Amanah needs Node ${wanted}. This is ${process.version}, and no packaged Node was installed for ` +
      `${process.platform}-${process.arch}. Run "npm ci" again without --omit=optional, or install Node ${wanted}.`,
  )
  process.exit(1)
}

const script = process.argv.slice(2)
const limits = script[0] === 'server/main.ts' ? serverLimits() : { flags: [], env: {} }
// The ipc channel tells the child when this launcher has ended, even after kill -9.
const child = spawn(pinnedNode(), [...limits.flags, ...script], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...limits.env, AMANAH_LAUNCHED: '1' },
})
// Whoever started this launcher with such a channel has ended.
process.on('disconnect', () => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// A signal to npm ends only the shell that started this launcher (dash does not pass it on): the shell's end is our
// signal.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref()
}
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
