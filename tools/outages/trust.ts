import { getCACertificates, setDefaultCACertificates } from 'node:tls'

const known = getCACertificates()

/**
 * Lets this process call the proxy of a world, and of no earlier one: each makes a certificate of the same name, and
 * of two with one name the first is tried alone.
 */
export function trustProxy(certificate: string): void {
  setDefaultCACertificates([...known, certificate])
}
