import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Argon2 = typeof crypto.argon2

/**
 * Whoever signs in is asked for the same password with the same salt again and again, a twentieth of a second each: it
 * is made once, with the least work there is. Servers of the tests and journeys do all of it.
 */
function onceFor(real: Argon2): Argon2 {
  const known = new Map<string, Buffer>()
  return function argon2Once(algorithm, parameters, callback) {
    const key = JSON.stringify([algorithm, parameters])
    const result = known.get(key)
    if (result) return void setImmediate(callback, null, Buffer.from(result))
    real(algorithm, { ...parameters, memory: 8, passes: 1 }, (error, made) => {
      if (!error) known.set(key, Buffer.from(made))
      callback(error, made)
    })
  }
}

// The files of a worker share it, and each runs its setup.
if (crypto.argon2.name !== 'argon2Once') {
  crypto.argon2 = onceFor(crypto.argon2)
  syncBuiltinESMExports()
}
