import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Gate, openGate } from './gate.ts'

export type MailBehindGate = { url: string; gate: Gate; taken(): number; stop(): Promise<void> }

/** A mail server behind a gate: it can be made silent, and be away. */
export async function startGatedMail(): Promise<MailBehindGate> {
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
  real.on('error', () => {})
  const behind = real.listen(0, '127.0.0.1')
  await once(behind, 'listening')
  const gate = await openGate((behind.address() as AddressInfo).port)
  return {
    url: `smtp://127.0.0.1:${gate.port}`,
    gate,
    taken: () => taken,
    stop: async () => {
      await gate.shut()
      real.close(() => {})
    },
  }
}
