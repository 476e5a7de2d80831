export type PhoneMessage = {
  /** +62… */
  to: string
  text: string
  /** The same when the same message is handed over again. */
  key: string
}

/** Messages to phones (WhatsApp or SMS). Delivers or throws; the job that sends is retried with the same key. */
export type OtpPort = {
  /** False where no phone can be reached: then phone numbers are refused where a code would be needed. */
  isReachable: boolean
  send(message: PhoneMessage): Promise<void>
}
