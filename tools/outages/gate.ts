import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a server that can be shut, as by its kill -9, or made silent: then it takes connections and never answers. */
export type Gate = {
  port: number
  isSilent: boolean
  shut(): Promise<void>
  open(): Promise<void>
}

/** Opens a port of 127.0.0.1 that leads to another one. */
export async function openGate(onwardPort: number): Promise<Gate> {
  const passing = new Set<Socket>()
  let server: Server | undefined
  async function open(): Promise<void> {
    server = createServer(pass).listen(gate.port, '127.0.0.1')
    await once(server, 'listening')
    gate.port = (server.address() as AddressInfo).port
  }
  function pass(socket: Socket): void {
    passing.add(socket)
    socket.on('error', () => {}).on('close', () => passing.delete(socket))
    if (gate.isSilent) return
    const onward = connect(onwardPort, '127.0.0.1').on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  }
  const gate: Gate = {
    port: 0,
    isSilent: false,
    open,
    shut: async () => {
      const closed = new Promise((resolve) => server?.close(resolve))
      for (const socket of passing) socket.destroy()
      await closed
    },
  }
  await open()
  return gate
}
