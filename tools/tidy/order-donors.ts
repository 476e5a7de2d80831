/** Who may import whom among what knows a donor; a part of the table of features. */
export const DONOR_FEATURES = {
  // Who gives, from what came with their gifts.
  donor: [],
  // A donor at the desk: what they gave, what two people say of them, and what an earlier system had.
  'donor-record': [
    'calendar',
    'campaign',
    'donation',
    'donation-log',
    'donor',
    'ledger',
    'message',
    'receipt',
    'staff',
  ],
  // What somebody gave, sent to the contact they gave with.
  'donor-recap': ['donation-log', 'donor', 'message'],
  // News to many donors at once, agreed by two people; each message leaves as any other.
  sending: ['donor', 'donor-record', 'message', 'staff'],
  // Two people enter rates, by which a giver abroad sees a sum roughly in another currency.
  'exchange-rate': ['staff'],
  // What donors agreed to be debited, and what the provider keeps for it.
  debit: [],
  // A plan reminds a contact, or makes a donation to its programme; its nights follow the calendar. A debit is a charge
  // of its donation that we ask for ourselves.
  recurring: [
    'account',
    'calendar',
    'campaign',
    'charge',
    'checkout',
    'debit',
    'donation',
    'message',
    'site-page',
  ],
} as const
