import { expect, test } from 'vitest'
import { clockText, remaining, spokenText } from './countdown-time.ts'

test.each([
  [86_399_000, '23:59:59', 'sisa 23 jam 59 menit'],
  [3_600_000, '01:00:00', 'sisa 1 jam'],
  [3_599_000, '59:59', 'sisa 59 menit'],
  [59_001, '01:00', 'sisa 1 menit'],
  [900, '00:01', 'sisa kurang dari satu menit'],
  [0, '00:00', 'waktu habis'],
  [-5_000, '00:00', 'waktu habis'],
])('%i ms before the end it shows %s', (left, shown, spoken) => {
  const rest = remaining(1_000_000_000 + left, 1_000_000_000)
  expect(clockText(rest)).toBe(shown)
  expect(spokenText(rest)).toBe(spoken)
  expect(rest.isOver).toBe(left <= 0)
})
