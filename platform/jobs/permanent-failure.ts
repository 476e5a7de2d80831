/** A failure that another try would only repeat: a job that throws it is dead at once, with its reason in the list. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
