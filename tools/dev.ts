// Runs the product and restarts it after every change: the same code path as production; a rebuild takes two seconds.
import { spawn } from 'node:child_process'

const watched = ['app', 'features', 'platform', 'server', 'db', 'public']
const child = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    ...watched.map((folder) => `--watch-path=${folder}`),
    'server/main.ts',
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
process.on('disconnect', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
