import { expect, test } from 'vitest'
import { isOfTheAddress, readDeliveryReport } from './delivery-report.ts'

test.each([
  [{ status: '5.1.1' }, true],
  [{ status: '5.1.10' }, true],
  [{ status: '5.2.1' }, true],
  [{ status: '5.4.4' }, true],
  [{ status: '5.2.2' }, false],
  [{ status: '5.7.26' }, false],
  [{ status: '5.1.8' }, false],
  [{ status: '4.2.2' }, false],
  [{ status: '5.0.0', diagnostic: 'smtp; 550 5.1.1 user unknown' }, true],
  [{ status: '5.0.0', diagnostic: 'smtp; 550 No such user here' }, true],
  [{ status: '5.0.0', diagnostic: 'smtp; 554 message looks like spam' }, false],
  [{ diagnostic: '450 mailbox unavailable' }, false],
  [{ diagnostic: '550 not here', rcptCode: 550 }, true],
  [{ diagnostic: '550 blocked by our blacklist', rcptCode: 550 }, false],
  [{ diagnostic: '552 quota exceeded', rcptCode: 552 }, false],
])('%o is of the address: %s', (refusal, isIt) => {
  expect(isOfTheAddress(refusal)).toBe(isIt)
})

test('a report that something is late says nothing final', () => {
  const machine = 'Reporting-MTA: dns; a.id\n\nFinal-Recipient: rfc822; x@y.id\nAction: delayed'
  expect(readDeliveryReport({ kind: 'bounce', machine, returned: '' })).toBeUndefined()
  const failed = machine.replace('delayed', 'failed\nStatus: 5.1.1')
  const read = readDeliveryReport({ kind: 'bounce', machine: failed, returned: 'To: Z <Z@y.id>' })
  expect(read).toMatchObject({ isHard: true, recipients: ['x@y.id', 'z@y.id'], words: '5.1.1' })
})
