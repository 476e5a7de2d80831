export type Mail = {
  to: string
  subject: string
  text: string
  /** Further lines of the mail's head, e.g. List-Unsubscribe. */
  headers?: Record<string, string>
}

/**
 * Delivers or throws; the job that sends is retried, so a mail may arrive twice but is never lost. What the server
 * refuses for good throws a `PermanentFailure`.
 */
export type MailPort = { send(mail: Mail): Promise<void> }
