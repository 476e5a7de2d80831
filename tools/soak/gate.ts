import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A way to a server that can be shut, as by its kill -9, or made silent: then it takes connections, nothing comes through
 * on them or on those that are open, and none is ended.
 */
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
    const onward = connect(onwardPort, '127.0.0.1').on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    onward.on('close', () => socket.destroySoon())
    lead(socket, onward)
    lead(onward, socket)
  }
  function lead(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!gate.isSilent) to.write(bytes)
    })
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
