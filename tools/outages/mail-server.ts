import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type HangingMailServer = { url: string; taken(): number; isSilent: boolean; stop(): void }

/** A mail server that can be made to accept connections and never answer. */
export async function startHangingMailServer(): Promise<HangingMailServer> {
  let taken = 0
  const real = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        taken += 1
        done()
      })
    },
  })
  const behind = real.listen(0, '127.0.0.1')
  await once(behind, 'listening')
  const { port: realPort } = behind.address() as AddressInfo
  const open = new Set<Socket>()
  const front = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (server.isSilent) return
    const onward = connect(realPort, '127.0.0.1').on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const server: HangingMailServer = {
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    taken: () => taken,
    isSilent: false,
    stop: () => {
      for (const socket of open) socket.destroy()
      front.close()
      real.close(() => {})
    },
  }
  return server
}
