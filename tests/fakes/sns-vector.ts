/**
 * Two messages of Amazon SNS as documented, and the certificate they are signed by. Its key was thrown away: a test that
 * wants others makes a certificate of its own.
 */
export const snsTopic = 'arn:aws:sns:ap-southeast-3:123456789012:surat'

export const snsCertificate = `-----BEGIN CERTIFICATE-----
MIIDGzCCAgOgAwIBAgIUDGCsBH3dOJJDbWSFfN3JZfkm818wDQYJKoZIhvcNAQEL
BQAwHDEaMBgGA1UEAwwRc25zLmFtYXpvbmF3cy5jb20wIBcNMjYxMTI4MTIzNjE4
WhgPMjEyNjExMDQxMjM2MThaMBwxGjAYBgNVBAMMEXNucy5hbWF6b25hd3MuY29t
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxUTneoFh8DAo5aeBLfR3
Szj/QHWC9MxeisGL3RWlxqLtRIrNe3sbv1S+3pMQ3JxHa3djTazwfeCB9xQgWFdS
jrcajd6wDhO+pPUbprb8Gc8jCetsPRqjUlUjA8Hpp5NmXuutLRsUuLERrhm1Yp8w
cyLA8MRloXsmZDe5BOBMzx57437Ppwpes/OtJwY6TdvQjJUaAtOfGL4u3ndj+pOJ
OdIEdDBuRTNET2w3TLUDbPbYSbnIE8B+fEsapmjOvhrxJ4nyc/3WVwhRix5b9OiK
7Rn6ytIy6ssUrlAuNwfMRt+G2VnarwmMfGDIrZ5ECwDdzRVg2bJfeDvGP9Sue2/J
/QIDAQABo1MwUTAdBgNVHQ4EFgQUC/CXTFJLAN1KoXY3Sm5ReABgQ2owHwYDVR0j
BBgwFoAUC/CXTFJLAN1KoXY3Sm5ReABgQ2owDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOCAQEApwpSq4o3DMMDT9obZFzW5CVzfRo1VeOihfWYCR+Oh92V
nnp1aT7RkAM6fbyc+l/70V7WNj3PlQcVYxlGm/NhwsIwY2p9SeWfVbeKHZaZzZK5
MRCD/MQ6Npn+vANHf2rH6j99o3g0OOUJc+YAA+GWrf1RjWxExsf5CAZuvMZekj0k
6ZCGDJmJImPuetWNVPiLjhsvGKMbgfyw6SvVJfuSOoUhrz/5SzXwXGt+hd25CKgX
p3ukIOhFPeH0txdWYyNi9/Bkx0n/NiObskPYe8ret59ZuP2lUZqJ11z1+/+Fg7fM
1zPIAzNfG8MGt20nTmWH8oKN0HqHdZje0ssNGCsppg==
-----END CERTIFICATE-----`

export const snsBounce = {
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:ap-southeast-3:123456789012:surat',
  Message:
    '{"notificationType":"Bounce","bounce":{"bounceType":"Permanent","bounceSubType":"General","bouncedRecipients":[{"emailAddress":"siti@contoh.id","action":"failed","status":"5.1.1","diagnosticCode":"smtp; 550 5.1.1 user unknown"}],"timestamp":"2026-11-28T03:00:00.000Z","feedbackId":"contoh"},"mail":{"messageId":"contoh","destination":["siti@contoh.id"]}}',
  Timestamp: '2026-11-28T03:00:01.000Z',
  SignatureVersion: '2',
  SigningCertURL: 'https://sns.ap-southeast-3.amazonaws.com/SimpleNotificationService-contoh.pem',
  Signature:
    'QoNNUnFt0IM3LfGPBZFdScRJt8+0OMxayWRp5z17veIIDq+LaHBDmYd6Wj6sfI+P6akK91orZRa69egYBlX+3MjB9HxmeFLxVBI2qAGE2I+xFxkzLA0X97OypjKmJerOdYEO1W9sPM0WoPFM3ILk+pQM06GSTfX7RVpSwrV8YYwsSgMKLFamNIcQnhd0LxYVWCQ65OfsWLHikPiLuyZwiBcLdrKfZJq+qREyyaDcKNpgbb7v9vBgpy54Wac68OAhl6SE5ttnhBvJD44AAa+8vk+6hB9t5hNKLShpKuAqAbtQ9qYGeEiDTnG0qtRN03t7CafUh4U5ouNUABxiDmY1jQ==',
}

export const snsComplaint = {
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:ap-southeast-3:123456789012:surat',
  Subject: 'Keluhan',
  Message:
    '{"notificationType":"Complaint","complaint":{"complainedRecipients":[{"emailAddress":"budi@contoh.id"}],"timestamp":"2026-11-28T03:00:00.000Z","complaintFeedbackType":"abuse"},"mail":{"messageId":"contoh"}}',
  Timestamp: '2026-11-28T03:00:01.000Z',
  SignatureVersion: '1',
  SigningCertURL: 'https://sns.ap-southeast-3.amazonaws.com/SimpleNotificationService-contoh.pem',
  Signature:
    'UYpimv5bzRVt2GsE7xL52QXDIMpOxoYgYIt4FtA0G61eB1duQV7G5hrzZ0xV0abxHDnAtd0D+BUti+mRg+JK8k/I4mgjhCzYQ4vOfVcVXGYHIRh5rXXOc5ldYmI516nwyf+w3pFxkSC4vpwPbcpz/O3SquqrLs8dvzkTofZfdc2vBlwr/BxHYFRghBmapiS4bwo60jv660IlZu3pcpW/FZfqgQO8WqHsPn/idnkcQNR04oDKrBtr+vbTGaOQF+qkE4FMxMur8HLaDRahV7JnFaOhvoutyFSrLJQ4gsjdg1VzDQVIw3qIi1YmL+qe1E3L/feZdhQDQEOA56wwXIEYkQ==',
}
