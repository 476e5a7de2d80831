import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Further mail headers, e.g. List-Unsubscribe. */
  headers?: Record<string, string>
  /** The id of the message: what becomes of the e-mail is told by it. */
  id?: string
}

/** The server says that nobody is at this address. */
export class AddressRefused extends PermanentFailure {
  override name = 'AddressRefused'
}

/**
 * Delivers or throws; the sending job is retried, so a mail may arrive twice but is never lost. A final refusal by the
 * server throws a `PermanentFailure`; an address that is none, `AddressRefused`.
 */
export type MailPort = { send(mail: Mail): Promise<void> }
