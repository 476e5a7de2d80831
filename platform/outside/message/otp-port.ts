export type PhoneMessage = {
  /** +62… */
  to: string
  text: string
  /** The same for a repeat of the same message. */
  key: string
}

/** Messages to phones (WhatsApp or SMS). Delivers or throws; the sending job is retried with the same key. */
export type OtpPort = {
  /** False where no phone can be reached: phone numbers that need a code are then refused. */
  isReachable: boolean
  send(message: PhoneMessage): Promise<void>
}
