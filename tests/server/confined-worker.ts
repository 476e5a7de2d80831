// What a program may do where foreign files are read: started in place of platform/files/file-worker.server.ts.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'

function codeOf(run: () => unknown): string {
  try {
    run()
    return 'done'
  } catch (error) {
    return (error as { code: string }).code
  }
}

async function networkCode(port: number): Promise<string> {
  return await new Promise((resolve) => {
    try {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve('done'))
      socket.on('error', (error) => resolve((error as { code?: string }).code ?? ''))
    } catch (error) {
      resolve((error as { code: string }).code)
    }
  })
}

process.on('message', ({ bytes }: { bytes: Buffer }) => void answerWith(bytes))

async function answerWith(bytes: Buffer): Promise<void> {
  const answer = {
    env: Object.keys(process.env).filter((name) => name !== 'MALLOC_ARENA_MAX'),
    write: codeOf(() => writeFileSync(`${tmpdir()}/amanah-confined`, '')),
    program: codeOf(() => execFileSync(process.execPath, ['-v'])),
    network: await networkCode(Number(bytes.toString())),
  }
  process.send?.({ kind: 'answer', answer, isLast: true })
}
process.send?.({ kind: 'ready' })
