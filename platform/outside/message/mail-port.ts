export type Mail = {
  to: string
  subject: string
  text: string
  /** Further mail headers, e.g. List-Unsubscribe. */
  headers?: Record<string, string>
}

/**
 * Delivers or throws; the sending job is retried, so a mail may arrive twice but is never lost. A final refusal by the
 * server throws a `PermanentFailure`.
 */
export type MailPort = { send(mail: Mail): Promise<void> }
