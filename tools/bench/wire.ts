import net from 'node:net'

type Answer = { status: number; body: string }
type Waiting = { resolve(answer: Answer): void; reject(cause: Error): void }

/**
 * One persistent HTTP/1.1 connection, one request at a time. Node's own client uses as much processor time as the
 * measured server; pgbench, its counterpart, does not.
 */
export class Wire {
  #socket: net.Socket
  #held = ''
  #waiting: Waiting | undefined

  constructor({ hostname, port }: URL) {
    this.#socket = net.connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1')
    this.#socket.on('data', (text: string) => this.#take(text))
    this.#socket.on('error', (cause) => this.#fail(cause))
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')))
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection is closed'))
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(text: string): void {
    this.#held += text
    const head = this.#held.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#held.slice(0, head))?.[1]
    if (length === undefined) return this.#fail(new Error('an answer without its length'))
    const end = head + 4 + Number(length)
    if (this.#held.length < end) return
    const answer = {
      status: Number(this.#held.slice(9, 12)),
      body: this.#held.slice(head + 4, end),
    }
    this.#held = this.#held.slice(end)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(answer)
  }

  #fail(cause: Error): void {
    this.#socket.destroy()
    this.#waiting?.reject(cause)
    this.#waiting = undefined
  }
}
