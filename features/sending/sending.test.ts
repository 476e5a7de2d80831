import { expect, test } from 'vitest'
import { lotSize, MOST_PER_MINUTE, nextLotAt } from './sending.ts'

test.each([1, 5, 6, 60, 250, 600, MOST_PER_MINUTE])(
  '%i a minute are the pace over an hour',
  (perMinute) => {
    let now = new Date('2026-06-02T03:00:00Z')
    const end = now.getTime() + 3_600_000
    let left = 0
    while (now.getTime() < end) {
      left += lotSize(perMinute)
      now = nextLotAt(now, perMinute)
    }
    // A lot leaves at once: by one of them the hour may be over.
    expect(left).toBeLessThanOrEqual(perMinute * 60 + lotSize(perMinute))
    expect(left).toBeGreaterThanOrEqual(perMinute * 60 - lotSize(perMinute))
  },
)
