import { expect, test } from 'vitest'
import { cleartextProblems } from './cleartext.ts'

const namesOf = (given: Parameters<typeof cleartextProblems>[0]) =>
  cleartextProblems(given).map((line) => line.split(':')[0])

test.each([
  ['ORIGIN', 'http://amanah.example'],
  ['ORIGIN', 'HTTP://amanah.example'],
  ['ORIGIN', 'http://127.0.0.1.jahat.example'],
  ['ORIGIN', 'http://localhost.jahat.example'],
  ['ORIGIN', 'http://10.0.0.4:3000'],
  ['ORIGIN', 'http://[::2]:3000'],
  ['API_BASE', 'http://api.amanah.example'],
  ['XENDIT_BASE_URL', 'http://api.xendit.co'],
  ['MIDTRANS_BASE_URL', 'http://api.midtrans.com'],
  ['OTP_HTTP_URL', 'http://wa.example/kirim'],
  ['S3_ENDPOINT', 'http://minio.internal:9000'],
  ['SMTP_URL', 'smtp://mail.example:587'],
  ['SMTP_URL', 'smtp://siti:rahasia@mail.example:587'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=false'],
  ['SMTP_URL', 'smtp://mail.example:587?ignoreTLS=true'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
])('%s=%s would go over a network unencrypted', (name, value) => {
  expect(namesOf({ [name]: value })).toEqual([name])
})

test.each([
  ['ORIGIN', 'https://amanah.example'],
  ['ORIGIN', 'http://localhost:3000'],
  ['ORIGIN', 'http://127.0.0.2:3000'],
  ['ORIGIN', 'http://[::1]:3000'],
  ['API_BASE', '/'],
  ['XENDIT_BASE_URL', 'http://127.0.0.1:8080'],
  ['S3_ENDPOINT', 'https://s3.example'],
  ['SMTP_URL', 'smtps://siti:rahasia@mail.example'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ['SMTP_URL', 'smtp://mail.example:587/?requireTLS=true'],
  ['SMTP_URL', 'smtp://localhost:1025'],
  ['SMTP_URL', 'smtp://[::1]:1025'],
])('%s=%s does not', (name, value) => {
  expect(namesOf({ [name]: value })).toEqual([])
})
