/** What follows from a code of the provider. */
export type Consequence =
  /** Another channel; after two of them the number counts as not reached. */
  | 'undeliverable'
  /** Free text came too late: only a template goes. */
  | 'window-closed'
  /** Withheld by the provider: not by this channel today. */
  | 'withheld'
  /** The person stopped news there: their consent ends. */
  | 'stopped'
  /** The same may be tried again later. */
  | 'back-off'
  /** Nothing more of this template until somebody has looked. */
  | 'hold-template'
  /** Nothing more by WhatsApp until somebody has looked. */
  | 'hold-all'
  /** This message only. */
  | 'failed'

const consequences: Readonly<Record<number, Consequence>> = {
  131026: 'undeliverable',
  131047: 'window-closed',
  131049: 'withheld',
  131050: 'stopped',
  130472: 'withheld',
  131056: 'back-off',
  130429: 'back-off',
  80007: 'back-off',
  // Nothing was sent for a fault of theirs.
  1: 'back-off',
  2: 'back-off',
  4: 'back-off',
  131000: 'back-off',
  131016: 'back-off',
  131057: 'back-off',
  133004: 'back-off',
  131048: 'hold-all',
  131042: 'hold-all',
  131031: 'hold-all',
  368: 'hold-all',
  // Our key: expired, or without a right.
  0: 'hold-all',
  3: 'hold-all',
  10: 'hold-all',
  190: 'hold-all',
  131005: 'hold-all',
  132000: 'hold-template',
  132001: 'hold-template',
  132005: 'hold-template',
  132007: 'hold-template',
  132012: 'hold-template',
  132015: 'hold-template',
  132016: 'hold-template',
}

/** What a code of the provider does to the message and to the next ones. */
export function consequenceOf(code: number): Consequence {
  return consequences[code] ?? 'failed'
}
